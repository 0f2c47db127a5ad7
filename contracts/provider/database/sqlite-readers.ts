import { Worker } from 'node:worker_threads'
import { longListsOfOne, searchesOfOne } from './long.ts'
import type { Asked, Told } from './sqlite-reader.ts'

/** What is read: a compiled query. */
interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Number of threads: a statement that has begun cannot be stopped, and all those of one caller leave a thread to the others. */
const threads = searchesOfOne + longListsOfOne + 1

/** Threads that read beside the program, begun when they are first asked. */
export class SqliteReaders {
  readonly #file: string
  readonly #threads = new Map<number, Worker>()
  readonly #waiting = new Map<number, (told: Told) => void>()
  /** The threads of the readings under way. */
  readonly #places = new Map<number, number>()
  #last = 0

  constructor(file: string) {
    this.#file = file
  }

  /** Begins a reading, by the thread that has the fewest: a quick one must not wait for a long one beside an idle thread. */
  #begin(): number {
    const counts = Array.from({ length: threads }, () => 0)
    for (const at of this.#places.values()) counts[at] = (counts[at] ?? 0) + 1
    this.#last += 1
    this.#places.set(this.#last, counts.indexOf(Math.min(...counts)))
    return this.#last
  }

  #threadFor(reading: number): Worker {
    const at = this.#places.get(reading) ?? 0
    const thread = this.#threads.get(at) ?? this.#begun(at)
    this.#threads.set(at, thread)
    return thread
  }

  #begun(at: number): Worker {
    const thread = new Worker(new URL('./sqlite-reader.ts', import.meta.url), { workerData: this.#file })
    thread.on('message', (told: Told) => {
      const take = this.#waiting.get(told.reading)
      this.#waiting.delete(told.reading)
      take?.(told)
      if (this.#waiting.size === 0) for (const idle of this.#threads.values()) idle.unref()
    })
    // When the thread ends, its readers get an error, and the next reading starts a new thread.
    const end = (message: string) => {
      if (this.#threads.get(at) === thread) this.#threads.delete(at)
      const lost = [...this.#waiting].filter(([reading]) => this.#places.get(reading) === at)
      for (const [reading, take] of lost) {
        this.#waiting.delete(reading)
        take({ reading, rows: [], isLast: true, error: { message, code: 'SQLITE_IOERR' } })
      }
    }
    thread.on('error', ({ message }: Error) => end(message))
    thread.on('exit', () => end('the thread that reads has ended'))
    return thread
  }

  async #ask(asked: Asked): Promise<Told> {
    const { promise, resolve } = Promise.withResolvers<Told>()
    this.#waiting.set(asked.reading, resolve)
    const thread = this.#threadFor(asked.reading)
    // Keeps the process alive while a reader waits for the thread.
    thread.ref()
    thread.postMessage(asked)
    const told = await promise
    if (told.error) throw Object.assign(new Error(told.error.message), { code: told.error.code })
    return told
  }

  /** Reads `size` rows at a time, as they are asked for. */
  async *stream<Row>({ sql, parameters }: Query, size: number): AsyncGenerator<Row[]> {
    const reading = this.#begin()
    let told: Told | undefined
    try {
      told = await this.#ask({ reading, size, sql, parameters })
      yield told.rows as Row[]
      while (!told.isLast) {
        told = await this.#ask({ reading, size })
        yield told.rows as Row[]
      }
    } finally {
      if (told && !told.isLast) this.#threadFor(reading).postMessage({ reading, size: 0 } satisfies Asked)
      this.#places.delete(reading)
    }
  }

  /** Reads all rows at once. */
  async read<Row>({ sql, parameters }: Query): Promise<Row[]> {
    const reading = this.#begin()
    try {
      const { rows } = await this.#ask({ reading, size: Number.MAX_SAFE_INTEGER, sql, parameters })
      return rows as Row[]
    } finally {
      this.#places.delete(reading)
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((thread) => thread.terminate()))
  }
}
