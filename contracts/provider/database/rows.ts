import { setImmediate } from 'node:timers/promises'
import type { AliasableExpression, SelectQueryBuilder } from 'kysely'
import { long, longListsOfOne, searchesOfOne } from './long.ts'
import { Places } from './places.ts'

/** Rows read, changed and written at a time: some milliseconds of work, after which other calls have their turn. */
const slice = 200
/** A list of up to this many rows is read at once; a longer one while it is being written. */
const few = 500

/** Whether no more rows are asked for than are read at once. */
export const isFew = (take: number | undefined): boolean => take !== undefined && take <= few

/** Long lists under way: each keeps a connection until its reader has taken all of it. */
const longLists = new Places({ inAll: 6, ofOne: longListsOfOne })

/** Other readings under way that may go through many rows. */
const searches = new Places({ ofOne: searchesOfOne })

/** Who reads, and whether they still wait for it. */
export interface Reader {
  bearer: string
  /** Aborted when the reader disconnects. */
  signal: AbortSignal
}

/** Reads what may go through many rows, when it is the reader's turn. Throws when the reader has left before. */
export async function inPlace<Result>({ bearer, signal }: Reader, read: () => Promise<Result>): Promise<Result> {
  const leave = await searches.enter(bearer, signal)
  try {
    return await read()
  } finally {
    leave()
  }
}

/** Slices of a long list. `close` gives its connection back, however far it was read. */
interface Slices<Row> {
  next: () => Promise<Row[] | null>
  close: () => Promise<void>
}

function slicesOf<Row>(rows: AsyncIterator<Row>, first: Row, leave: () => void): Slices<Row> {
  let isClosed = false
  let taken = [first]
  return {
    next: async () => {
      await setImmediate()
      while (taken.length < slice) {
        const { done, value } = await rows.next()
        if (done) break
        taken.push(value)
      }
      const next = taken
      taken = []
      return next.length > 0 ? next : null
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

  /** The rows as a function maps them, a slice at a time. */
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

/** What each row of a list says beside itself: how many there are in all, counted in the statement that reads them. */
interface Counted {
  rowsInAll: number
}

function withoutCount<Row>(counted: Row & Counted): Row {
  const { rowsInAll: _, ...row } = counted
  return row as unknown as Row
}

/** The options of reading a list, and its reader. */
interface Listed extends Reader {
  /** How many rows there are in all, as a part of the query. */
  count: AliasableExpression<number>
  /** Whether the list is read at once. */
  isFew: boolean
}

/** Reads a list, and how many rows there are in all. Both come from one moment, however long the list. Answers no total for no rows. */
export async function readRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { count, isFew: isShort, ...reader }: Listed,
): Promise<{ rows: Rows<Row>; total: number | null }> {
  const counted = query.select(count.as('rowsInAll')) as unknown as SelectQueryBuilder<DB, TB, Row & Counted>
  if (isShort) {
    const rows = await inPlace(reader, () => long(counted).execute())
    return { rows: new Rows(rows.map(withoutCount<Row>)), total: rows[0]?.rowsInAll ?? null }
  }
  const leave = await longLists.enter(reader.bearer, reader.signal)
  const stream = counted.stream(slice)
  try {
    const { done, value } = await stream.next()
    if (done) {
      leave()
      return { rows: new Rows<Row>([]), total: null }
    }
    const rows = new Rows(slicesOf(stream, value, leave))
    return { rows: await rows.inSlices((next) => next.map(withoutCount<Row>)), total: value.rowsInAll }
  } catch (error) {
    leave()
    throw error
  }
}

/** Reads a whole list: a short one, as most are, needs no counting. */
export async function readWhole<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listed: Omit<Listed, 'isFew'>,
): Promise<{ rows: Rows<Row>; total: number | null }> {
  const first = await inPlace(listed, () => long(query.limit(few + 1)).execute())
  return first.length <= few
    ? { rows: new Rows(first), total: first.length }
    : readRows(query, { ...listed, isFew: false })
}
