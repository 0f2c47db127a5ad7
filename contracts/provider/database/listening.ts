import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

/** Hears what the database does for a piece of work. Its times are those of whoever asked, in milliseconds: they include what was waited for. */
export interface Listener {
  /** A statement that has ended, by its text without parameters; `error` where it failed. */
  statement: (heard: { sql: string; milliseconds: number; error?: unknown }) => void
  /** A write's transaction that has ended; `waited` of its time for those before it. */
  write: (heard: { milliseconds: number; waited: number; error?: unknown }) => void
}

const listeners = new AsyncLocalStorage<Listener>()

/** Runs work for which a listener hears all that a database opened with `isHeard` does. */
export const heardBy = <Result>(listener: Listener, work: () => Result): Result => listeners.run(listener, work)

/** Tells the listener of whoever asked that a statement has ended. */
export function tellStatement(event: LogEvent): void {
  const { query, queryDurationMillis: milliseconds } = event
  listeners.getStore()?.statement({
    sql: query.sql,
    milliseconds,
    ...(event.level === 'error' ? { error: event.error } : {}),
  })
}

/** Runs a write, which calls `hasBegun` once it is its turn, and tells the listener when it has ended. */
export async function tellWrite<Result>(write: (hasBegun: () => void) => Promise<Result>): Promise<Result> {
  const listener = listeners.getStore()
  if (!listener) return write(() => {})
  const asked = performance.now()
  let begun: number | undefined
  const tell = (failed: { error?: unknown }) => {
    const ended = performance.now()
    listener.write({ milliseconds: ended - asked, waited: (begun ?? ended) - asked, ...failed })
  }
  try {
    const result = await write(() => {
      begun = performance.now()
    })
    tell({})
    return result
  } catch (error) {
    tell({ error })
    throw error
  }
}
