import { type FilterKind, type GridColumn, type GridLayout, type SortItem, textOf } from '@ronde/ui/grid'
import { useCallback, useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { RowsPart } from '../parts.ts'
import type { AnyRow } from '../screen.ts'
import { type Address, useAddress } from '../use-address.ts'
import { gridColumns, plain } from './columns.ts'
import { readSort } from './sort-text.ts'
import { useArranged } from './use-arranged.ts'
import { useLayout } from './use-layout.ts'
import { type RowsRead, useRows } from './use-rows.ts'

export interface ListState {
  address: Address
  read: RowsRead
  columns: readonly GridColumn<AnyRow>[]
  /** Rows as shown: active, searched, filtered, sorted. */
  rows: readonly AnyRow[]
  sort: readonly SortItem[]
  /** The rows as shown are there, and none of them is on its way. */
  isReady: boolean
  hasInactive: boolean
  layout: GridLayout
  setLayout: (layout: GridLayout) => void
  /** As the screen has it, before anybody arranged it. */
  ownLayout: GridLayout
  keyOf: (row: AnyRow) => string
  nameOf: (row: AnyRow) => string
  byKey: ReadonlyMap<string, AnyRow>
  isFiltered: boolean
}

export interface ListPlace {
  view: string
  /** Prefix of its part of the address. */
  slot: string
  /** The record of the home around it. */
  record: AnyRow | null
  /** Columns that are the same in each row, and are not shown. */
  constant?: readonly string[]
}

const noRows: readonly AnyRow[] = []
const noColumns: readonly string[] = []

/** Everything that rows on a screen hold but their looks. */
export function useList({ source, config }: RowsPart, { view, slot, record, constant = noColumns }: ListPlace): ListState {
  const text = useText()
  const kinds: Readonly<Record<string, FilterKind | undefined>> | undefined = config.filters
  const address = useAddress(slot, kinds)
  const read = useRows(source, { params: address.params, record, key: config.key, ...(config.isLive ? { isLive: true } : {}) })
  const constantKey = constant.join(',')
  const columns = useMemo(
    () => gridColumns(config.columns.filter(({ field }) => !constantKey.split(',').includes(field)), view, text),
    [config, view, text, constantKey],
  )
  const [layout, setLayout, ownLayout] = useLayout(view + slot, config.columns)

  const { active } = config
  const all = read.value ?? noRows
  const hasInactive = useMemo(() => active !== undefined && all.some((row) => row[active] === false), [all, active])
  const { search, filters, withInactive } = address
  const before = useMemo(() => (active !== undefined && !withInactive ? (row: AnyRow) => row[active] !== false : undefined), [active, withInactive])
  const sortKey = JSON.stringify(address.sort.length > 0 ? address.sort : readSort(config.sort))
  const sort = useMemo(() => JSON.parse(sortKey) as SortItem[], [sortKey])
  const { rows: arranged, isCurrent } = useArranged({ rows: read.value, columns, search, filters, sort, locale: text.locale, before })
  const keyOf = useCallback((row: AnyRow) => String(row[config.key]), [config])
  const byKey = useMemo(() => new Map(all.map((row) => [keyOf(row), row])), [all, keyOf])
  const { label = config.columns[0]?.field ?? config.key } = config
  const nameColumn = columns.find(({ id }) => id === label)
  const nameOf = useCallback((row: AnyRow) => (nameColumn ? textOf(nameColumn, row, text.locale) : plain(row[label])), [nameColumn, label, text.locale])
  return {
    address,
    read,
    columns,
    rows: arranged ?? noRows,
    sort,
    isReady: read.value !== null && arranged !== null && (isCurrent || arranged.length > 0),
    hasInactive,
    layout,
    setLayout,
    ownLayout,
    keyOf,
    nameOf,
    byKey,
    isFiltered: search !== '' || Object.keys(filters).length > 0,
  }
}
