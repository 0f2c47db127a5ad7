import {
  type FilterKind,
  type FilterOption,
  type FilterValue,
  filtersNow,
  type PlacedRows,
  type RowsPlace,
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
import { windowsFor } from './looked-for.ts'
import { type LateReading, useLateRows } from './use-late-rows.ts'
import { plain } from './columns.ts'
import { placedIn } from './placed.ts'
import { rowFinder } from './row-finder.ts'
import { useRowsPlace } from './row-places.ts'
import { readSort } from '../place/sort-text.ts'
import { type Arranging, useArranged } from './use-arranged.ts'
import { useChoices } from './use-choices.ts'
import { type ListColumns, useColumns } from './use-columns.ts'
import { servedFilters, unservedNames } from './served-filters.ts'
import { useDay } from './use-day.ts'
import { useSought } from './use-sought.ts'
import { isLocal, type PagesState, type RowsRead, useRows } from './use-rows.ts'
import type { Windows } from './use-windows.ts'
import { type Windowed, windowedBy } from './windowed.ts'

export interface ListState extends ListColumns {
  address: Address
  read: RowsRead
  /** Whether the rows are shown as a tree, or in the users' order. */
  isTree: boolean
  /** How branches are loaded; null where all rows are loaded at once. */
  late: LateReading | null
  /** The call for all rows of a tree loaded by branches; else null. */
  whole: Question | null
  /** Search, filters and order applied in this browser. */
  arranging: Arranging<AnyRow>
  /** Options of a column's filter that another call lists. */
  choices: (column: string) => readonly FilterOption[] | undefined
  /** Rows as shown: active, searched, filtered, sorted. */
  rows: readonly AnyRow[]
  sort: readonly SortItem[]
  /** Whether all rows as shown are loaded. */
  isReady: boolean
  /** Whether the rows match the current search and filters, not earlier ones. */
  isCurrent: boolean
  /** Whether the rows are those of another search or other filters. */
  isStale: boolean
  hasInactive: boolean
  keyOf: (row: AnyRow) => string
  nameOf: (row: AnyRow) => string
  /** The row with a key. */
  rowOf: (key: string) => AnyRow | undefined
  isFiltered: boolean
  /** The active filters, with relative dates as of today. */
  filters: Readonly<Record<string, FilterValue>>
  /** Names of the address's filters that the server cannot apply: they are not active. */
  unserved: readonly string[]
  /** Whether the server finds and filters the rows. */
  isServed: boolean
  /** The current day. */
  today: string
  /** Number of rows in all, as far as known. */
  total: number
  /** State of rows loaded by pages; null for others. */
  pages: PagesState | null
  /** State of rows loaded by windows; null for others. */
  windows: Windows | null
  /** What the server can search and filter; null where it answers whole lists only. */
  windowed: Windowed | null
  /** The call for all matching rows, `size` at a time; null where they are loaded, or will be. */
  served: { question: Question; size: number; count: number } | null
  /** Rows by their places, where some are not loaded. */
  placed: PlacedRows<AnyRow> | null
  /** Number of matching rows, while the first of them show and the others are loading; else null. */
  firstOf: number | null
  /** Keeps where the list is left, for the way back. */
  keepPlace: (place: RowsPlace) => void
}

interface ListOptions {
  /** Prefix of the list's parameters in the address. */
  slot: string
  /** Columns with the same value in each row, which are not shown. */
  constant?: readonly string[]
  /** Whether all rows are needed, however many. */
  isWhole?: boolean
}

const noRows: readonly AnyRow[] = []
const noColumns: readonly string[] = []

/** Number of rows loaded at a time where all are wanted. */
const servedSize = 5_000

/** The state of rows on a screen, without their rendering. */
export function useList(
  part: RowsOf,
  place: Place,
  { slot, constant = noColumns, isWhole = false }: ListOptions,
): ListState {
  const { source, config } = part
  const text = useText()
  const kinds: Readonly<Record<string, FilterKind | undefined>> | undefined = config.filters
  const address = useAddress(slot, kinds)
  const { tree } = config
  const isTree =
    tree !== undefined && (tree.parent === undefined || !address.isFlat) && (tree.isTree?.(place.home ?? {}) ?? true)
  const comesInParts = config.paged !== undefined || (isTree && tree.late !== undefined && !isLocal(source))
  const windowed = useMemo(
    () => (isTree || isWhole || isLocal(source) ? null : windowedBy(source, config)),
    [isTree, isWhole, source, config],
  )
  const today = useDay(Object.values(address.filters).some((filter) => filter.kind === 'date' && filter.span))
  const asked = useMemo(() => {
    const now = filtersNow(address.filters, today)
    return comesInParts ? servedFilters(now) : now
  }, [address.filters, today, comesInParts])
  const choices = useChoices(config, asked, place)
  const comesLate = isTree && tree.late && !isLocal(source) ? { endpoint: source, late: tree.late } : null
  const { columns: shownColumns, sort: ownSort } = config
  const sort = useMemo(() => {
    // The order of the address, as far as the list has its columns; else the list's own.
    const known = address.sort.filter(({ column }) => shownColumns.some(({ field }) => field === column))
    return known.length > 0 ? known : readSort(ownSort)
  }, [address.sort, shownColumns, ownSort])
  const { search, withInactive } = address
  const { active } = config
  const hidesInactive = active !== undefined && !withInactive
  const lateSource = comesLate?.endpoint ?? null
  const look = useMemo(() => {
    const branches = lateSource && windowedBy(lateSource, config)
    const hidden = hidesInactive && branches?.knows(active) ? { [active]: true } : {}
    return branches && { ...windowsFor(branches, { search: '', filters: {}, sort }), ...hidden }
  }, [lateSource, config, hidesInactive, active, sort])
  const late = useLateRows(
    comesLate && { ...comesLate, place, key: config.key, search, asks: choices.asks ?? [], look },
  )
  const { initial, keep: keepPlace } = useRowsPlace()
  const start = initial?.top ?? 0
  const found = useRows(part, {
    place,
    looking: { search, filters: asked, sort },
    isAsked: comesLate === null,
    served: windowed && { windowed, active: hidesInactive && windowed.knows(active) ? active : undefined },
    start,
  })
  const { pages, windows } = found
  // A list that was left further down begins there, not with its first rows.
  const firstOf = start > 0 ? null : found.firstOf
  const rowsRead = start > 0 && found.firstOf !== null ? { ...found.read, value: null } : found.read
  const read = late?.read ?? rowsRead
  // Rows that are not all loaded are found by the server, which knows some filters.
  const isServed = comesInParts || windows !== null
  const asks = windows ? windowed : null
  const isSaid = useMemo(
    () => (asks ? (name: string, filter: FilterValue) => asks.filterOf(name, filter) !== null : undefined),
    [asks],
  )
  const filters = useMemo(() => (isServed ? servedFilters(asked, isSaid) : asked), [asked, isServed, isSaid])
  const unserved = useMemo(
    () => (isServed ? unservedNames(address.filters, isSaid) : noColumns),
    [address.filters, isServed, isSaid],
  )
  const { columns, ...layouts } = useColumns({ config, view: place.view, slot, constant, address, knows: asks?.knows })
  const listed = useMemo(
    () => (tree?.isHeading ? (read.value?.filter((row) => !tree.isHeading?.(row)) ?? null) : read.value),
    [read.value, tree],
  )
  const all = listed ?? noRows
  const hasInactive = useMemo(() => active !== undefined && all.some((row) => row[active] === false), [all, active])
  // A tree loaded by branches is searched by the server.
  const searchedTree = isTree && comesLate === null ? tree : undefined
  const { locale } = text
  const matches = useMemo(
    () => searchedTree && treeMatch({ rows: all, columns, search, tree: searchedTree, locale }),
    [searchedTree, all, columns, search, locale],
  )
  const before = useMemo(
    () =>
      hidesInactive || matches
        ? (row: AnyRow) => (!hidesInactive || row[active] !== false) && (matches?.(row) ?? true)
        : undefined,
    [hidesInactive, active, matches],
  )
  const arranging = useMemo(
    () => ({ columns, search: matches ? '' : search, filters, sort, locale, before }),
    [columns, matches, search, filters, sort, locale, before],
  )
  const { rows: arranged, isCurrent, isStale } = useArranged(pages || windows ? null : listed, arranging)
  // Whether the server has found and arranged the rows.
  const isFound = pages !== null || windows !== null
  const keyOf = useCallback((row: AnyRow) => String(row[config.key]), [config])
  const sought = useSought(asks && read.question, {
    windowed: asks,
    key: config.key,
    wanted: address.editor?.key ?? null,
  })
  const rowOf = useMemo(() => {
    const find = rowFinder(all, keyOf)
    return (key: string) => find(key) ?? (sought && keyOf(sought) === key ? sought : undefined)
  }, [all, keyOf, sought])
  const first = useMemo(() => {
    if (firstOf === null || !arranged) return null
    const count = Math.max(arranged.length, firstOf - (all.length - arranged.length))
    return placedIn([{ number: 0, rows: arranged }], count, keyOf)
  }, [firstOf, arranged, all, keyOf])
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
    rows: isFound ? all : (arranged ?? noRows),
    sort: asks ? sort.filter(({ column }) => asks.knows(column)) : sort,
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
    ...(isFound
      ? { isReady: read.value !== null && !read.isStale, isCurrent: !read.isStale, isStale: read.isStale }
      : {
          isReady: read.value !== null && arranged !== null && (isCurrent || arranged.length > 0),
          isCurrent,
          isStale,
        }),
    hasInactive: hasInactive || ((windows !== null || late !== null) && active !== undefined),
    ...layouts,
    keyOf,
    nameOf,
    rowOf,
    filters,
    unserved,
    isServed,
    today,
    isFiltered: search !== '' || Object.keys(filters).length > 0,
    total: pages?.total ?? (windows ? read.total : undefined) ?? firstOf ?? all.length,
    pages,
    windows,
    served:
      pages && read.question
        ? { question: read.question, size: config.paged?.most ?? config.paged?.size ?? servedSize, count: pages.total }
        : windows?.placed
          ? { question: windows.question, size: servedSize, count: windows.placed.count }
          : null,
    windowed: asks,
    placed: windows?.placed ?? first,
    firstOf,
    keepPlace,
  }
}
