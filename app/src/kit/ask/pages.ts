import { CallFailure } from '@ronde/contracts/wire'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { callFx } from '../../base/call.ts'
import { networkBack } from '../../base/connection.ts'
import { sessionClosed } from '../../session/session.ts'
import { type Attempts, $later, failedAgain, noAttempts } from './try-again.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'

/** A list that the server gives page by page. */
export interface PagesQuestion {
  endpoint: AnyEndpoint
  /** What is asked of each page, but which one it is. */
  input: object
  /** The field by which rows are told apart: one that comes twice is one. */
  key: string
  /** Rows of a page. */
  size: number
  /** Rows that are new stand before all others. */
  isNewestFirst: boolean
}

/** Rows that came since these were brought. */
export interface PagesNews {
  count: number
  /** As many of them as came, the newest first. */
  rows: readonly AnyRow[]
}

/** What was brought of a list so far. */
export interface Pages extends Attempts {
  asked: PagesQuestion
  /** From the first on; null until they are there. */
  rows: readonly AnyRow[] | null
  /** They are the answer to the question before. */
  isStale: boolean
  /** Rows there were in all when the first came; null where the server does not count. */
  total: number | null
  isWhole: boolean
  error: CallFailure | null
  /** The ticket of the answer that is waited for, and what for. */
  awaited: { ticket: number; kind: PageKind } | null
  news: PagesNews | null
}

/** The first page, the one after the last that is there, or a look at what is new. */
export type PageKind = 'first' | 'more' | 'news'

/** Somebody looks at a list, or at another part of it; what was shown stays until that is there. */
export const pagesOpened = createEvent<{ place: string; asked: PagesQuestion }>()
export const pagesClosed = createEvent<string>()
export const pageAsked = createEvent<{ place: string; kind: PageKind; isQuiet?: boolean }>()
/** What is new is to be shown. */
export const newsTaken = createEvent<string>()

interface All {
  last: number
  byPlace: Readonly<Record<string, Pages>>
}

/** Tickets are counted over all lists: the answer to a question that was left is nobody's. */
const $all = createStore<All>({ last: 0, byPlace: {} }, { serialize: 'ignore' })
export const $pages = $all.map(({ byPlace }) => byPlace)

const changedAt = ({ last, byPlace }: All, place: string, to: (pages: Pages) => Pages): All => {
  const pages = byPlace[place]
  return pages ? { last, byPlace: { ...byPlace, [place]: to(pages) } } : { last, byPlace }
}

/** A look at what is new gives way to whoever wants to read on. */
function isWanted({ rows, isStale, isWhole, awaited, retryAt }: Pages, kind: PageKind): boolean {
  if (kind === 'first') return true
  if (kind === 'news' && retryAt !== null && retryAt > Date.now()) return false
  const isFree = awaited === null || (kind === 'more' && awaited.kind === 'news')
  return isFree && rows !== null && !isStale && (kind === 'news' || !isWhole)
}

/** Rows that are new push the others on. */
const firstOf = ({ rows, news }: Pages, kind: PageKind): number =>
  kind === 'more' ? (rows?.length ?? 0) + (news?.count ?? 0) : 0

const asking = sample({
  clock: pageAsked,
  source: $all,
  filter: ({ byPlace }, { place, kind }) => byPlace[place] !== undefined && isWanted(byPlace[place], kind),
  fn: ({ last, byPlace }, { place, kind, isQuiet = kind === 'news' }) => ({
    place,
    kind,
    isQuiet,
    ticket: last + 1,
    pages: Object.entries(byPlace).flatMap(([known, pages]) => (known === place ? [pages] : [])),
  }),
})

interface Page {
  place: string
  ticket: number
  isQuiet: boolean
  kind: PageKind
  pages: readonly Pages[]
}

const askFx = attach({
  effect: callFx,
  mapParams: ({ pages, kind, isQuiet }: Page) => {
    const [one] = pages
    if (!one) throw new CallFailure('cancelled')
    const { endpoint, input, size } = one.asked
    return { endpoint, input: { ...input, skip: firstOf(one, kind), take: size }, isQuiet }
  },
})

const without = (rows: readonly AnyRow[], known: readonly AnyRow[], key: string): AnyRow[] => {
  const keys = new Set(known.map((row) => row[key]))
  return rows.filter((row) => !keys.has(row[key]))
}

/** With a page that came. */
function withPage(pages: Pages, kind: PageKind, page: readonly AnyRow[], total: number | undefined): Pages {
  const { asked, rows } = pages
  const settled = { ...pages, error: null, awaited: null, isStale: false, ...noAttempts }
  const isLast = page.length < asked.size
  if (kind === 'first' || rows === null)
    return {
      ...settled,
      rows: page,
      total: total ?? null,
      isWhole: total === undefined ? isLast : page.length >= total,
      news: null,
    }
  const others = without(page, rows, asked.key)
  const count =
    total === undefined || pages.total === null
      ? kind === 'news'
        ? others.length
        : (pages.news?.count ?? 0)
      : Math.max(0, total - pages.total)
  if (kind === 'news') return { ...settled, news: count > 0 ? { count, rows: others } : null }
  const whole = [...rows, ...others]
  return {
    ...settled,
    rows: whole,
    isWhole: isLast || others.length === 0 || whole.length >= (pages.total ?? Infinity),
    news: count > 0 ? { count, rows: pages.news?.rows ?? [] } : null,
  }
}

const withNews = (pages: Pages): Pages => {
  const { rows, news, total } = pages
  return news && rows
    ? { ...pages, rows: [...news.rows, ...rows], total: total === null ? null : total + news.count, news: null }
    : pages
}
/** All that is new came, and stands first: the rows that are there may stay. */
const isAtHand = ({ news, asked }: Pages): boolean =>
  news !== null && asked.isNewestFirst && news.rows.length === news.count

const failed = askFx.fail.map(({ params: { place, ticket, kind }, error }) => ({
  place,
  ticket,
  kind,
  error,
  at: Date.now(),
}))

$all
  .on(pagesOpened, ({ last, byPlace }, { place, asked }) => {
    const before = byPlace[place]
    const rows = before?.asked.endpoint === asked.endpoint ? before.rows : null
    return {
      last,
      byPlace: {
        ...byPlace,
        [place]: {
          asked,
          rows,
          isStale: rows !== null,
          total: before?.total ?? null,
          isWhole: false,
          error: null,
          awaited: null,
          news: null,
          ...noAttempts,
        },
      },
    }
  })
  .on(pagesClosed, ({ last, byPlace }, place) => ({
    last,
    byPlace: Object.fromEntries(Object.entries(byPlace).filter(([known]) => known !== place)),
  }))
  .on(asking, (all, { place, kind, isQuiet, ticket }) => ({
    ...changedAt(all, place, (pages) => ({
      ...pages,
      error: isQuiet ? pages.error : null,
      awaited: { ticket, kind },
      retryAt: null,
      tries: isQuiet ? pages.tries : 0,
    })),
    last: ticket,
  }))
  .on(askFx.done, (all, { params: { place, ticket, kind }, result: { value, total } }) =>
    changedAt(all, place, (pages) =>
      pages.awaited?.ticket === ticket
        ? withPage(pages, kind, Array.isArray(value) ? (value as AnyRow[]) : [], total)
        : pages,
    ),
  )
  .on(failed, (all, { place, ticket, kind, error, at }) =>
    changedAt(all, place, (pages) =>
      pages.awaited?.ticket === ticket
        ? { ...pages, ...failedAgain(pages, error, at), awaited: null, error: kind === 'news' ? pages.error : error }
        : pages,
    ),
  )
  .on(newsTaken, (all, place) => changedAt(all, place, (pages) => (isAtHand(pages) ? withNews(pages) : pages)))
  .on(sessionClosed, ({ last }) => ({ last, byPlace: {} }))

sample({ clock: pagesOpened, fn: ({ place }) => ({ place, kind: 'first' as const }), target: pageAsked })
sample({ clock: asking, target: askFx })
// More is new than one page holds, or it stands anywhere: they are read anew.
sample({
  clock: newsTaken,
  source: $all,
  filter: ({ byPlace }, place) => (byPlace[place]?.news ?? null) !== null,
  fn: (_, place) => ({ place, kind: 'first' as const }),
  target: pageAsked,
})

// What could not be read for want of a network is asked for again when there is one.
const againFx = attach({
  source: $all,
  effect: ({ byPlace }) => {
    const ask = scopeBind(pageAsked, { safe: true })
    for (const [place, { error, rows }] of Object.entries(byPlace))
      if (error?.kind === 'network') ask({ place, kind: rows === null ? 'first' : 'more', isQuiet: true })
  },
})
sample({ clock: networkBack, target: againFx })

/** The time has come at which a page that failed is asked for again, if it still waits for that time. */
const due = createEvent<{ place: string; kind: PageKind; retryAt: number }>()
const waitFx = attach({
  source: { later: $later, all: $all },
  effect: ({ later, all }, { place, kind, at }: { place: string; kind: PageKind; at: number }) => {
    const retryAt = all.byPlace[place]?.retryAt ?? null
    if (retryAt === null) return
    const tell = scopeBind(due, { safe: true })
    later(retryAt - at, () => tell({ place, kind, retryAt }))
  },
})
sample({ clock: failed, target: waitFx })
sample({
  clock: due,
  source: $all,
  filter: ({ byPlace }, { place, retryAt }) => byPlace[place]?.retryAt === retryAt,
  fn: (_, { place, kind }) => ({ place, kind, isQuiet: true }),
  target: pageAsked,
})
