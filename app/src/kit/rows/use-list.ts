import {
  type FilterKind,
  type FilterOption,
  type FilterValue,
  filtersNow,
  type GridColumn,
  type GridLayout,
  type SortItem,
  textOf,
} from '@ronde/ui/grid'
import { useCallback, useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { RowsOf } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { type Address, useAddress } from '../place/use-address.ts'
import type { Question } from '../ask/question.ts'
import type { Place } from '../place/place.ts'
import { treeMatch } from './tree-match.ts'
import { type LateReading, useLateRows } from './use-late-rows.ts'
import { layoutFrom } from './columns-text.ts'
import { gridColumns, plain } from './columns.ts'
import { rowFinder } from './row-finder.ts'
import { readSort } from '../place/sort-text.ts'
import { type Arranging, useArranged } from './use-arranged.ts'
import { useChoices } from './use-choices.ts'
import { servedFilters, unservedNames } from './served-filters.ts'
import { useDay } from './use-day.ts'
import { useLayout } from './use-layout.ts'
import { isLocal, type PagesState, type RowsRead, useRows } from './use-rows.ts'

export interface ListState {
  address: Address
  read: RowsRead
  columns: readonly GridColumn<AnyRow>[]
  /** They are shown as a tree, or in their order. */
  isTree: boolean
  /** How rows that are not there are asked for; null where all are. */
  late: LateReading | null
  /** The question to all rows, where they come late. */
  whole: Question | null
  /** How the rows are arranged here. */
  arranging: Arranging<AnyRow>
  /** Choices of a filter that another call answers. */
  choices: (column: string) => readonly FilterOption[] | undefined
  /** Rows as shown: active, searched, filtered, sorted. */
  rows: readonly AnyRow[]
  sort: readonly SortItem[]
  /** The rows as shown are there, and none of them is on its way. */
  isReady: boolean
  /** They answer the search and the filters of now, not those of a moment ago. */
  isCurrent: boolean
  /** They are those of another search, or of other filters. */
  isStale: boolean
  hasInactive: boolean
  layout: GridLayout
  setLayout: (layout: GridLayout) => void
  /** As the screen declares it, before the user arranged it. */
  ownLayout: GridLayout
  keyOf: (row: AnyRow) => string
  nameOf: (row: AnyRow) => string
  /** The row with a key. */
  rowOf: (key: string) => AnyRow | undefined
  isFiltered: boolean
  /** The filters in force, by the days that they mean today. */
  filters: Readonly<Record<string, FilterValue>>
  /** Names of the filters of the address that the server cannot be asked for: they are not in force. */
  unserved: readonly string[]
  /** The server finds the rows, and filters them. */
  isServed: boolean
  /** The day it is. */
  today: string
  /** How many there are in all, as far as is known. */
  total: number
  /** Null for rows that come whole. */
  pages: PagesState | null
}

interface ListOptions {
  /** Prefix of its part of the address. */
  slot: string
  /** Columns that are the same in each row, and are not shown. */
  constant?: readonly string[]
}

const noRows: readonly AnyRow[] = []
const noColumns: readonly string[] = []

/** Everything that rows on a screen hold but their looks. */
export function useList(part: RowsOf, place: Place, { slot, constant = noColumns }: ListOptions): ListState {
  const { source, config } = part
  const text = useText()
  const kinds: Readonly<Record<string, FilterKind | undefined>> | undefined = config.filters
  const address = useAddress(slot, kinds)
  const { tree } = config
  const isTree =
    tree !== undefined && (tree.parent === undefined || !address.isFlat) && (tree.isTree?.(place.home ?? {}) ?? true)
  // Rows that are not all here are found by the server.
  const isServed = config.paged !== undefined || (isTree && tree.late !== undefined && !isLocal(source))
  const today = useDay(Object.values(address.filters).some((filter) => filter.kind === 'date' && filter.span))
  const filters = useMemo(() => {
    const now = filtersNow(address.filters, today)
    return isServed ? servedFilters(now) : now
  }, [address.filters, today, isServed])
  const unserved = useMemo(() => (isServed ? unservedNames(address.filters) : noColumns), [address.filters, isServed])
  const choices = useChoices(config, filters, place)
  const comesLate = isTree && tree.late && !isLocal(source) ? { endpoint: source, late: tree.late } : null
  const late = useLateRows(
    comesLate && { ...comesLate, place, key: config.key, search: address.search, asks: choices.asks ?? [] },
  )
  const { columns: shownColumns, sort: ownSort } = config
  const sort = useMemo(() => {
    // The order that is asked for, as far as the list has it; else its own.
    const known = address.sort.filter(({ column }) => shownColumns.some(({ field }) => field === column))
    return known.length > 0 ? known : readSort(ownSort)
  }, [address.sort, shownColumns, ownSort])
  const { search, withInactive } = address
  const { read: rowsRead, pages } = useRows(part, place, { search, filters, sort }, comesLate === null)
  const read = late?.read ?? rowsRead
  const constantKey = constant.join(',')
  const columns = useMemo(
    () =>
      gridColumns(
        config.columns.filter(({ field }) => !constantKey.split(',').includes(field)),
        place.view,
        text,
      ),
    [config, place.view, text, constantKey],
  )
  const [kept, keep, ownLayout] = useLayout(place.view + slot, config.columns)
  const layout = useMemo(
    () => (address.columns ? layoutFrom(address.columns, columns, kept) : kept),
    [address.columns, columns, kept],
  )
  const { change: changeAddress } = address
  const hasOwnColumns = address.columns !== null
  const setLayout = useCallback(
    (next: GridLayout) => {
      keep(next)
      // Columns that are arranged anew are no longer those of the address.
      if (hasOwnColumns) changeAddress({ columns: null })
    },
    [keep, hasOwnColumns, changeAddress],
  )

  const { active } = config
  const own = useMemo(
    () => (tree?.isHeading ? (read.value?.filter((row) => !tree.isHeading?.(row)) ?? null) : read.value),
    [read.value, tree],
  )
  const all = own ?? noRows
  const hasInactive = useMemo(() => active !== undefined && all.some((row) => row[active] === false), [all, active])
  // Rows that come late are found by the server.
  const searchedTree = isTree && comesLate === null ? tree : undefined
  const { locale } = text
  const matches = useMemo(
    () => searchedTree && treeMatch({ rows: all, columns, search, tree: searchedTree, locale }),
    [searchedTree, all, columns, search, locale],
  )
  const hidesInactive = active !== undefined && !withInactive
  const before = useMemo(
    () =>
      hidesInactive || matches
        ? (row: AnyRow) => (!hidesInactive || row[active] !== false) && (matches?.(row) ?? true)
        : undefined,
    [hidesInactive, active, matches],
  )
  const arranging = useMemo(
    () => ({ columns, search: matches ? '' : search, filters, sort, locale, ...(before ? { before } : {}) }),
    [columns, matches, search, filters, sort, locale, before],
  )
  const { rows: arranged, isCurrent, isStale } = useArranged(pages ? null : own, arranging)
  const keyOf = useCallback((row: AnyRow) => String(row[config.key]), [config])
  const rowOf = useMemo(() => rowFinder(all, keyOf), [all, keyOf])
  const { label = config.columns[0]?.field ?? config.key } = config
  const nameColumn = columns.find(({ id }) => id === label)
  const nameOf = useCallback(
    (row: AnyRow) => (nameColumn ? textOf(nameColumn, row, text.locale) : plain(row[label])),
    [nameColumn, label, text.locale],
  )
  return {
    address,
    read,
    columns,
    rows: pages ? all : (arranged ?? noRows),
    sort,
    isTree,
    late,
    whole: comesLate && {
      endpoint: comesLate.endpoint,
      input: place.input(comesLate.endpoint),
      isFleeting: true,
      isQuiet: true,
    },
    arranging,
    choices: choices.options,
    isReady: pages
      ? read.value !== null && !read.isStale
      : read.value !== null && arranged !== null && (isCurrent || arranged.length > 0),
    isCurrent: pages ? !read.isStale : isCurrent,
    isStale: pages ? read.isStale : isStale,
    hasInactive,
    layout,
    setLayout,
    ownLayout,
    keyOf,
    nameOf,
    rowOf,
    filters,
    unserved,
    isServed,
    today,
    isFiltered: search !== '' || Object.keys(filters).length > 0,
    total: pages?.total ?? all.length,
    pages,
  }
}
