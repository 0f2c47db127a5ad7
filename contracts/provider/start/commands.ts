import { join, resolve } from 'node:path'
import { hasDatabase } from './copies.ts'
import { databaseFile } from './data-folder.ts'

/** Exits with a one-line reason. */
export function stop(reason: unknown): never {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
  process.exit(1)
}

/** Prints lines. */
export const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** The data folder: `RONDE_DATA`, else `.data` of the project. */
export const folderOf = (): string => process.env['RONDE_DATA'] ?? join(root, '.data')

/** The database of a command beside a server, as `openDatabase` takes it: `DATABASE_URL`, else the data folder's. Throws where there is none. */
export function databaseAddress(): string {
  const folder = folderOf()
  const address = process.env['DATABASE_URL']
  if (!address && !hasDatabase(folder))
    throw new Error(`There is no database in ${folder}: name its folder by RONDE_DATA`)
  return address || databaseFile(folder)
}

/** Throws when the data is in PostgreSQL, whose own tools do this. */
export function withoutPostgres(command: string): void {
  if (process.env['DATABASE_URL'])
    throw new Error(`DATABASE_URL names a database of PostgreSQL, which has its own program: ${command}`)
}
