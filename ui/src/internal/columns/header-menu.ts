import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  Minus,
  MoveHorizontal,
  Pin,
  PinOff,
  Plus,
  X,
} from 'lucide-react'
import type { IconSource } from '../../icon/index.ts'
import type { Translate } from '../../messages/index.ts'
import type { GridColumn, GridLayout, SortItem } from './column-types.ts'
import { hideColumn, neighbour, pinColumn } from './arrange-layout.ts'
import { fitWidth } from './fit-width.ts'
import { placedColumns, resizeColumn, resizeStep, widthOf } from './layout.ts'
import { sortWith } from './next-sort.ts'
import { stepColumn } from './step-column.ts'

/** A column and its setting, for a menu that offers to the keyboard everything a pointer can do. */
export interface HeaderMenuOptions<Row> {
  column: GridColumn<Row>
  columns: readonly GridColumn<Row>[]
  layout: GridLayout
  sort: readonly SortItem[]
  t: Translate
  /** How wide the column is drawn, in px of usual text: it may have more or less room than it asked for. */
  shown?: number | undefined
  /** The element that its cells are in, and their place in a row: the column can be made as wide as its texts. */
  fit?: { root: Element; at: number } | undefined
  /** Columns keep their places: they are sorted and resized only. @default false */
  isFixed?: boolean
}

type HeaderMenuItem =
  | { id: string; text: string; icon?: IconSource; isDisabled?: boolean; shortcut?: string }
  | { id: string; kind: 'separator' }

/** The entries of a column's menu. */
export function headerMenuItems<Row>({
  column,
  columns,
  layout,
  sort,
  t,
  fit,
  isFixed = false,
}: HeaderMenuOptions<Row>): HeaderMenuItem[] {
  const placed = placedColumns(columns, layout)
  const item = sort.find((other) => other.column === column.id)
  const isPinned = layout.pinned.includes(column.id)
  const sorting: HeaderMenuItem[] =
    column.isSortable === false
      ? []
      : [
          { id: 'ascending', text: t('grid.sortAscending'), icon: ArrowUp, isDisabled: item?.isDescending === false },
          {
            id: 'descending',
            text: t('grid.sortDescending'),
            icon: ArrowDown,
            isDisabled: item?.isDescending === true,
          },
          ...(item
            ? [{ id: 'unsort', text: t('grid.sortRemove'), icon: X }]
            : sort.length > 0
              ? [{ id: 'add', text: t('grid.sortAdd'), icon: Plus }]
              : []),
          { id: 'after-sorting', kind: 'separator' },
        ]
  const widths: HeaderMenuItem[] = [
    { id: 'wider', text: t('grid.wider'), icon: Plus },
    { id: 'narrower', text: t('grid.narrower'), icon: Minus },
    ...(fit ? [{ id: 'fit', text: t('grid.fit'), icon: MoveHorizontal }] : []),
  ]
  if (isFixed) return [...sorting, ...widths]
  return [
    ...sorting,
    { id: 'pin', text: t(isPinned ? 'grid.unpin' : 'grid.pin'), icon: isPinned ? PinOff : Pin },
    { id: 'before', text: t('grid.moveBefore'), icon: ArrowLeft, isDisabled: !neighbour(placed, column.id, -1) },
    { id: 'after', text: t('grid.moveAfter'), icon: ArrowRight, isDisabled: !neighbour(placed, column.id, 1) },
    ...widths,
    { id: 'before-hiding', kind: 'separator' },
    { id: 'hide', text: t('grid.hide'), icon: EyeOff, isDisabled: placed.length < 2 },
  ]
}

export interface HeaderMenuResult {
  layout?: GridLayout
  sort?: SortItem[]
}

/** The layout or the order that an entry of the menu makes. */
export function headerMenuResult<Row>(options: HeaderMenuOptions<Row>, id: string): HeaderMenuResult {
  const { column, layout, sort, shown = widthOf(column, layout), fit } = options
  const resized = (by: number) => ({ layout: resizeColumn(layout, column.id, shown + by) })
  switch (id) {
    case 'ascending':
      return { sort: [{ column: column.id, isDescending: false }] }
    case 'descending':
      return { sort: [{ column: column.id, isDescending: true }] }
    case 'unsort':
      return { sort: sortWith(sort, column.id, null) }
    case 'add':
      return { sort: sortWith(sort, column.id, false) }
    case 'pin':
      return { layout: pinColumn(layout, column.id, !layout.pinned.includes(column.id)) }
    case 'before':
      return { layout: stepColumn(options, -1) }
    case 'after':
      return { layout: stepColumn(options, 1) }
    case 'wider':
      return resized(2 * resizeStep)
    case 'narrower':
      return resized(-2 * resizeStep)
    case 'fit':
      return fit ? { layout: resizeColumn(layout, column.id, fitWidth(fit.root, fit.at)) } : {}
    case 'hide':
      return { layout: hideColumn(layout, column.id, true) }
    default:
      return {}
  }
}
