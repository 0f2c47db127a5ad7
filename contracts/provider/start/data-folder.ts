import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** The database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'ronde.sqlite')

// Referenced here, or they would be garbage collected, and the lock released.
const held: SqliteDatabase.Database[] = []

/**
 * Creates a data folder and locks it against other servers until this process ends, in whatever way.
 * Throws, naming the folder, when another server holds it.
 */
export function holdFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A separate file: the system releases its lock when the process is killed, and the database itself stays open to tools.
  const file = join(folder, 'lock')
  closeSync(openSync(file, 'a', 0o600))
  const lock = new SqliteDatabase(file, { timeout: 1_000 })
  try {
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
    held.push(lock)
  } catch (error) {
    throw new Error(`Another server keeps its data in ${folder}: stop it, or choose another folder with RONDE_DATA`, {
      cause: error,
    })
  }
}

/** Deletes the database of a folder that this process holds. */
export function deleteDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + suffix, { force: true })
}
