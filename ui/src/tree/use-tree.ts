import { useCallback } from 'react'
import type { PointerEvent } from 'react'
import { useRowHeight } from '../internal/rows/use-row-height.ts'
import type { Translate } from '../messages/index.ts'
import type { TreeColumns } from './tree-columns.ts'
import { ancestorsOf, isBranch, keyAt } from './tree-index.ts'
import { headerRow } from './tree-keys.ts'
import type { AnyItem, TreeHandle, TreeViewProps } from './tree-props.ts'
import { foldedTexts, match, typeAheadRow } from './tree-search.ts'
import { isNodeOpen, isPlaceholder, nodeOf, rowOf, visibleRows, withOpen } from './tree-state.ts'
import { useActiveRow } from './use-active-row.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeEvents } from './use-tree-events.ts'
import { useTreeMenu } from './use-tree-menu.tsx'
import { useTreeMoves } from './use-tree-moves.ts'
import { useTreeNotice } from './use-tree-notice.ts'
import { useRowsScroll } from '../internal/rows/use-rows-scroll.ts'
import { useRowsPlace } from '../internal/rows/use-rows-place.ts'
import { useTreeSelection } from './use-tree-selection.ts'
import { useTreeShape } from './use-tree-shape.ts'

export interface TreeOptions {
  t: Translate
  columns: TreeColumns | null
}

/** State and behaviour of a tree, for its parts to show. */
export function useTree(props: TreeViewProps, { t, columns }: TreeOptions) {
  const {
    itemText: textOf,
    itemSearch: searched = textOf,
    selectionMode: mode = 'none',
    onOpen,
    onMove,
    canMove,
    rowMenu,
    itemMenu = rowMenu,
    onItemAction,
    onRowAction,
  } = props
  const cellCount = columns?.tracks.length ?? 0
  const isSorted = columns !== null && columns.sort.length > 0
  const { rowHeight, probe } = useRowHeight()
  const scroll = useRowsScroll(rowHeight, cellCount > 0)
  const { notice, say, dismiss } = useTreeNotice()
  const tree = useTreeShape(props, {
    inOrder: columns?.inOrder ?? null,
    onEnd: ({ item, isDone }) => say(t(isDone ? 'tree.loaded' : 'tree.loadFailedFor', { name: textOf(item) }), 'quiet'),
  })
  const { index, shape, rows } = tree
  const { active, keeper, moveTo, rowElement } = useActiveRow({
    index,
    rows,
    initialPlace: props.initialPlace,
    reveal: scroll.reveal,
  })
  const place = useRowsPlace({
    initialPlace: props.initialPlace,
    onPlaceChange: props.onPlaceChange,
    active: active && active.row >= 0 ? active.key : null,
    firstVisible: scroll.firstVisible,
    count: rows.length,
    hasHeader: cellCount > 0,
  })
  const selecting = useTreeSelection({
    index,
    rows,
    selectionMode: mode,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
  })
  const moves = useTreeMoves({
    index,
    textOf,
    onMove,
    canMove,
    isSorted,
    say,
    t,
    siblingsOf: (at) => tree.siblingsOf(at).filter((other) => rowOf(rows, other) >= 0),
    selection: selecting.selection,
    isSelected: (at) => mode === 'multiple' && selecting.isSelected(at),
    openBranch: (at) => tree.setOpen([at], true),
  })
  const menu = useTreeMenu({ index, textOf, moves, itemMenu, onItemAction, onRowAction, isLine: props.isLine, t })

  const isNode = (row: number): boolean => row >= 0 && row < rows.length && !isPlaceholder(rows[row] ?? 0)
  const nodeAt = (row: number): number => nodeOf(rows[row] ?? 0)
  const isOpen = (row: number): boolean | undefined =>
    isNode(row) && !shape.isFlat && isBranch(index, nodeAt(row)) ? isNodeOpen(shape, nodeAt(row)) : undefined
  const setOpen = (row: number, open: boolean) => tree.setOpen([nodeAt(row)], open)
  const itemAt = (row: number): AnyItem | undefined => (isNode(row) ? index.items[nodeAt(row)] : undefined)
  const retry = (row: number) => tree.loading.load(index, nodeAt(row))
  const linkIn = (row: number) => rowElement(row)?.querySelector<HTMLElement>('[data-link]')
  const canOpen = (row: number) =>
    isNode(row) && (onOpen !== undefined || (linkIn(row) !== null && linkIn(row) !== undefined))
  const openItem = (row: number) => {
    const item = itemAt(row)
    const open = isOpen(row)
    const link = linkIn(row)
    if (item && onOpen) onOpen({ item, row: item })
    else if (link) link.click()
    else if (open !== undefined && (mode === 'single' || mode === 'multiple')) setOpen(row, !open)
  }
  const drag = useTreeDrag({
    moves,
    rows,
    isSorted,
    scroller: scroll.scroller,
    isOpen,
    open: (row) => setOpen(row, true),
  })

  const firstRow = (): number => {
    const chosen =
      selecting.selection.size > 0 ? rows.findIndex((code) => !isPlaceholder(code) && selecting.isSelected(code)) : -1
    return Math.max(0, chosen)
  }

  const headingAt = (cell: number) => rowElement(headerRow)?.querySelector(`[aria-colindex="${cell + 1}"]`)
  const events = useTreeEvents({
    active,
    keeper,
    rowElement,
    isOpen,
    setOpen,
    retry,
    openItem,
    rowCount: rows.length,
    cellCount,
    pageRows: scroll.pageRows,
    isMultiple: mode === 'multiple' || mode === 'checkbox',
    openSiblings: (row) => tree.setOpen(tree.siblingsOf(nodeAt(row)), true),
    parentOf: (row) => (isNode(row) ? rowOf(rows, index.parent[nodeAt(row)] ?? -1) : rowOf(rows, nodeAt(row))),
    moveTo(row, cell, extend) {
      if (extend) selecting.extendTo(row, active?.row ?? 0)
      moveTo(row, cell)
    },
    // The headings are there without rows, too.
    enter: () =>
      active && active.row !== -1
        ? moveTo(active.row, active.cell)
        : rows.length === 0 && cellCount > 0
          ? moveTo(headerRow, 0)
          : moveTo(firstRow(), -1),
    // What is pressed is in view already, and must not move under the pointer.
    press: (row, cell) => moveTo(row, isNode(row) || row === headerRow ? cell : -1, { isRevealed: true }),
    choose(row, { isRange, isToggle }) {
      const open = isOpen(row)
      if (!isNode(row)) return
      if (mode === 'none' && !onOpen && open !== undefined) setOpen(row, !open)
      else if (mode === 'checkbox' && !onOpen) selecting.toggle(row)
      else if (mode === 'single') selecting.selectOnly(row)
      else if (mode === 'multiple' && isRange) {
        selecting.extendTo(row, active?.row ?? row)
        moveTo(row, -1, { isRevealed: true })
      } else if (mode === 'multiple' && isToggle) selecting.toggle(row)
      else if (mode === 'multiple') selecting.selectOnly(row)
    },
    toggle: (row) => (isNode(row) ? selecting.toggle(row) : retry(row)),
    extendTo: (row) => selecting.extendTo(row, active?.row ?? row),
    toggleAll: selecting.toggleAll,
    act(row) {
      const item = itemAt(row)
      const open = isOpen(row)
      if (!item) retry(row)
      else if (onOpen || linkIn(row)) openItem(row)
      else if (mode !== 'none') selecting.toggle(row)
      else if (open !== undefined) setOpen(row, !open)
    },
    open(row) {
      if (!canOpen(row)) return false
      openItem(row)
      return true
    },
    openMenuAt(row, anchor) {
      if (isNode(row)) menu.openMenu(nodeAt(row), anchor)
    },
    reorder: (row, step) => (isNode(row) ? moves.reorder(nodeAt(row), step) : false),
    sortBy: (cell, add) => columns?.sortBy(cell, add),
    resizeBy: (cell, steps) => columns?.resizeBy(cell, steps, headingAt(cell)?.getBoundingClientRect().width),
    fitColumn(cell) {
      if (keeper.root) columns?.fit(cell, keeper.root)
    },
    openHeaderMenu(cell) {
      const heading = headingAt(cell)
      if (heading && keeper.root) columns?.openMenu(cell, heading, keeper.root)
    },
    cut: () => (active && isNode(active.row) ? moves.cutFrom(active.at) : false),
    paste: () => (active && isNode(active.row) ? moves.pasteAt(active.at) : false),
    cancel() {
      const isTold = notice !== null && notice.tone !== 'quiet'
      const wasCut = moves.forgetCut()
      if (isTold) dismiss()
      return isTold || wasCut
    },
    typeAhead(text, from) {
      const texts = foldedTexts(index, searched)
      const row = typeAheadRow(rows.length, (at) => (isNode(at) ? texts[nodeAt(at)] : undefined), text, from)
      if (row >= 0) moveTo(row, -1)
    },
    isDragEnd: () => {
      const wasResized = columns?.isDragEnd() ?? false
      return drag.isDragEnd() || wasResized
    },
  })

  const attach = useCallback((root: HTMLElement | null) => keeper.attach(root), [keeper])
  /** The rows as they will be once what hides a node is open. */
  const rowsWith = (at: number) =>
    visibleRows({
      ...shape,
      expansion: withOpen(
        shape.expansion,
        ancestorsOf(index, at).map((up) => keyAt(index, up)),
        true,
      ),
    })
  const handle: TreeHandle = {
    expandAll: tree.expandAll,
    collapseAll: tree.collapseAll,
    focusItem(key) {
      const at = tree.uncover(key)
      if (at < 0) return
      const uncovered = rowsWith(at)
      keeper.park()
      moveTo(rowOf(uncovered, at), -1, { rows: uncovered })
    },
    showItem(key) {
      const at = tree.uncover(key)
      if (at >= 0) requestAnimationFrame(() => scroll.reveal(rowOf(rowsWith(at), at)))
    },
    matches(most) {
      const isMatch = (code: number) =>
        !isPlaceholder(code) && (tree.hits === null || ((tree.hits.flags[nodeOf(code)] ?? 0) & match) !== 0)
      const found: string[] = []
      for (const code of rows) {
        if (found.length >= most) break
        if (isMatch(code)) found.push(keyAt(index, nodeOf(code)))
      }
      return found
    },
  }
  const { hits, loading } = tree
  const { isSelected, boxes } = selecting
  return {
    place,
    index,
    shape,
    rows,
    hits,
    loading,
    isSelected,
    boxes,
    active,
    keeper,
    moves,
    menu,
    notice,
    dismiss,
    handle,
    attach,
    rowHeight,
    probe,
    scroll,
    drop: drag.drop,
    carried: drag.carried,
    events: {
      ...events,
      onScrollCapture: place.onScroll,
      onPointerDown(event: PointerEvent) {
        drag.onPointerDown(event)
        columns?.onPointerDown(event)
      },
    },
  }
}
