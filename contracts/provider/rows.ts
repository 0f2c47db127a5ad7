import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import { long } from './database/long.ts'

/** Rows read, changed and written at a time: some milliseconds of work, after which other calls have their turn. */
const slice = 200
/** A list of so many rows is read at once; of more, as they are written. */
const few = 500

/** Whether no more rows are asked for than are read at once. */
export const isFew = (take: number | undefined): boolean => take !== undefined && take <= few

/** How many long lists are read at once, and of those for one caller: each keeps a connection until its reader has taken all of it. */
const mostAtOnce = 6
const mostOfOne = 2
const underWay: string[] = []
const waiting: { bearer: string; enter: () => void }[] = []

function admit(): void {
  while (underWay.length < mostAtOnce) {
    const at = waiting.findIndex(({ bearer }) => underWay.filter((other) => other === bearer).length < mostOfOne)
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) return
    underWay.push(next.bearer)
    next.enter()
  }
}

const enter = (bearer: string): Promise<void> =>
  new Promise((resolve) => {
    waiting.push({ bearer, enter: resolve })
    admit()
  })

function leave(bearer: string): void {
  underWay.splice(underWay.indexOf(bearer), 1)
  admit()
}

/** Slices of a long list. `close` gives its connection back, however far it was read. */
interface Slices<Row> {
  next: () => Promise<Row[] | null>
  close: () => Promise<void>
}

function slicesOf<Row>(rows: AsyncIterator<Row>, bearer: string): Slices<Row> {
  let isClosed = false
  return {
    next: async () => {
      await setImmediate()
      const taken: Row[] = []
      while (taken.length < slice) {
        const { done, value } = await rows.next()
        if (done) break
        taken.push(value)
      }
      return taken.length > 0 ? taken : null
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      leave(bearer)
      await rows.return?.()
    },
  }
}

/** The rows of a list: all there, or, when there are many, read slice by slice as they are written. */
export class Rows<Row> {
  /** All of them, or null when they are many. */
  readonly few: Row[] | null
  readonly #many: Slices<Row> | null

  constructor(rows: Row[] | Slices<Row>) {
    this.few = Array.isArray(rows) ? rows : null
    this.#many = Array.isArray(rows) ? null : rows
  }

  /** The same rows as something else makes of them, a slice at a time. */
  async inSlices<Other>(of: (rows: Row[]) => Other[] | Promise<Other[]>): Promise<Rows<Other>> {
    const many = this.#many
    if (!many) return new Rows(await of(this.few ?? []))
    const next = async () => {
      const rows = await many.next()
      return rows && of(rows)
    }
    return new Rows({ next, close: many.close })
  }

  /** The next slice of many, or null. */
  next(): Promise<Row[] | null> {
    return this.#many?.next() ?? Promise.resolve(null)
  }

  /** To be called when no more rows are wanted. */
  close(): Promise<void> {
    return this.#many?.close() ?? Promise.resolve()
  }
}

/** Reads a whole list for somebody, and counts it. Many rows come from one moment; the count may be of one just before. */
export async function readWhole<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  count: () => Promise<number>,
  bearer: string,
): Promise<{ rows: Rows<Row>; total: number }> {
  const first = await long(query.limit(few + 1)).execute()
  if (first.length <= few) return { rows: new Rows(first), total: first.length }
  const total = await count()
  await enter(bearer)
  return { rows: new Rows(slicesOf(query.stream(slice), bearer)), total }
}
