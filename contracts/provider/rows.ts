import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'

/** Rows read, changed and written at a time: some milliseconds of work, after which other calls have their turn. */
const slice = 500
/** A list of so many rows is read at once; of more, as they are written. */
const few = 2_000

/** Whether no more rows are asked for than are read at once. */
export const isFew = (take: number | undefined): boolean => take !== undefined && take <= few

/** How many long lists are read at once: each keeps a connection until its reader has taken all of it. */
const mostAtOnce = 4
let underWay = 0
const waiting: (() => void)[] = []

async function enter(): Promise<void> {
  if (underWay < mostAtOnce) underWay += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else underWay -= 1
}

/** Slices of a long list. `close` gives its connection back, however far it was read. */
interface Slices<Row> {
  next: () => Promise<Row[] | null>
  close: () => Promise<void>
}

function slicesOf<Row>(rows: AsyncIterator<Row>): Slices<Row> {
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
      leave()
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

/** Reads a whole list, and counts it. Many rows come from one moment; the count may be of one just before. */
export async function readWhole<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  count: () => Promise<number>,
): Promise<{ rows: Rows<Row>; total: number }> {
  const first = await query.limit(few + 1).execute()
  if (first.length <= few) return { rows: new Rows(first), total: first.length }
  const total = await count()
  await enter()
  return { rows: new Rows(slicesOf(query.stream(slice))), total }
}
