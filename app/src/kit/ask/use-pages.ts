import { useStoreMap, useUnit } from 'effector-react'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { callFx } from '../../base/call.ts'
import { $isInFront } from '../../base/in-front.ts'
import { $config } from '../../config/config.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { bringAll } from './bring-all.ts'
import { $pages, newsTaken, pageAsked, pagesClosed, pagesOpened } from './pages.ts'
import type { RowsRead } from '../rows/use-rows.ts'

interface Asking {
  endpoint: AnyEndpoint
  input: object
  key: string
  size: number
  /** Most rows that the server gives at once. */
  most: number
  isNewestFirst: boolean
  isLive: boolean
}

/** A list that comes by pages, as a screen shows it. */
export interface PagesState {
  read: RowsRead
  /** What is shown is not yet what is asked for. */
  isStale: boolean
  /** Rows there are in all. */
  total: number
  /** The next page is on its way. */
  isGrowing: boolean
  more: () => void
  /** Rows that came since, and are not shown: somebody is reading. */
  news: number
  takeNews: () => void
  /** Told where somebody is: at the top what is new comes by itself. */
  setReading: (isReading: boolean) => void
  /** All rows, for a file; null when it was stopped. Rejects with the call's failure. */
  all: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<readonly AnyRow[] | null>
}

/** Reads a list page by page; null for one that is read whole. What is new never moves what is being read. */
export function usePages(asking: Asking | null): PagesState | null {
  const place = useId()
  const asked = useMemo(() => asking && JSON.stringify([asking.input, asking.isNewestFirst]), [asking])
  const { endpoint, key = '', size = 0, most = 0, isLive = false } = asking ?? {}
  const [open, close, ask, take, call] = useUnit([pagesOpened, pagesClosed, pageAsked, newsTaken, callFx])
  const [isInFront, { session }] = useUnit([$isInFront, $config])
  const pages = useStoreMap({ store: $pages, keys: [place], fn: (byPlace, [known]) => byPlace[known] ?? null })
  const [isReading, setReading] = useState(false)

  useEffect(() => {
    if (!endpoint || asked === null) return
    const [input, isNewestFirst] = JSON.parse(asked) as [object, boolean]
    open({ place, asked: { endpoint, input, key, size, isNewestFirst } })
  }, [place, endpoint, asked, key, size, open])
  useEffect(
    () => () => {
      close(place)
    },
    [place, close],
  )

  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => {
      if (isInFront()) ask({ place, kind: 'news' })
    }, session.dataRefresh)
    return () => clearInterval(timer)
  }, [isLive, place, isInFront, ask, session.dataRefresh])

  const news = pages?.news?.count ?? 0
  const taken = !isReading && pages?.asked.isNewestFirst === true ? news : 0
  useEffect(() => {
    if (taken > 0) take(place)
  }, [taken, take, place])

  const hasRows = pages !== null && pages.rows !== null
  const retry = useCallback(() => ask({ place, kind: hasRows ? 'more' : 'first' }), [ask, place, hasRows])
  const more = useCallback(() => ask({ place, kind: 'more' }), [ask, place])
  const takeNews = useCallback(() => take(place), [take, place])
  if (!asking || !endpoint) return null
  return {
    read: {
      value: pages?.rows ?? null,
      error: pages?.error ?? null,
      retryAt: pages?.error ? pages.retryAt : null,
      hasErrors: false,
      isPending: pages === null || pages.awaited?.kind === 'first',
      answeredAt: null,
      retry: pages?.error ? retry : () => ask({ place, kind: 'first' }),
      question: { endpoint, input: asking.input, key },
      missing: [],
    },
    isStale: pages?.isStale ?? false,
    total: pages?.total ?? pages?.rows?.length ?? 0,
    isGrowing: pages?.awaited?.kind === 'more',
    more,
    news: news - taken,
    takeNews,
    setReading,
    all: (signal, onProgress) => bringAll({ call, endpoint, input: asking.input, key, size: most, signal, onProgress }),
  }
}
