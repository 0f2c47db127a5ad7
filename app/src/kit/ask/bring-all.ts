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
}

/** How often the reading restarts because rows were deleted meanwhile: the rows after them move up, past the page they were expected on. */
const mostBeginnings = 3

/** A page of a list, without rows that the page before had; `again`: what came so far is to be forgotten, it begins anew. */
type Page = readonly AnyRow[] | 'again'

/**
 * The rows of a list one page after the other, each once, the next page on its way while one is taken: no more than three are in
 * memory. Ends early when it is stopped; rejects with the call's failure, and as `incomplete` when fewer came than there are.
 */
async function* pagesOf({ call, question, size, signal }: Bringing): AsyncGenerator<Page, void> {
  const { endpoint, input, key = '' } = question
  const incomplete = new CallFailure('incomplete', { detail: `${endpoint.service}/${endpoint.operation}` })
  // Total when the reading began, and by the last page: rows added meanwhile need not be there.
  let [first, expected]: (number | undefined)[] = []
  let before: ReadonlySet<unknown> = new Set()
  let [skip, count, beginnings] = [0, 0, 1]
  const ask = (from: number) => {
    const answer = call({ endpoint, input: { ...(input as object), skip: from, take: size }, signal })
    answer.catch(() => {}) // Where the list is given up nobody waits for it any more.
    return answer
  }
  let next = ask(0)
  for (let isMore = true; isMore;) {
    const { value, total, hasErrors } = await next
    if (signal.aborted) return
    if (!Array.isArray(value) || hasErrors) throw incomplete
    if (expected !== undefined && total !== undefined && total < expected) {
      if (beginnings++ === mostBeginnings) throw incomplete
      ;[first, expected, before, skip, count] = [undefined, undefined, new Set(), 0, 0]
      next = ask(0)
      yield 'again'
      continue
    }
    expected = total
    first ??= total
    const rows = value as AnyRow[]
    const page = rows.filter((row) => !before.has(row[key]))
    before = new Set(rows.map((row) => row[key]))
    count += page.length
    skip += rows.length
    // A server that counts may give fewer at once than are asked for.
    isMore = rows.length > 0 && (total === undefined ? rows.length === size : skip < total)
    if (isMore) next = ask(skip)
    yield page
  }
  if (!signal.aborted && first !== undefined && count < first) throw incomplete
}

/** All rows of a list that comes by pages; null when it was stopped. Rejects as its pages do. `onProgress`: rows that came so far. */
export async function bringAll({
  onProgress,
  ...asked
}: Bringing & { onProgress: (done: number) => void }): Promise<readonly AnyRow[] | null> {
  let all: AnyRow[] = []
  for await (const page of pagesOf(asked)) {
    all = page === 'again' ? [] : all.concat(page)
    onProgress(all.length)
  }
  return asked.signal.aborted ? null : all
}

/** `bringAll` through the calls of the console. */
export const bringAllFx = createEffect((asked: Omit<Parameters<typeof bringAll>[0], 'call'>) =>
  bringAll({ ...asked, call: callFx }),
)

/** The pages of a list, by the calls of the console, each given as it comes. Resolves once all have, or it was stopped. */
export const bringPagesFx = createEffect(
  async ({ take, ...asked }: Omit<Bringing, 'call'> & { take: (page: Page) => Promise<void> }): Promise<void> => {
    for await (const page of pagesOf({ ...asked, call: callFx })) await take(page)
  },
)
