import { useImperativeHandle } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Columns } from '../internal/rows/use-columns.tsx'
import type { HeadingScroll } from '../internal/rows/use-sorted-in-view.ts'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { Row } from '../internal/rows/row.tsx'
import { RowsFrame } from '../internal/rows/rows-frame.tsx'
import type { RowsContext, RowToDraw } from '../internal/rows/rows-window.tsx'
import { RowsSlot } from '../internal/rows/rows-slot.tsx'
import { headerRow } from '../internal/rows/use-active-cell.ts'
import { useUi } from '../theme/ui-context.ts'
import { moving } from './later-moving.ts'
import { ancestorsOf, isBranch, keyAt } from './tree-index.ts'
import { ComingItem, TreeLine, TreeSkeleton } from './tree-line.tsx'
import { TreeNotices } from './tree-notices.tsx'
import { rootProps } from './tree-props.ts'
import type { TreeHandle, TreeViewProps } from './tree-props.ts'
import { checked, mixed } from './tree-selection.ts'
import { isNodeOpen, isPlaceholder, nodeOf, placeOf } from './tree-state.ts'
import { Frame, Root } from './tree.styles.ts'
import { useTree } from './use-tree.ts'
import { useBoxes, useTreeRowView } from './use-tree-row-view.ts'
import type { InOrder } from './use-tree-shape.ts'

/** All that columns bring to a tree. It comes from outside, so that a tree without them carries none of it. */
export interface TreeColumns {
  columns: Columns
  inOrder: InOrder | null
  /** `activeAt`: the heading that the keyboard is on, else -1. */
  headerOf: (options: { keeper: FocusKeeper; activeAt: number }) => ReactNode
  /** The element of the rows, whose looks are those of cells too. */
  Root: typeof Root
  /** Stands beside the rows. */
  besideRows: (scroll: HeadingScroll) => ReactNode
}

interface TreeViewOwnProps extends TreeViewProps {
  ref?: Ref<TreeHandle>
  /** Of a tree grid. @default null */
  grid?: TreeColumns | null
}

const boxOf = { 0: false, [mixed]: 'mixed', [checked]: true } as const

/** All that trees and tree grids have in common, which is nearly everything. */
export function TreeView({ grid = null, ref, ...props }: TreeViewOwnProps) {
  const { label, state = 'ready', selectionMode: mode = 'none', search = '', isFlat = false } = props
  const { itemText } = props
  const { t } = useUi()
  const columns = grid?.columns ?? null
  const { tree, engine, rows, selecting, moves, menu, notice, dismiss, handle, drag } = useTree(props, {
    columns,
    inOrder: grid?.inOrder ?? null,
  })
  const { index, shape, source, hits, loading } = tree
  const { keeper, active, activeCell } = engine.cell
  const { selection } = selecting
  const boxes = useBoxes(mode, index, selection)
  const view = useTreeRowView({ props, cellsOf: columns?.cellsOf ?? null, query: hits?.query ?? '', keeper })
  const { cut } = moves
  const { drop } = drag

  const draw = ({ row, key, slot, top }: RowToDraw): ReactNode => {
    const code = tree.rows[row]
    if (code === undefined) return null
    const cell = active?.row === row ? activeCell : null
    const place = placeOf(shape, tree.rows, row)
    const at = nodeOf(code)
    const item = index.items[at]
    if (isPlaceholder(code))
      return (
        <TreeLine
          key={slot}
          row={row}
          top={top}
          place={place}
          load={shape.loads.get(keyAt(index, at)) ?? 'pending'}
          cellCount={columns?.count ?? 0}
          isActive={cell !== null}
          keeper={keeper}
          t={t}
        />
      )
    if (!item) return null
    if (props.isComing?.(item))
      return (
        <ComingItem
          key={slot}
          row={row}
          top={top}
          place={place}
          item={item}
          onMissing={props.onMissing}
          cellCount={columns?.count ?? 0}
          isActive={cell !== null}
          keeper={keeper}
          t={t}
        />
      )
    const pathOf = () => ancestorsOf(index, at).map((up) => itemText(index.items[up] ?? item))
    return (
      <Row
        key={slot}
        view={view}
        item={item}
        id={key}
        row={row}
        top={top}
        {...place}
        isOpen={!isFlat && isBranch(index, at) ? isNodeOpen(shape, at) : undefined}
        isSelected={selecting.isSelected(row)}
        box={boxOf[(boxes?.[at] ?? 0) as keyof typeof boxOf]}
        path={isFlat ? pathOf().join(' › ') : ''}
        isCut={cut.size > 0 && cut.has(keyAt(index, at))}
        drop={drop?.row === row ? (drop.refusal === null ? drop.position : 'refused') : undefined}
        activeCell={cell}
      />
    )
  }
  const context: RowsContext = {
    draw,
    isGroup: columns !== null && source.count > 0,
    header: grid?.headerOf({ keeper, activeAt: active?.row === headerRow ? activeCell : -1 }),
    skeleton: state === 'loading' && source.count === 0 && <TreeSkeleton />,
  }
  useImperativeHandle(ref, () => handle)

  return (
    <RowsFrame
      {...rootProps(props)}
      data-state={state}
      data-movable={moves.canBeMoved || undefined}
      engine={engine}
      rows={rows}
      context={context}
      label={label}
      isBusy={state === 'loading' || moves.isUnderWay}
      isFlat={isFlat}
      looks={{ Frame, Root: grid?.Root ?? Root }}
      onPress={drag.onPointerDown}
    >
      <RowsSlot
        state={state}
        messages="tree"
        isFiltered={search.trim() !== ''}
        count={source.count}
        hasHeader={columns !== null}
        found={hits && (hits.count === 1 ? t('tree.oneHit') : t('tree.hits', { n: hits.count }))}
        isAsking={loading.asking === 'pending'}
        empty={props.empty}
        noMatch={props.noMatch}
        error={props.error}
      />
      <TreeNotices
        asking={loading.asking}
        onAskAgain={loading.askAgain}
        isMoving={moves.isUnderWay}
        notice={notice}
        onDismiss={dismiss}
      />
      {menu.element}
      {grid?.besideRows(engine.scroll)}
      {drag.carried && moving.now && <moving.now.CarriedLabel {...drag.carried} />}
      {moves.dialogFor && moving.now && <moving.now.MoveDialog tree={props} moves={moves} keys={moves.dialogFor} />}
    </RowsFrame>
  )
}
