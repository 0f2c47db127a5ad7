import type { FilterValue, SortItem } from '@ronde/ui/grid'
import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { type Question, rowsIn } from '../ask/question.ts'
import { type Read, useQuestion } from '../ask/use-read.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow } from '../place/row.ts'
import { writeSort } from '../place/sort-text.ts'
import { lookedFor } from './looked-for.ts'
import type { LocalRows, RowsOf, RowsSource } from './shape.ts'

const $noRows = createStore<readonly AnyRow[] | null>(null)
const noNames: readonly string[] = []

/** Whether rows are this browser's own. */
export const isLocal = (source: RowsSource): source is LocalRows<AnyRow> => 'rows' in source

/** Rows of a list, as far as they are there. */
export interface RowsRead extends Read<readonly AnyRow[]> {
  /** The question; null for rows of this browser, and while a parameter is missing. */
  question: Question | null
  /** Parameters without which the call can only fail. */
  missing: readonly string[]
}

/** State of a list that comes page by page, beside its rows. */
export interface PagesState {
  /** Rows there are in all. */
  total: number
  isGrowing: boolean
  more: () => void
  /** Rows that came since, and are not shown while the user reads. */
  news: number
  takeNews: () => void
  /** Told whether the user reads further down: at the top new rows come by themselves. */
  setReading: (isReading: boolean) => void
  /** All rows, for a file; null when it was stopped. Rejects with the call's failure. */
  all: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<readonly AnyRow[] | null>
}

/** How a list is looked at. */
export interface Looking {
  search: string
  filters: Readonly<Record<string, FilterValue>>
  sort: readonly SortItem[]
}

interface Rows {
  read: RowsRead
  /** Null for rows that come whole. */
  pages: PagesState | null
}

/** The rows of a source at a place, from the server or from this browser; local ones never fail. `isAsked` false: they come branch by branch. */
export function useRows({ source, config }: RowsOf, place: Place, looking: Looking, isAsked: boolean): Rows {
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
          ...(paged ? { paging: { size: paged.size, isNewestFirst } } : {}),
        }
      : null
  const { isGrowing, more, news, takeNews, bring, ...read } = useQuestion(question, isLive)
  const [isReading, setReading] = useState(false)
  const taken = !isReading && isNewestFirst ? news : 0
  useEffect(() => {
    if (taken > 0) takeNews()
  }, [taken, takeNews])
  const answered = rowsIn(read.value)
  const made = useMemo(() => (answered ? (rowsOf?.(answered) ?? answered) : null), [rowsOf, answered])
  if (isOwn) return { read: { ...read, value: own, isPending: own === null, question: null, missing }, pages: null }
  return {
    read: { ...read, value: made, question, missing },
    pages:
      paged && endpoint
        ? {
            total: read.total ?? made?.length ?? 0,
            isGrowing,
            more,
            news: news - taken,
            takeNews,
            setReading,
            all: (signal, onProgress) => bring(paged.most ?? paged.size, signal, onProgress),
          }
        : null,
  }
}
