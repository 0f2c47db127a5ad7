import { emptyLayout, type GridColumn, type GridLayout } from '@ronde/ui/grid'
import { useCallback, useMemo } from 'react'
import { storageKeys } from '../../base/storage.ts'
import { useText } from '../../locales/use-text.ts'
import { useKept } from '../../session/use-kept.ts'
import type { AnyRow } from '../place/row.ts'
import type { Address } from '../place/use-address.ts'
import { layoutFrom } from './columns-text.ts'
import { gridColumns } from './columns.ts'
import type { RowsOf } from './shape.ts'
import { useTableLabels } from './use-table-labels.ts'

const isLayout = (value: unknown): value is GridLayout => {
  const layout = value as Partial<GridLayout> | null
  return (
    typeof layout === 'object' &&
    layout !== null &&
    Array.isArray(layout.order) &&
    Array.isArray(layout.hidden) &&
    Array.isArray(layout.pinned) &&
    typeof layout.widths === 'object' &&
    layout.widths !== null
  )
}
const isLayoutOrNone = (value: unknown): value is GridLayout | null => value === null || isLayout(value)

/** The columns of a list, and how they are laid out. */
export interface ListColumns {
  columns: readonly GridColumn<AnyRow>[]
  /** That of the address, else the user's own, kept for each login; at first, and after a reset, that of the screen. */
  layout: GridLayout
  setLayout: (layout: GridLayout) => void
  /** The screen's layout, before the user's changes. */
  ownLayout: GridLayout
}

interface ColumnsOf {
  config: RowsOf['config']
  view: string
  slot: string
  /** Columns with the same value in each row, which are not shown. */
  constant: readonly string[]
  address: Address
  /** Whether the server, where it sorts the rows, can sort by a column. */
  knows: ((column: string) => boolean) | undefined
}

/** The columns of a list in the user's language and layout. */
export function useColumns({ config, view, slot, constant, address, knows }: ColumnsOf): ListColumns {
  const text = useText()
  const { columns: declared } = config
  const labels = useTableLabels(declared)
  const columns = useMemo(() => {
    const varying = declared.filter(({ field }) => !constant.includes(field))
    const own = gridColumns(varying, view, text, labels)
    return knows ? own.map((column) => (knows(column.id) ? column : { ...column, isSortable: false })) : own
  }, [declared, view, text, constant, labels, knows])
  const [kept, keep] = useKept(storageKeys.layout(view + slot), isLayoutOrNone)
  const ownLayout = useMemo(
    () => ({ ...emptyLayout, hidden: declared.flatMap(({ field, isHidden }) => (isHidden ? [field] : [])) }),
    [declared],
  )
  const { columns: asked, change } = address
  const layout = useMemo(
    () => (asked ? layoutFrom(asked, columns, kept ?? ownLayout) : (kept ?? ownLayout)),
    [asked, columns, kept, ownLayout],
  )
  const setLayout = useCallback(
    (next: GridLayout) => {
      keep(next === ownLayout ? null : next)
      // Changed columns are no longer those of the address.
      if (asked !== null) change({ columns: null })
    },
    [keep, ownLayout, asked, change],
  )
  return { columns, layout, setLayout, ownLayout }
}
