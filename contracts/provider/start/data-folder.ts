import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** The database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'ronde.sqlite')

// Out of reach they would be collected, and the lock with them.
const held: SqliteDatabase.Database[] = []

/**
 * Makes a data folder and keeps every other server out of it until this process ends, however it ends.
 * Throws, naming the folder, when another has it.
 */
export function holdFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A file of its own, whose lock the system takes back from a process that is killed. The database itself stays open to tools.
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

/** Deletes the database of a folder that is held. */
export function deleteDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + suffix, { force: true })
}
