export { Grid } from './grid.tsx'
export type { GridHandle, GridProps } from './grid-props.ts'
export { FilterBar } from './filter-bar.tsx'
export type { FilterBarProps } from './filter-bar.tsx'
export { ColumnsMenu } from './columns-menu.tsx'
export type { ColumnsMenuProps } from './columns-menu.tsx'
export { arrange } from './arrange.ts'
export type { ArrangeRequest } from './arrange.ts'
export { filterText } from './filter-text.ts'
export type { FilterTextOptions } from './filter-text.ts'
export { formatFilter, parseFilter } from './filter-value.ts'
export { filterNow, filtersNow } from './filter-now.ts'
export { filterPlace } from './filter-groups.ts'
export { dateEnd, isFilterActive, searchedText, searchedWords } from './filter-rows.ts'
export { emptyLayout, placedColumns } from '../internal/columns/layout.ts'
export { textOf } from '../internal/columns/column-text.ts'
export { valueOf } from '../internal/columns/column-value.ts'
export { selectedRows, shownSelection } from '../internal/rows/selection.ts'
export { EveryRow } from '../internal/rows/every-row.ts'
export { AllBut } from '../internal/rows/all-but.ts'
export type { PlacedRows } from './placed-rows.ts'
export type { FilterOption } from './filter-options.ts'
export { pathSeparator } from './filter-types.ts'
export type { FilterKind, FilterValue, FilterValues } from './filter-types.ts'
export type { FilterBarEditor } from './filter-editor.tsx'
export type {
  CellNote,
  GridColumn,
  GridDataType,
  GridLayout,
  GridLocale,
  GridOption,
  SortItem,
} from '../internal/columns/column-types.ts'
export type { RowState, RowStateTexts } from '../internal/rows/row-state.ts'
export type { RowsPlace } from '../internal/rows/use-rows-place.ts'
