/** `npm run restore -- FILE`: replaces the database of a data folder, whose server is stopped, by a copy. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lookAtCopy, putInPlace } from './database/copies.ts'
import { readMigrations } from './database/migrations/migrations.ts'
import { folderOf, say, stop, withoutPostgres } from './start/commands.ts'
import { hasDatabase, keepCopy, linesOf } from './start/copies.ts'
import { databaseFile, holdFolder } from './start/data-folder.ts'

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Say which copy: npm run restore -- FILE')
  withoutPostgres('pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE')
  const folder = folderOf()
  holdFolder(folder)
  const { sums, isSure, migrations } = lookAtCopy(file)
  const known = new Set(Object.keys(await readMigrations()))
  if (migrations.some((name) => !known.has(name)))
    throw new Error(`${file} was made by a later version: restore it with that one`)
  const before = hasDatabase(folder) ? await keepCopy(folder, new Date()) : null
  putInPlace(file, databaseFile(folder))
  // Tokens revoked after the copy was made would be valid again.
  rmSync(join(folder, 'signing-key'), { force: true })
  say(
    ...linesOf(sums),
    isSure ? 'Every table is as its sums say.' : 'There are no sums beside the copy: only that it is whole is known.',
    ...(before === null ? [] : [`What was there before is kept as ${before}`]),
    `${file} is in place. Everybody signs in again.`,
  )
}

main().catch(stop)
