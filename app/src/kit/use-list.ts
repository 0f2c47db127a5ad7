import type { FilterKind, GridColumn, GridLayout } from '@ronde/ui/grid'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../locales/use-text.ts'
import { type Address, useAddress } from './use-address.ts'
import { gridColumns } from './columns.ts'
import type { AnyList } from './list-config.ts'
import type { Read } from './records.ts'
import type { ScreenPlace } from './screen.ts'
import { storageKeys } from '../base/storage.ts'
import { useArranged } from './use-arranged.ts'
import { useKept } from './use-kept.ts'
import { useRows } from './use-rows.ts'

export type AnyRow = Record<string, unknown>

export interface ListState {
  address: Address
  read: Read<readonly AnyRow[]>
  columns: GridColumn<AnyRow>[]
  /** Rows as shown: active, searched, filtered, sorted. */
  rows: readonly AnyRow[]
  /** The rows as shown are there. */
  isReady: boolean
  hasInactive: boolean
  withInactive: boolean
  setWithInactive: (whether: boolean) => void
  layout: GridLayout | undefined
  setLayout: (layout: GridLayout) => void
  keyOf: (row: AnyRow) => string
  isFiltered: boolean
}

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

const noRows: readonly AnyRow[] = []
const noSort: [] = []

/** Everything a list screen holds but its looks. Nested in a home, its part of the address bears a prefix. */
export function useList(config: AnyList, { view, parentView }: ScreenPlace): ListState {
  const text = useText()
  const kinds = config.filters as Record<string, FilterKind> | undefined
  const address = useAddress(parentView ? 'n.' : '', kinds)
  const read = useRows(view, config.list, address.params, config.isLive)
  const columns = useMemo(() => gridColumns(config.columns, view, text), [config, view, text])
  const [withInactive, setWithInactive] = useState(false)
  const [kept, setLayout] = useKept(storageKeys.layout(view), isLayout)

  const { active } = config
  const all = read.value ?? noRows
  const hasInactive = useMemo(() => active !== undefined && all.some((row) => row[active] === false), [all, active])
  const before = useMemo(
    () => (active !== undefined && !withInactive ? (row: AnyRow) => row[active] !== false : undefined),
    [active, withInactive],
  )
  const sort = address.sort.length > 0 ? address.sort : (config.sort ?? noSort)
  const sortKey = JSON.stringify(sort)
  const arranged = useArranged({
    rows: read.value,
    columns,
    search: address.search,
    filters: address.filters,
    sort: useMemo(() => JSON.parse(sortKey) as typeof address.sort, [sortKey]),
    locale: text.locale,
    before,
  })
  const keyOf = useCallback((row: AnyRow) => String(row[config.key]), [config])
  const hidden = config.columns.filter(({ isHidden }) => isHidden).map(({ field }) => field)
  return {
    address: { ...address, sort: [...sort] },
    read,
    columns,
    rows: arranged ?? noRows,
    isReady: read.value !== null && arranged !== null,
    hasInactive,
    withInactive,
    setWithInactive,
    layout: kept ?? (hidden.length > 0 ? { order: [], hidden, widths: {}, pinned: [] } : undefined),
    setLayout,
    keyOf,
    isFiltered: address.search !== '' || Object.keys(address.filters).length > 0,
  }
}
