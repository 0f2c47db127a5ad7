import type { FilterValue, SortItem } from '@ronde/ui/grid'
import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { type Question, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import { type Pages, type Read, useQuestion } from '../ask/use-read.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import { writeSort } from '../place/sort-text.ts'
import { lookedFor, windowsFor } from './looked-for.ts'
import type { LocalRows, RowsOf, RowsSource } from './shape.ts'
import { countOf, useExtent } from './use-extent.ts'
import { useWindows, type Windows } from './use-windows.ts'
import type { Windowed } from './windowed.ts'

const $noRows = createStore<readonly AnyRow[] | null>(null)
const noNames: readonly string[] = []
const noFilters = {}

/** Whether rows are kept in this browser. */
export const isLocal = (source: RowsSource): source is LocalRows<AnyRow> => 'rows' in source

/** The loaded rows of a list. */
export interface RowsRead extends Read<readonly AnyRow[]> {
  /** The call; null for local rows, and while a parameter is missing. */
  question: Question | null
  /** Parameters without which the call can only fail. */
  missing: readonly string[]
}

/** State of a list loaded by pages, besides its rows. New rows are not shown while the user reads further down. */
export interface PagesState extends Pages {
  /** Number of rows in all. */
  total: number
  /** Call it with whether the user reads further down; at the top new rows show by themselves. */
  setReading: (isReading: boolean) => void
}

/** Search, filters and order of a list. */
export interface Looking {
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
}

/** The calls to a server that finds the rows of a list. */
export interface Served {
  windowed: Windowed
  /** Flag of active records, where inactive ones are hidden. */
  active: string | undefined
}

interface Rows {
  read: RowsRead
  /** State of rows loaded by pages; null for others. */
  pages: PagesState | null
  /** State of rows loaded by windows; null for others. */
  windows: Windows | null
  /** Number of rows that the server has found, while the first of them show and the others are loading; else null. */
  firstOf: number | null
}

interface RowsAsked {
  place: Place
  looking: Looking
  /** False where rows are loaded by branches. */
  isAsked: boolean
  /** Null where rows are loaded whole, or by pages. */
  served: Served | null
  /** Index of the row that the list begins with. */
  start: number
}

/** The rows of a source at a place, from the server or from this browser; local rows never fail. */
export function useRows({ source, config }: RowsOf, { place, looking, isAsked, served, start }: RowsAsked): Rows {
  const { paged, key, rowsOf, isLive = false } = config
  const isOwn = isLocal(source)
  const own = useUnit(isOwn ? source.rows : $noRows)
  const endpoint = isOwn || !isAsked ? null : source
  const missing = endpoint ? place.lacks(endpoint) : noNames
  const isNewestFirst = config.sort?.startsWith('-') === true && writeSort(looking.sort) === config.sort
  const question: Question | null =
    endpoint && missing.length === 0
      ? {
          endpoint,
          input: paged ? place.input(endpoint, lookedFor(paged, looking)) : place.input(endpoint),
          key,
          paging: paged && { size: paged.size, isNewestFirst },
        }
      : null
  const isNarrowed = looking.search.trim() !== '' || Object.keys(looking.filters).length > 0
  /** The call for the rows that are looked for so; null where the server does not find them. */
  const look = (how: Looking, more: object = {}): Question | null => {
    if (!question || !served) return null
    const input = { ...(question.input as object), ...more, ...windowsFor(served.windowed, how) }
    return { ...question, input }
  }
  const looked = look(looking)
  const sorted = look({ ...looking, search: '', filters: noFilters })
  const { extent, asked, first } = useExtent(
    question && looked && sorted && { whole: question, sorted, looked, isNarrowed },
  )
  const isWindowed = extent === 'windows'
  const windows = useWindows(isWindowed ? look(looking, served?.active ? { [served.active]: true } : {}) : null, start)
  const hidesSome = isNarrowed || served?.active !== undefined
  const [all = null] = useAnswers(isWindowed && question && hidesSome ? [countOf(question)] : [])

  const { more, news, takeNews, ...read } = useQuestion(served ? asked : question, isLive)
  const [isReading, setReading] = useState(false)
  const taken = !isReading && isNewestFirst ? news : 0
  useEffect(() => {
    if (taken > 0) takeNews()
  }, [taken, takeNews])
  // The first rows stay until all rows, or the windows in sight, are loaded; not where the server cannot search for them.
  const isFirst = served !== null && (isWindowed ? !windows?.placed : extent === null || read.value === null)
  const firstRows = isFirst && first && isSaid(served, looking) ? rowsIn(first.value) : null
  const answered = firstRows ?? (extent === null && served ? null : rowsIn(read.value))
  const made = useMemo(() => (answered ? (rowsOf?.(answered) ?? answered) : null), [rowsOf, answered])
  if (isOwn) return { ...wholeRows, read: { ...read, value: own, isPending: own === null, question: null, missing } }
  if (windows?.placed)
    return {
      ...wholeRows,
      read: {
        ...read,
        ...windows.read,
        value: windows.placed.rows,
        total: (hidesSome ? all?.total : null) ?? windows.placed.count,
        question: question && { ...question, isServed: true },
        missing,
      },
      windows,
    }
  return {
    read: {
      ...read,
      ...windows?.read,
      ...(served && extent === null ? { isPending: question !== null && read.error === null } : {}),
      value: made,
      question: served ? ((isWindowed || extent === null ? null : asked) ?? question) : question,
      missing,
    },
    windows: null,
    firstOf: firstRows ? (first?.total ?? firstRows.length) : null,
    pages:
      paged && endpoint
        ? {
            total: read.total ?? made?.length ?? 0,
            more,
            news: news - taken,
            takeNews,
            setReading,
          }
        : null,
  }
}

const wholeRows = { pages: null, windows: null, firstOf: null }

/** Whether the server can apply all filters and the order. */
const isSaid = (served: Served | null, { filters, sort }: Looking): boolean =>
  served !== null &&
  sort.every(({ column }) => served.windowed.knows(column)) &&
  Object.entries(filters).every(([name, filter]) => served.windowed.filterOf(name, filter) !== null)
