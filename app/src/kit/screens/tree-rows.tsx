import { type GridColumn, placedColumns, searchedText } from '@ronde/ui/grid'
import { allOpen, type TreeHandle, type TreeMove, type TreeNode } from '@ronde/ui/tree'
import { TreeGrid } from '@ronde/ui/tree-grid'
import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { Place } from '../place/place.ts'
import { GridFrame } from '../rows/list.styles.ts'
import { plain } from '../rows/columns.ts'
import type { RowsShown } from './grid-rows.tsx'
import { rowStateOf } from '../rows/row-state.ts'
import { usePrefetch } from '../rows/use-prefetch.ts'
import type { AnyRow } from '../place/row.ts'
import { useMoves } from '../actions/use-moves.ts'
import { comingPlace, nodesInPlace, topBranch } from '../rows/long-branches.ts'
import { treeItems } from '../rows/tree-items.ts'

interface TreeRowsProps extends RowsShown {
  place: Place
  handle: RefObject<TreeHandle | null>
}

type Node = TreeNode<AnyRow>

const isComing = ({ row }: Node) => comingPlace(row) !== undefined

const columnOfNodes = (
  { value, format, cell, note, href: _href, path: _path, choiceText: _choiceText, ...column }: GridColumn<AnyRow>,
  hrefOf: ((row: AnyRow) => string | undefined) | undefined,
): GridColumn<Node> => ({
  ...column,
  href: hrefOf && (({ row }) => hrefOf(row)),
  value: ({ row }) => (typeof value === 'function' ? value(row) : row[value]),
  format: format && ((given, { row }) => format(given, row)),
  cell: cell && (({ row }) => cell(row)),
  note: note && (({ row }) => note(row)),
})

/** Rows in the users' order, as a tree or in one line; they are moved by dragging, by keys and by a dialog, where the menus allow it. */
export function TreeRows({
  list,
  actions,
  config,
  stateTexts,
  title,
  slots,
  joined,
  selection,
  onSelect,
  onActive,
  onOpen,
  place,
  handle,
}: TreeRowsProps) {
  const text = useText()
  const { tree, active } = config
  const { address, read: reading, nameOf, columns, rows: shown, keyOf } = list
  const { id = config.key, parent, order, move, isHeading } = tree ?? {}
  // The tree of a long answer is made in a deferred render; that of a branch at once, or its line would be gone before its rows came.
  const deferred = useDeferredValue(reading.value)
  const value = list.late && !address.search ? reading.value : deferred
  const { withInactive, filters } = address
  // Rows with an order by hand are shown in it, unless the address has another.
  const sort = order === undefined ? list.sort : address.sort
  const isFiltered = parent === undefined ? list.isFiltered : Object.keys(filters).length > 0
  // The tree applies the search itself; only filters reduce the rows given to it.
  const among = isFiltered ? shown : null
  const items = useMemo(() => {
    const inUse = (value ?? []).filter((row) => withInactive || active === undefined || row[active] !== false)
    return treeItems(inUse, { id, parent, order }, among)
  }, [value, withInactive, active, order, id, parent, among])
  const { hrefOf } = actions
  const prefetch = usePrefetch(actions.opens)
  const named = config.label ?? columns[0]?.id
  const nodeColumns = useMemo(() => {
    const shownColumns = placedColumns(columns, list.layout).map(({ column }) => column)
    // The tree's indents are in the column that names a row.
    const first = shownColumns.filter(({ id: column }) => column === named)
    return [...first, ...shownColumns.filter((column) => !first.includes(column))].map((column, index) =>
      columnOfNodes(column, index === 0 ? hrefOf : undefined),
    )
  }, [columns, list.layout, named, hrefOf])
  const { late } = list
  const lateMore = late?.hasMore
  const long = late?.long
  const hasMore = useMemo(() => lateMore && (({ row }: Node) => lateMore(row)), [lateMore])
  // Children of a row that were not loaded are unknown; else all are known.
  const childrenOf = useCallback(
    (node: Node) => {
      if (node.children.length === 0 && hasMore?.(node)) return undefined
      const placed = isComing(node) ? undefined : long?.get(keyOf(node.row))
      return placed ? nodesInPlace(node.children, keyOf(node.row), placed, keyOf) : node.children
    },
    [hasMore, long, keyOf],
  )
  const roots = useMemo(() => {
    const placed = long?.get(topBranch)
    return placed ? nodesInPlace(items, topBranch, placed, keyOf) : items
  }, [items, long, keyOf])
  const lateMissing = late?.onMissing
  const onMissing = useCallback(
    ({ item: { row } }: { item: Node }) => {
      const missing = comingPlace(row)
      if (missing) lateMissing?.(missing)
    },
    [lateMissing],
  )
  const itemKey = useCallback((node: Node) => (isComing(node) ? node.id : keyOf(node.row)), [keyOf])
  const itemText = useCallback((node: Node) => (isComing(node) ? '' : nameOf(node.row)), [nameOf])
  const searched = tree?.searched
  // A tree loaded by branches is searched by the server, by names and `searched`; others by all their columns.
  const isLate = late !== null
  const { locale } = text
  const itemSearch = useMemo(
    () =>
      ({ row }: Node) => {
        if (comingPlace(row)) return ''
        if (isLate) return [nameOf(row), ...(searched ?? []).map((field) => plain(row[field]))].join('\n')
        return isHeading?.(row) ? '' : searchedText(columns, row, locale)
      },
    [isLate, searched, nameOf, isHeading, columns, locale],
  )
  // The list makes the texts of many rows in slices when searched; the tree would make them all at once.
  const [shownSearch, showSearch] = useState(address.search)
  if (shownSearch !== address.search && (isLate || list.isCurrent)) showSearch(address.search)
  const rowState = useCallback(({ row }: Node) => rowStateOf(row, { active, keyOf, joined }), [active, keyOf, joined])

  const placing = useMoves({ list, config, place, handle, items, drawn: value })
  const isOver = (node: Node | null) => node !== null && isHeading?.(node.row) === true
  const canMove = ({ moved, position, target }: TreeMove<Node>): true | string => {
    const above =
      position === 'inside'
        ? target?.row
        : (value ?? []).find((row) => parent !== undefined && row[id] === target?.row[parent])
    const closed = above && tree?.closed?.(above)
    if (closed) return text(closed)
    if (position === 'inside' && target !== null)
      return moved.some(isOver) ? text('tree.noHeading') : parent !== undefined || text('tree.noInside')
    // Headings cannot be moved, and nothing can be moved beside one.
    return (
      isHeading === undefined || !(target === null || isOver(target) || moved.some(isOver)) || text('tree.noHeading')
    )
  }

  return (
    <GridFrame {...prefetch}>
      <TreeGrid<Node>
        ref={handle}
        label={title}
        items={roots}
        itemKey={itemKey}
        itemText={itemText}
        itemChildren={childrenOf}
        columns={nodeColumns}
        defaultExpansion={allOpen}
        state={
          reading.error && (!value || (late && isFiltered))
            ? 'error'
            : value && !(late && isFiltered && reading.isPending)
              ? 'ready'
              : 'loading'
        }
        sort={sort}
        onSortChange={({ sort: next }) => address.change({ sort: next })}
        layout={list.layout}
        onLayoutChange={({ layout }) => list.setLayout(layout)}
        search={shownSearch}
        itemSearch={itemSearch}
        {...(hasMore && late
          ? {
              hasMore,
              onLoad: ({ item }) => late.load(item.row),
              onSearch: ({ search }) => late.find(search),
              isComing,
              onMissing,
            }
          : {})}
        rowState={rowState}
        rowStateTexts={stateTexts}
        onOpen={onOpen && !hrefOf ? ({ row: item }) => onOpen(item.row) : undefined}
        selectionMode={actions.hasSelection ? 'multiple' : 'none'}
        selection={selection}
        onSelectionChange={({ selection: chosen }) => onSelect(chosen)}
        onPlaceChange={({ place: { active: key } }) => onActive(key)}
        rowMenu={actions.hasRowMenu ? ({ row }) => actions.rowMenu(row) : undefined}
        onRowAction={({ id: entry, row: item }) => actions.runOnRow({ id: entry, row: item.row })}
        {...(actions.canMove && move ? { onMove: placing, canMove, isLine: parent === undefined } : {})}
        empty={list.isFiltered ? slots.noMatch : slots.empty}
        noMatch={slots.noMatch}
        error={slots.error}
      />
    </GridFrame>
  )
}
