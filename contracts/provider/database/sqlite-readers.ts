import { Worker } from 'node:worker_threads'
import type { Asked, Told } from './sqlite-reader.ts'

/** What is read: a compiled query. */
interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Number of threads: more would only share the same processors. */
const threads = 2

/** Threads that read beside the program, begun when they are first asked. */
export class SqliteReaders {
  readonly #file: string
  readonly #threads = new Map<number, Worker>()
  readonly #waiting = new Map<number, (told: Told) => void>()
  #last = 0

  constructor(file: string) {
    this.#file = file
  }

  #threadFor(reading: number): Worker {
    const at = reading % threads
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
      const lost = [...this.#waiting].filter(([reading]) => reading % threads === at)
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
    this.#last += 1
    const reading = this.#last
    let told = await this.#ask({ reading, size, sql, parameters })
    try {
      yield told.rows as Row[]
      while (!told.isLast) {
        told = await this.#ask({ reading, size })
        yield told.rows as Row[]
      }
    } finally {
      if (!told.isLast) this.#threadFor(reading).postMessage({ reading, size: 0 } satisfies Asked)
    }
  }

  /** Reads all rows at once. */
  async read<Row>({ sql, parameters }: Query): Promise<Row[]> {
    this.#last += 1
    const { rows } = await this.#ask({ reading: this.#last, size: Number.MAX_SAFE_INTEGER, sql, parameters })
    return rows as Row[]
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads.values()].map((thread) => thread.terminate()))
  }
}
