import { join, resolve } from 'node:path'

/** Ends a program with its reason in one line. */
export function stop(reason: unknown): never {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
  process.exit(1)
}

/** Writes lines for people. */
export const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)

/** The project, when nobody names a data folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** The data folder that the environment names. */
export const folderOf = (): string => process.env['RONDE_DATA'] ?? join(root, '.data')

/** Throws where the data is in PostgreSQL, whose own program does it. */
export function withoutPostgres(command: string): void {
  if (process.env['DATABASE_URL'])
    throw new Error(`DATABASE_URL names a database of PostgreSQL, which has its own program: ${command}`)
}
