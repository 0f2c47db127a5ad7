import { type Answer, CallFailure } from '@ronde/contracts/wire'
import type { Asked } from '../../base/call.ts'
import type { AnyEndpoint, AnyRow } from '../screen.ts'

interface Bringing {
  call: (asked: Asked) => Promise<Answer<unknown>>
  endpoint: AnyEndpoint
  input: object
  key: string
  /** Rows of a page. */
  size: number
  signal: AbortSignal
  /** Rows that came so far. */
  onProgress: (done: number) => void
}

/** All rows of a list that comes by pages, each once; null when it was stopped. Rejects with the call's failure. */
export async function bringAll({ call, endpoint, input, key, size, signal, onProgress }: Bringing): Promise<readonly AnyRow[] | null> {
  const byKey = new Map<unknown, AnyRow>()
  for (let skip = 0; ; skip += size) {
    const { value, total = 0 } = await call({ endpoint, input: { ...input, skip, take: size }, signal })
    if (signal.aborted) return null
    const page = Array.isArray(value) ? (value as AnyRow[]) : []
    for (const row of page) byKey.set(row[key], row)
    onProgress(byKey.size)
    // A short page is the last one, unless the server counts more: a part would be exported as the whole.
    if (page.length < size && skip + page.length < total) throw new CallFailure('partial', { detail: `${skip + page.length} rows of ${total}` })
    if (page.length < size) return [...byKey.values()]
  }
}
