import { FileGone } from './sqlite.ts'
import { TooManyBefore } from './turns.ts'

// SQLite: disk full or failing, file gone, read-only, damaged, or held by somebody for longer than we wait.
const ofSqlite = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|BUSY|LOCKED|PROTOCOL)/

// PostgreSQL: connection lost or refused, out of room or of connections, shutting down, read-only, waited too long for a lock, or took too long, in a deadlock; then the system's own words.
const ofPostgres =
  /^(08...|53...|57P0[1-5]|25006|58030|55P03|57014|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/

// Messages of drivers that give no code.
const wordings =
  /database connection is not open|driver has already been destroyed|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/

/** Whether it is the database that cannot be used now, and not what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof FileGone || error instanceof TooManyBefore) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return ofSqlite.test(code) || ofPostgres.test(code) || wordings.test(error.message)
}
