/** `npm run backup -- --to FILE`: copies the database of a data folder, whether its server runs or not. */
import { parseArgs } from 'node:util'
import { copyDatabase, sumsFile } from './database/copies.ts'
import { databaseFile } from './start/data-folder.ts'
import { folderOf, say, stop, withoutPostgres } from './start/commands.ts'
import { linesOf } from './start/copies.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: false })
  if (values.to === undefined) throw new Error('Say where to: npm run backup -- --to FILE')
  withoutPostgres('pg_dump --format=custom --file=FILE "$DATABASE_URL"')
  const sums = await copyDatabase(databaseFile(folderOf()), values.to)
  say(...linesOf(sums), `${values.to} is whole; its sums are in ${sumsFile(values.to)}`)
}

main().catch(stop)
