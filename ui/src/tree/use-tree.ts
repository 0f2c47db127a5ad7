import { useCallback } from 'react'
import { useRowHeight } from '../grid/use-row-height.ts'
import type { Translate } from '../messages/index.ts'
import { ancestorsOf, isBranch, keyAt } from './tree-index.ts'
import type { AnyItem, TreeHandle, TreeViewProps } from './tree-props.ts'
import { foldedTexts, typeAheadRow } from './tree-search.ts'
import { isNodeOpen, isPlaceholder, nodeOf, rowOf, visibleRows, withOpen } from './tree-state.ts'
import { useActiveRow } from './use-active-row.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeEvents } from './use-tree-events.ts'
import { useTreeMenu } from './use-tree-menu.tsx'
import { useTreeMoves } from './use-tree-moves.ts'
import { useTreeNotice } from './use-tree-notice.ts'
import { useTreeScroll } from './use-tree-scroll.ts'
import { useTreeSelection } from './use-tree-selection.ts'
import { useTreeShape } from './use-tree-shape.ts'

/** State and behaviour of a tree, for its parts to show. */
export function useTree(props: TreeViewProps, { t, cellCount }: { t: Translate; cellCount: number }) {
  const { itemText: textOf, selectionMode: mode = 'none', onOpen, onMove, canMove, itemMenu, onItemAction } = props
  const { rowHeight, probe } = useRowHeight()
  const scroll = useTreeScroll(rowHeight, cellCount > 0)
  const { notice, say, dismiss } = useTreeNotice()
  const tree = useTreeShape(props, ({ item, isDone }) => say(t(isDone ? 'tree.loaded' : 'tree.loadFailedFor', { name: textOf(item) }), 'quiet'))
  const { index, shape, rows } = tree
  const { active, keeper, moveTo, rowElement } = useActiveRow({ index, rows, reveal: scroll.reveal })
  const selecting = useTreeSelection({ index, rows, selectionMode: mode, selection: props.selection, onSelectionChange: props.onSelectionChange })
  const moves = useTreeMoves({
    index, textOf, onMove, canMove, say, t,
    selection: selecting.selection,
    isSelected: (at) => mode === 'multiple' && selecting.isSelected(at),
    openBranch: (at) => tree.setOpen([at], true),
  })
  const menu = useTreeMenu({ index, textOf, moves, itemMenu, onItemAction, t })

  const isNode = (row: number): boolean => row >= 0 && row < rows.length && !isPlaceholder(rows[row] ?? 0)
  const nodeAt = (row: number): number => nodeOf(rows[row] ?? 0)
  const isOpen = (row: number): boolean | undefined =>
    isNode(row) && !shape.isFlat && isBranch(index, nodeAt(row)) ? isNodeOpen(shape, nodeAt(row)) : undefined
  const setOpen = (row: number, open: boolean) => tree.setOpen([nodeAt(row)], open)
  const itemAt = (row: number): AnyItem | undefined => (isNode(row) ? index.items[nodeAt(row)] : undefined)
  const retry = (row: number) => tree.loading.load(index, nodeAt(row))
  const openItem = (row: number) => {
    const item = itemAt(row)
    const open = isOpen(row)
    if (item && onOpen) onOpen({ item })
    else if (open !== undefined && (mode === 'single' || mode === 'multiple')) setOpen(row, !open)
  }
  const drag = useTreeDrag({ moves, rows, scroller: scroll.scroller, isOpen, open: (row) => setOpen(row, true) })

  const firstRow = (): number => {
    const chosen = selecting.selection.size > 0 ? rows.findIndex((code) => !isPlaceholder(code) && selecting.isSelected(code)) : -1
    return Math.max(0, chosen)
  }

  const events = useTreeEvents({
    active, keeper, rowElement, isOpen, setOpen, retry, openItem,
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
    enter: () => (active && active.row >= 0 ? moveTo(active.row, active.cell) : moveTo(firstRow(), -1)),
    // What is pressed is in view already, and must not move under the pointer.
    press: (row, cell) => moveTo(row, isNode(row) ? cell : -1, { isRevealed: true }),
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
      else if (onOpen) onOpen({ item })
      else if (mode !== 'none') selecting.toggle(row)
      else if (open !== undefined) setOpen(row, !open)
    },
    openMenuAt(row, anchor) {
      if (isNode(row)) menu.openMenu(nodeAt(row), anchor)
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
      const texts = foldedTexts(index, textOf)
      const row = typeAheadRow(rows.length, (at) => (isNode(at) ? texts[nodeAt(at)] : undefined), text, from)
      if (row >= 0) moveTo(row, -1)
    },
    isDragEnd: drag.isDragEnd,
  })

  const attach = useCallback((root: HTMLElement | null) => keeper.attach(root), [keeper])
  const handle: TreeHandle = {
    expandAll: tree.expandAll,
    collapseAll: tree.collapseAll,
    focusItem(key) {
      const at = tree.uncover(key)
      if (at < 0) return
      // Where it will be once what hides it is open.
      const uncovered = visibleRows({ ...shape, expansion: withOpen(shape.expansion, ancestorsOf(index, at).map((up) => keyAt(index, up)), true) })
      keeper.park()
      moveTo(rowOf(uncovered, at), -1, { rows: uncovered })
    },
  }
  const { hits, loading } = tree
  const { isSelected, boxes } = selecting
  return {
    index, shape, rows, hits, loading, isSelected, boxes, active, keeper, moves, menu, notice, dismiss, handle, attach, rowHeight, probe,
    drop: drag.drop,
    carried: drag.carried,
    events: { ...events, onPointerDown: drag.onPointerDown },
    attachScroller: scroll.attach,
  }
}
