import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase, { type Database } from 'better-sqlite3'

// Runs as a thread: long readings are done here, so that other calls do not wait for them.

/** Asks for the next `size` rows of a reading; the first time with what is read. */
export interface Asked {
  reading: number
  size: number
  sql?: string
  parameters?: readonly unknown[]
}

/** Rows of a reading, or why there are none. */
export interface Told {
  reading: number
  rows: unknown[]
  isLast: boolean
  error?: { message: string; code: string | undefined }
}

interface Reading {
  handle: Database
  rows: IterableIterator<unknown>
}

const readings = new Map<number, Reading>()
const idle: Database[] = []
const mostIdle = 2

// Each has a connection of its own, which sees what was committed when it began.
const opened = (): Database =>
  idle.pop() ?? new SqliteDatabase(workerData as string, { readonly: true, fileMustExist: true, timeout: 5_000 })

function begin(sql: string, parameters: readonly unknown[]): Reading {
  const handle = opened()
  return { handle, rows: handle.prepare(sql).iterate(parameters) }
}

function end(reading: number): void {
  const known = readings.get(reading)
  if (!known) return
  readings.delete(reading)
  known.rows.return?.()
  if (idle.length < mostIdle) idle.push(known.handle)
  else known.handle.close()
}

function read({ reading, size, sql, parameters = [] }: Asked): Told {
  if (sql !== undefined) readings.set(reading, begin(sql, parameters))
  const known = readings.get(reading)
  // The thread that began the reading has died: its end must not pass for the end of the rows.
  if (!known) throw Object.assign(new Error('a reading was lost with its thread'), { code: 'SQLITE_IOERR' })
  const rows: unknown[] = []
  let isLast = false
  while (!isLast && rows.length < size) {
    const { done, value } = known.rows.next()
    if (done) isLast = true
    else rows.push(value)
  }
  if (isLast) end(reading)
  return { reading, rows, isLast }
}

parentPort?.on('message', (asked: Asked) => {
  // The caller wants no more rows.
  if (asked.size === 0) return end(asked.reading)
  try {
    parentPort?.postMessage(read(asked))
  } catch (error) {
    end(asked.reading)
    const { message, code } = error as Error & { code?: string }
    parentPort?.postMessage({ reading: asked.reading, rows: [], isLast: true, error: { message, code } } satisfies Told)
  }
})
