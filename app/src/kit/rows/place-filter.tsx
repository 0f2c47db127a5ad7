import type { FilterValue } from '@ronde/ui/grid'
import { TextField } from '@ronde/ui/text-field'
import { buildTree, Tree, type TreeNode } from '@ronde/ui/tree'
import { useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { knownRows } from './known-rows.ts'
import { PlaceTree } from './list.styles.ts'
import { type Place, placesBelow, placesFound } from './places.ts'

interface PlaceFilterProps {
  label: string
  /** The paths of all rows. */
  paths: () => ReadonlySet<string>
  filter: FilterValue | undefined
  onChange: (filter: FilterValue | undefined) => void
}

type Node = TreeNode<Place>
const keyOf = ({ row }: Node) => row.path
const textOf = ({ row }: Node) => row.text
const noPlaces: readonly Place[] = []

/** Chooses a place of the tree that rows stand in: they are filtered to those there and below. Branches are looked at as they are opened. */
export function PlaceFilter({ label, paths: read, filter, onChange }: PlaceFilterProps) {
  const text = useText()
  const [paths] = useState(read)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlyMap<string, readonly Place[]>>(new Map())
  const [found, setFound] = useState({ search: '', places: noPlaces })
  const roots = useMemo(() => placesBelow(paths, null), [paths])
  const items = useMemo(() => {
    const isFound = found.search !== '' && found.search === search.trim()
    const known =
      knownRows<Place>({
        roots,
        found: isFound ? found.places : noPlaces,
        below: (path) => opened.get(path) ?? null,
        keyOf: ({ path }) => path,
      }) ?? []
    return buildTree(known, { id: 'path', parentId: 'parent' }).roots
  }, [roots, found, search, opened])
  const hasMore = useMemo(
    () =>
      ({ row }: Node) =>
        row.hasMore && !opened.has(row.path),
    [opened],
  )
  const childrenOf = useMemo(
    () => (node: Node) => (node.children.length === 0 && hasMore(node) ? undefined : node.children),
    [hasMore],
  )
  const chosen = filter?.kind === 'path' ? filter.path : ''
  return (
    <PlaceTree>
      <TextField
        label={text('filter.findPlace')}
        type="search"
        value={search}
        onValueChange={({ value }) => setSearch(value)}
      />
      <Tree<Node>
        label={label}
        items={items}
        itemKey={keyOf}
        itemText={textOf}
        itemChildren={childrenOf}
        hasMore={hasMore}
        onLoad={({ item: { row } }) => {
          setOpened((before) => new Map(before).set(row.path, placesBelow(paths, row.path)))
          return Promise.resolve()
        }}
        onSearch={({ search: asked }) => {
          setFound({ search: asked, places: placesFound(paths, asked) })
          return Promise.resolve()
        }}
        search={search}
        selectionMode="single"
        selection={new Set(chosen === '' ? [] : [chosen])}
        onSelectionChange={({ selection: [path] }) => onChange(path === undefined ? undefined : { kind: 'path', path })}
      />
    </PlaceTree>
  )
}
