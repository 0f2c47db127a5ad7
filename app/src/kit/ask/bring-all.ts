import { type Answer, CallFailure } from '@ronde/contracts/wire'
import { createEffect } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import type { AnyRow } from '../place/row.ts'
import type { Question } from './question.ts'

interface Bringing {
  call: (asked: Asked) => Promise<Answer<unknown>>
  question: Question
  /** Rows of a page. */
  size: number
  signal: AbortSignal
  /** Rows that came so far. */
  onProgress: (done: number) => void
}

/** How often it is begun anew because rows went meanwhile: those behind them moved up, past the page they were expected on. */
const mostBeginnings = 3

/**
 * All rows of a list that comes by pages, each once; null when it was stopped. Rejects with the call's failure, and as
 * `incomplete` when fewer came than the server says there are.
 */
export async function bringAll({
  call,
  question: { endpoint, input, key = '' },
  size,
  signal,
  onProgress,
}: Bringing): Promise<readonly AnyRow[] | null> {
  const incomplete = () => new CallFailure('incomplete', { detail: `${endpoint.service}/${endpoint.operation}` })
  for (let beginning = 0; beginning < mostBeginnings; beginning++) {
    const rows = await bringOnce()
    if (rows !== 'moved') return rows
  }
  throw incomplete()

  async function bringOnce(): Promise<readonly AnyRow[] | 'moved' | null> {
    const byKey = new Map<unknown, AnyRow>()
    // In all, when it was begun and by the last page: rows added meanwhile need not be there.
    let first: number | undefined
    let expected: number | undefined
    for (let skip = 0; ;) {
      const { value, total, hasErrors } = await call({
        endpoint,
        input: { ...(input as object), skip, take: size },
        signal,
      })
      if (signal.aborted) return null
      if (!Array.isArray(value) || hasErrors) throw incomplete()
      if (expected !== undefined && total !== undefined && total < expected) return 'moved'
      expected = total
      first ??= total
      for (const row of value as AnyRow[]) byKey.set(row[key], row)
      onProgress(byKey.size)
      skip += value.length
      // A server that counts may give fewer at once than are asked for.
      if (value.length > 0 && (total === undefined ? value.length === size : skip < total)) continue
      if (first !== undefined && byKey.size < first) throw incomplete()
      return [...byKey.values()]
    }
  }
}

/** The same, by the calls of the console. */
export const bringAllFx = createEffect((asked: Omit<Bringing, 'call'>) => bringAll({ ...asked, call: callFx }))
