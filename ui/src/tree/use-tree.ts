import { useMemo } from 'react'
import type { Columns } from '../internal/rows/use-columns.tsx'
import type { Levels, RowsState } from '../internal/rows/rows-state.ts'
import { useRows } from '../internal/rows/use-rows.ts'
import { useSelection } from '../internal/rows/use-selection.ts'
import { useUi } from '../theme/ui-context.ts'
import { isBranch, keyAt } from './tree-index.ts'
import type { TreeHandle, TreeViewProps } from './tree-props.ts'
import { treeKeys } from './tree-keys.ts'
import { treeManner } from './tree-manner.ts'
import { foldedTexts, match, typeAheadRow } from './tree-search.ts'
import { treeRules } from './tree-selection.ts'
import { isNodeOpen, isPlaceholder, nodeOf, rowOf } from './tree-state.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeMenu } from './use-tree-menu.tsx'
import { useTreeMoves } from './use-tree-moves.ts'
import { useTreeNotice } from './use-tree-notice.ts'
import { useTreeShape } from './use-tree-shape.ts'
import { useTyping } from './use-typing.ts'
import type { InOrder } from './use-tree-shape.ts'

interface TreeOptions {
  columns: Columns | null
  inOrder: InOrder | null
}

/** State and behaviour of a tree: those of rows, and its levels, loading and moves. */
export function useTree(props: TreeViewProps, { columns, inOrder }: TreeOptions) {
  const { t } = useUi()
  const { itemText: textOf, itemSearch: searched = textOf, selectionMode: mode = 'none' } = props
  const { onOpen, onMove, canMove, rowMenu, onRowAction } = props
  const isSorted = inOrder !== null
  const { notice, say, dismiss } = useTreeNotice()
  const tree = useTreeShape(props, {
    inOrder,
    onEnd: ({ item, isDone }) => say(t(isDone ? 'tree.loaded' : 'tree.loadFailedFor', { name: textOf(item) }), 'quiet'),
  })
  const { index, shape, rows, source, hits } = tree
  const rules = useMemo(() => treeRules({ index, rows, source, mode, hits }), [index, rows, source, mode, hits])
  const selecting = useSelection({
    source,
    mode,
    rules,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
  })
  const { selection } = selecting
  const moves = useTreeMoves({
    index,
    textOf,
    onMove,
    canMove,
    isSorted,
    say,
    dismiss,
    t,
    siblingsOf: (at) => tree.siblingsOf(at).filter((other) => rowOf(rows, other) >= 0),
    selection,
    isSelected: (at) => mode === 'multiple' && selection.size > 0 && selection.has(keyAt(index, at)),
    openBranch: (at) => tree.setOpen([at], true),
  })
  const menu = useTreeMenu({ index, textOf, moves, rowMenu, onRowAction, isLine: props.isLine, t })

  const isNode = (row: number): boolean => source.itemAt(row) !== undefined
  const nodeAt = (row: number): number => nodeOf(rows[row] ?? 0)
  const typing = useTyping()
  const levels: Levels = {
    keys: treeKeys,
    isOpen: (row) =>
      isNode(row) && !shape.isFlat && isBranch(index, nodeAt(row)) ? isNodeOpen(shape, nodeAt(row)) : undefined,
    setOpen: (row, open) => tree.setOpen([nodeAt(row)], open),
    openSiblings: (row) => tree.setOpen(tree.siblingsOf(nodeAt(row)), true),
    parentOf: (row) => rowOf(rows, isPlaceholder(rows[row] ?? 0) ? nodeAt(row) : (index.parent[nodeAt(row)] ?? -1)),
    retry: (row) => tree.loading.load(index, nodeAt(row)),
    type(event, from) {
      const letters = typing(event)
      if (letters === null) return null
      const texts = foldedTexts(index, searched)
      return typeAheadRow(source.count, (row) => (isNode(row) ? texts[nodeAt(row)] : undefined), letters, from)
    },
    reorder: (row, step) => isNode(row) && moves.reorder(nodeAt(row), step),
    cut: (row) => isNode(row) && moves.cutFrom(nodeAt(row)),
    paste: (row) => isNode(row) && moves.pasteAt(nodeAt(row)),
    cancel() {
      const isTold = notice !== null && notice.tone !== 'quiet'
      const wasCut = moves.forgetCut()
      if (isTold) dismiss()
      return isTold || wasCut
    },
  }
  const engine = useRows({
    source,
    columns,
    levels,
    mode,
    selecting,
    defaultPlace: props.defaultPlace,
    onPlaceChange: props.onPlaceChange,
    onOpen: onOpen && ((item) => onOpen({ row: item })),
    manner: treeManner({
      levels,
      firstRow: () => Math.max(0, selection.size > 0 ? rows.findIndex((_, row) => selecting.isSelected(row)) : 0),
    }),
    openRowMenu: (row, anchor) => isNode(row) && menu.openMenu(nodeAt(row), anchor),
  })
  const { cell, scroll } = engine
  const drag = useTreeDrag({
    moves,
    rows,
    isSorted,
    scroller: scroll.scroller,
    isOpen: levels.isOpen,
    open: (row) => levels.setOpen(row, true),
  })
  const withDrag: RowsState = {
    ...engine.rows,
    isDragEnd() {
      const wasResized = engine.rows.isDragEnd()
      return drag.isDragEnd() || wasResized
    },
  }

  const handle: TreeHandle = {
    expandAll: tree.expandAll,
    collapseAll: tree.collapseAll,
    focusItem(key) {
      const to = tree.uncover(key)
      if (to) cell.moveTo({ row: to.row, cell: -1 }, to)
    },
    showItem(key) {
      const to = tree.uncover(key)
      if (to) requestAnimationFrame(() => scroll.reveal(to.row))
    },
    matches(most) {
      const isMatch = (at: number) => hits === null || ((hits.flags[at] ?? 0) & match) !== 0
      const found: string[] = []
      for (let row = 0; row < rows.length && found.length < most; row++)
        if (isNode(row) && isMatch(rows[row] ?? 0)) found.push(source.keyAt(row))
      return found
    },
  }
  return { tree, engine, rows: withDrag, selecting, moves, menu, notice, dismiss, handle, drag }
}
