import type { CallFailure } from '@ronde/contracts/wire'
import { type AnyEndpoint, type AnyRow, isRecord } from '../place/row.ts'
import { type Attempts, noAttempts } from './attempts.ts'
import { type Question, rowsIn } from './question.ts'

/** A part of an answer: its beginning, the page after the last that is there, or a look at new rows. */
export type Part = 'first' | 'more' | 'news'

/** A part that is asked for. Each time it is another object: by that a late answer is told from the one that is awaited. */
export interface Going {
  readonly id: string
  readonly part: Part
  readonly isQuiet: boolean
}

/** An answer as far as it is there: a record, all rows of a list, or the first of them. */
export interface Answer extends Attempts {
  readonly asked: Question
  /** The value; null until it has come. */
  readonly value: unknown
  /** Number of rows in all, where the server says it; of a paged list, as of the first page. */
  readonly total: number | null
  /** The answer is complete: no part is left to ask for. */
  readonly isWhole: boolean
  /** The server reported errors beside the value: it may be incomplete. */
  readonly hasErrors: boolean
  readonly error: CallFailure | null
  /** The part that is waited for; null when none is. */
  readonly awaited: Going | null
  /** Rows added since: how many, and those that were read, the newest first. */
  readonly news: { readonly count: number; readonly rows: readonly AnyRow[] } | null
  /** Readers on screen; an answer without one is kept for the way back. */
  readonly readers: number
  /** When it was last answered: a time of day in ms. */
  readonly answeredAt: number | null
}

/** An answer that is not there. */
export const unanswered = (asked: Question): Answer => ({
  asked,
  value: null,
  total: null,
  isWhole: false,
  hasErrors: false,
  error: null,
  awaited: null,
  news: null,
  readers: 0,
  answeredAt: null,
  ...noAttempts,
})

/** Whether a part is to be asked for now. A look at new rows gives way to reading on; a quiet part waits its time. */
export function isWanted(
  { value, isWhole, awaited, retryAt }: Answer,
  part: Part,
  isQuiet: boolean,
  now: number,
): boolean {
  if (part === 'first') return !(isQuiet && (awaited !== null || retryAt !== null))
  if (value === null) return false
  if (part === 'news') return awaited === null && (retryAt === null || retryAt <= now)
  return !isWhole && (awaited === null || awaited.part === 'news')
}

/** Rows to skip for a page: those held, plus those added before them since. */
const rowsBefore = ({ value, news }: Answer, part: Part): number =>
  part === 'more' ? (rowsIn(value)?.length ?? 0) + (news?.count ?? 0) : 0

/** Input of the call for a part of an answer. */
export const inputOf = (answer: Answer, part: Part): unknown => {
  const { input, paging } = answer.asked
  return paging ? { ...(input as object), skip: rowsBefore(answer, part), take: paging.size } : input
}

/** Result of a call. */
export interface Came {
  readonly value: unknown
  readonly total?: number | undefined
  readonly hasErrors: boolean
}

const others = (rows: readonly AnyRow[], known: readonly AnyRow[], key: string): readonly AnyRow[] => {
  const keys = new Set(known.map((row) => row[key]))
  return rows.filter((row) => !keys.has(row[key]))
}

/** The answer with a part that came. */
export function withPart(answer: Answer, part: Part, { value, total, hasErrors }: Came): Answer {
  const { asked, news } = answer
  const settled: Answer = { ...answer, error: null, awaited: null, hasErrors, ...noAttempts }
  const rows = rowsIn(answer.value)
  const page = rowsIn(value) ?? []
  if (!asked.paging) return { ...settled, value, total: total ?? null, isWhole: true }
  const isLast = page.length < asked.paging.size
  if (part === 'first' || rows === null) {
    const isWhole = total === undefined ? isLast : page.length >= total
    return { ...settled, value: page, total: total ?? null, isWhole, news: null }
  }
  const fresh = others(page, rows, asked.key ?? '')
  const isCounted = total !== undefined && answer.total !== null
  const uncounted = part === 'news' ? fresh.length : (news?.count ?? 0)
  const count = isCounted ? Math.max(0, total - (answer.total ?? 0)) : uncounted
  if (part === 'news') return { ...settled, news: count > 0 ? { count, rows: fresh } : null }
  const all = [...rows, ...fresh]
  return {
    ...settled,
    value: all,
    isWhole: isLast || fresh.length === 0 || all.length >= (answer.total ?? Infinity),
    news: count > 0 ? { count, rows: news?.rows ?? [] } : null,
  }
}

/** The answer with its new rows before the rest, where all of them came and stand first; else as it is: it is to be read anew. */
export function withNews(answer: Answer): Answer {
  const { asked, value, news, total } = answer
  const rows = rowsIn(value)
  if (!news || !rows || !asked.paging?.isNewestFirst || news.rows.length < news.count) return answer
  return { ...answer, value: [...news.rows, ...rows], total: total === null ? null : total + news.count, news: null }
}

/** The rows with those that were saved in their places, and the very same array where none of them is there. */
function replaced(rows: readonly unknown[], key: string, byKey: ReadonlyMap<unknown, AnyRow>): readonly unknown[] {
  let isOther = false
  const next = rows.map((row) => {
    const saved = isRecord(row) ? byKey.get(row[key]) : undefined
    if (!saved || !isRecord(row)) return row
    isOther = true
    return { ...row, ...saved }
  })
  return isOther ? next : rows
}

/**
 * The answer with saved records in their places by key (docs/specification/states.md#answers-that-are-merged). A value
 * that is no record, or does not bear the key, changes nothing: the question is asked again anyway.
 */
export function withSaved(answer: Answer, saved: readonly AnyRow[]): Answer {
  const { value, asked } = answer
  const { key } = asked
  if (key === undefined) return answer
  const byKey = new Map(saved.filter((one) => one[key] !== undefined).map((one) => [one[key], one]))
  if (byKey.size === 0) return answer
  const rows = rowsIn(value)
  if (rows) return { ...answer, value: replaced(rows, key, byKey) }
  const own = isRecord(value) ? byKey.get(value[key]) : undefined
  return own && isRecord(value) ? { ...answer, value: { ...value, ...own } } : answer
}

/** A save that succeeded. */
export interface Change {
  /** The call that saved. */
  readonly endpoint: AnyEndpoint
  /** Its answer: a record, several, or any other value. */
  readonly value?: unknown
  /** Calls of other services whose answers it changes. */
  readonly refreshes?: readonly AnyEndpoint[]
  /** Those of these calls whose rows the saved record replaces by key. */
  readonly merges?: readonly AnyEndpoint[]
}
