import type { FilterValue } from '@ronde/ui/grid'
import { TextField } from '@ronde/ui/text-field'
import { buildTree, Tree, type TreeNode } from '@ronde/ui/tree'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { AnyRow } from '../place/row.ts'
import { knownRows } from './known-rows.ts'
import { PlaceTree } from './list.styles.ts'
import { type Place, type PlaceIndex, placesBelow, placesFound, placesOf } from './places.ts'

interface PlaceFilterProps {
  label: string
  rows: readonly AnyRow[]
  pathOf: (row: AnyRow) => string
  filter: FilterValue | undefined
  onChange: (filter: FilterValue | undefined) => void
}

type Node = TreeNode<Place>
const keyOf = ({ row }: Node) => row.path
const textOf = ({ row }: Node) => row.text
const noPlaces: readonly Place[] = []

/** Filters rows to a place of their tree and all places below it. Branches are read as they are opened. */
export function PlaceFilter({ label, rows, pathOf, filter, onChange }: PlaceFilterProps) {
  const text = useText()
  const [index, setIndex] = useState<PlaceIndex | null>(null)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlyMap<string, readonly Place[]>>(new Map())
  const [found, setFound] = useState({ search: '', places: noPlaces })
  // The rows at the time it opened: the tree stays the same while it is open.
  const [read] = useState({ rows, pathOf })
  const reading = useRef<Promise<PlaceIndex | null>>(null)
  useEffect(() => {
    const closing = new AbortController()
    reading.current = placesOf(read.rows, read.pathOf, closing.signal)
    void reading.current.then((all) => all && setIndex(all))
    return () => closing.abort()
  }, [read])
  const roots = useMemo(() => (index ? placesBelow(index, null) : noPlaces), [index])
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
        state={index ? 'ready' : 'loading'}
        itemKey={keyOf}
        itemText={textOf}
        itemChildren={childrenOf}
        hasMore={hasMore}
        onLoad={({ item: { row } }) => {
          if (index) setOpened((before) => new Map(before).set(row.path, placesBelow(index, row.path)))
          return Promise.resolve()
        }}
        onSearch={async ({ search: asked }) => {
          const all = await reading.current
          const places = all && (await placesFound(all, asked))
          if (places) setFound({ search: asked, places })
        }}
        search={search}
        selectionMode="single"
        selection={new Set(chosen === '' ? [] : [chosen])}
        onSelectionChange={({ selection: [path] }) => onChange(path === undefined ? undefined : { kind: 'path', path })}
      />
    </PlaceTree>
  )
}
