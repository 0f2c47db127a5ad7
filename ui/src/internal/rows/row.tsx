import { memo, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ActiveMark } from './active-mark.tsx'
import type { FocusKeeper } from './focus-keeper.ts'
import type { RowState } from './row-state.ts'
import type { AnyRow } from './row-source.ts'
import type { SelectionMode } from './use-selection.ts'

/** All that rows are drawn with; a new object only when all of them must be drawn again. */
export interface RowView {
  keeper: FocusKeeper
  mode: SelectionMode
  stateOf: ((item: AnyRow) => RowState | undefined) | undefined
  /** The cells of a row, and before them the one that selects it; null in a tree without columns. */
  cellsOf: RowCells | null
  /** The content of a tree's own column; null in a list. */
  labelOf: ((row: LabelProps) => ReactNode) | null
  /** The button of a tree's menus. */
  menuOf?: ((item: AnyRow) => ReactNode) | undefined
  /** Begins the ids of labels, where a row is named by its label. */
  labelId?: string | undefined
}

/** Where a row of a tree stands, and how. */
interface LevelProps {
  level: number
  position: number
  setSize: number
  /** Undefined when it cannot be opened. */
  isOpen: boolean | undefined
  /** Of its box with three states. */
  box: boolean | 'mixed'
  /** Texts of its ancestors, in a flat list. */
  path: string
  isCut: boolean
  drop: string | undefined
}

export interface RowProps extends Partial<LevelProps> {
  view: RowView
  item: AnyRow
  /** Its place from the top, and in px. */
  row: number
  top: number
  /** Of the row, over refreshes. */
  id: string
  isSelected: boolean
  /** The cell that is active when it is in this row, -1 for the row itself; null when it is not. */
  activeCell: number | null
}

/** One row, for those that draw a tree's own column. */
export type LabelProps = Pick<RowProps, 'item' | 'row' | 'id' | 'isOpen' | 'box' | 'path'>

export interface RowCells {
  cells: (row: CellsProps) => ReactNode
  /** Apart from the others, which stay as they are when rows are selected. */
  box: ((row: Pick<RowProps, 'item' | 'row' | 'isSelected' | 'activeCell'>) => ReactNode) | null
}

/** One row, for those that draw its cells. */
export interface CellsProps extends Pick<RowProps, 'item' | 'row' | 'id' | 'activeCell'> {
  state: RowState | undefined
  /** In a tree: the content of its own column, and the button of the menu. */
  tree: { label: ReactNode; menu: ReactNode } | null
}

/** Where a row stands: in px from the top, and in a tree how deep. */
export const rowStyle = (top: number, level?: number) =>
  ({ transform: `translateY(${top}px)`, ...(level === undefined ? {} : { '--level': level - 1 }) }) as CSSProperties

function selected({ view: { mode, cellsOf }, isSelected, box }: RowProps): boolean | undefined {
  if (mode === 'none' || (mode === 'checkbox' && !cellsOf)) return undefined
  return mode === 'checkbox' ? box === true : isSelected
}

/** One row of a grid, a tree or a tree grid: plain elements, because a screen of it is some 600 cells. Events are handled by the whole. */
export const Row = memo(function Row(props: RowProps) {
  const { view, item, row, id, level, isCut, activeCell } = props
  const { cellsOf, labelOf, labelId, stateOf } = view
  const state = stateOf?.(item)
  const { isOpen, box, path } = props
  const content = useMemo(() => {
    const tree = labelOf && { label: labelOf({ item, row, id, isOpen, box, path }), menu: view.menuOf?.(item) }
    if (cellsOf) return cellsOf.cells({ item, row, id, activeCell, state, tree })
    return (
      <>
        {tree?.label}
        {tree?.menu}
      </>
    )
  }, [view, cellsOf, labelOf, item, row, id, activeCell, state, isOpen, box, path])
  return (
    <div
      role={cellsOf ? 'row' : 'treeitem'}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-rowindex={cellsOf ? row + 2 : undefined}
      aria-expanded={isOpen}
      aria-selected={selected(props)}
      aria-checked={cellsOf || view.mode !== 'checkbox' ? undefined : box}
      aria-labelledby={cellsOf || labelId === undefined ? undefined : `${labelId}-${row}`}
      tabIndex={labelOf ? (activeCell === -1 ? 0 : -1) : undefined}
      data-state={state}
      data-row={labelOf ? row : undefined}
      data-cut={isCut || undefined}
      data-drop={props.drop}
      style={rowStyle(props.top, level)}
    >
      {cellsOf?.box?.(props)}
      {content}
      {activeCell !== null && <ActiveMark key={id} keeper={view.keeper} at={activeCell} />}
    </div>
  )
})
