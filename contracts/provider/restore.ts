/** `npm run restore -- FILE`: replaces the database of a data folder, whose server is stopped, by a copy. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lookAtCopy, putInPlace } from './database/copies.ts'
import { readMigrations } from './database/migrations/migrations.ts'
import { folderOf, say, stop, withoutPostgres } from './start/commands.ts'
import { damagedFile, hasDatabase, keepCopy, linesOf } from './start/copies.ts'
import { databaseFile, holdFolder } from './start/data-folder.ts'

/** How what was there before is kept: as a copy, or, where none can be made of it, `aside` as it is. */
interface Before {
  said: string[]
  aside: string | null
}

async function keepBefore(folder: string, restored: string): Promise<Before> {
  if (!hasDatabase(folder)) return { said: [], aside: null }
  const now = new Date()
  try {
    return { said: [`What was there before is kept as ${await keepCopy(folder, now, restored)}`], aside: null }
  } catch (error) {
    // A database is restored above all when the one that is there is damaged.
    const aside = damagedFile(folder, now)
    const why = error instanceof Error ? error.message : String(error)
    return { said: [why, `What was there before is kept, as it was, as ${aside}`], aside }
  }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Say which copy: npm run restore -- FILE')
  withoutPostgres(
    'pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" FILE, into an empty database (docs/operators/copies.md)',
  )
  const folder = folderOf()
  holdFolder(folder)
  const { sums, isSure, migrations } = lookAtCopy(file)
  const known = new Set(Object.keys(await readMigrations()))
  if (migrations.some((name) => !known.has(name)))
    throw new Error(`${file} was made by a later version: restore it with that one`)
  const before = await keepBefore(folder, file)
  putInPlace(file, databaseFile(folder), before.aside)
  // Tokens revoked after the copy was made would be valid again.
  rmSync(join(folder, 'signing-key'), { force: true })
  say(
    ...linesOf(sums),
    isSure ? 'Every table is as its sums say.' : 'There are no sums beside the copy: only that it is whole is known.',
    ...before.said,
    `${file} is in place. Everybody signs in again.`,
  )
}

main().catch(stop)
