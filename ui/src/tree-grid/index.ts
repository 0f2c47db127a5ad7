export { TreeGrid } from './tree-grid.tsx'
export type { TreeGridProps } from './tree-grid-props.ts'
export type { RowState, RowStateTexts } from '../internal/rows/row-state.ts'
export type { RowsPlace } from '../internal/rows/use-rows-place.ts'
