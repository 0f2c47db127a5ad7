import { useEffect, useMemo, useState } from 'react'
import type { RowSource } from '../internal/rows/row-source.ts'
import { ancestorsOf, findKey, indexTree, isBranch, keyAt, notLoaded } from './tree-index.ts'
import { childrenOf, idOf } from './tree-props.ts'
import type { AnyItem, TreeViewProps } from './tree-props.ts'
import { below, searchTree } from './tree-search.ts'
import { allClosed, allOpen, isNodeOpen, rowOf, visibleRows, withOpen } from './tree-state.ts'
import type { Expansion, TreeShape } from './tree-state.ts'
import { treeSource } from './tree-source.ts'
import { useTreeLoading } from './use-tree-loading.ts'
import type { TreeLoadingOptions } from './use-tree-loading.ts'

const noneChosen: ReadonlyMap<string, boolean> = new Map()

export type InOrder = (siblings: readonly AnyItem[]) => readonly AnyItem[]

interface TreeShapeOptions {
  /** Siblings by their columns; null while they stand as they were given. */
  inOrder: InOrder | null
  onEnd: TreeLoadingOptions['onEnd']
}

/** The items of a tree, the rows of it that show, and the ways to open and close. */
export function useTreeShape(props: TreeViewProps, { inOrder, onEnd }: TreeShapeOptions) {
  const {
    items,
    itemKey: keyOf = idOf,
    itemChildren = childrenOf,
    itemText,
    itemSearch = itemText,
    hasMore,
    onLoad,
    isComing,
    onSearch,
    search = '',
    isFlat = false,
  } = props
  const canLoad = onLoad !== undefined
  const index = useMemo(() => {
    // Siblings that are not all loaded keep the caller's order.
    const ordered = (siblings: readonly AnyItem[]) =>
      inOrder && !(isComing && siblings.some(isComing)) ? inOrder(siblings) : siblings
    const childrenInOrder = (item: AnyItem) => {
      const children = itemChildren(item)
      return children && ordered(children)
    }
    return indexTree(ordered(items), {
      keyOf,
      childrenOf: childrenInOrder,
      hasMore: canLoad ? hasMore : undefined,
    })
  }, [items, keyOf, itemChildren, inOrder, isComing, hasMore, canLoad])
  const loading = useTreeLoading({ onLoad, onSearch, search, hasUnloaded: index.unloaded > 0, onEnd })
  const { loads, load } = loading
  const hits = useMemo(() => searchTree(index, itemSearch, search), [index, itemSearch, search])

  const [own, setOwn] = useState(props.defaultExpansion ?? allClosed)
  const expansion = props.expansion ?? own
  // Which way, not that it was turned: a hit that is moved into a branch, or out of it, changes sides by itself.
  const [chosen, setChosen] = useState(noneChosen)
  const [chosenFor, setChosenFor] = useState(search)
  if (chosenFor !== search) {
    setChosenFor(search)
    setChosen(noneChosen)
  }
  const shape = useMemo<TreeShape<AnyItem>>(
    () => ({ index, expansion, chosen, hits, loads, isFlat }),
    [index, expansion, chosen, hits, loads, isFlat],
  )
  const rows = useMemo(() => visibleRows(shape), [shape])
  const source = useMemo(() => treeSource(index, rows, isComing), [index, rows, isComing])

  // Branches that are open from the start, or that the product opens.
  useEffect(() => {
    if (index.unloaded === 0) return
    for (const code of rows) if (code < 0 && !loads.has(keyAt(index, ~code))) load(index, ~code)
  })

  const expand = (next: Expansion) => {
    if (!props.expansion) setOwn(next)
    props.onExpansionChange?.({ expansion: next })
  }
  const setOpen = (nodes: readonly number[], open: boolean) => {
    const changing = nodes.filter((at) => isBranch(index, at) && isNodeOpen(shape, at) !== open)
    if (changing.length === 0) return
    const keys = changing.map((at) => keyAt(index, at))
    if (hits) setChosen((before) => new Map([...before, ...keys.map((key) => [key, open] as const)]))
    else expand(withOpen(expansion, keys, open))
    if (open) for (const at of changing) if (index.kids[at] === notLoaded) load(index, at)
  }

  return {
    index,
    shape,
    rows,
    source,
    hits,
    loading,
    setOpen,
    expandAll() {
      setChosen(noneChosen)
      if (!hits) expand(allOpen)
    },
    collapseAll() {
      if (hits)
        setChosen(
          new Map(
            index.items.filter((_, at) => ((hits.flags[at] ?? 0) & below) !== 0).map((item) => [keyOf(item), false]),
          ),
        )
      else expand(allClosed)
    },
    /** Siblings of a node, itself included. */
    siblingsOf(at: number): number[] {
      const up = index.parent[at] ?? -1
      const end = up < 0 ? index.count : up + (index.size[up] ?? 1)
      const found: number[] = []
      for (let other = up + 1; other < end; other += index.size[other] ?? 1) found.push(other)
      return found
    },
    /** Opens the branches that hide an item; gives its row among the rows that are about to show, null when it is nowhere. */
    uncover(key: string): { row: number; coming: RowSource } | null {
      const at = findKey(index, key)
      if (at < 0) return null
      const ancestors = ancestorsOf(index, at)
      setOpen(ancestors, true)
      const opened = withOpen(
        expansion,
        ancestors.map((up) => keyAt(index, up)),
        true,
      )
      const coming = visibleRows({ ...shape, expansion: opened })
      return { row: rowOf(coming, at), coming: treeSource(index, coming, isComing) }
    },
  }
}
