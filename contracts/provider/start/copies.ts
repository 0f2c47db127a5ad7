import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase, giveToOwner, type Sum, sumsFile } from '../database/copies.ts'
import { databaseFile } from './data-folder.ts'

/** Copies kept from before upgrades and restorations. */
const most = 3

/** Copies a folder's database, and deletes the oldest copies. Resolves with the new copy's file. */
export async function keepCopy(folder: string, now: Date): Promise<string> {
  const copies = join(folder, 'before')
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  giveToOwner(copies)
  const file = join(copies, `ronde-${now.toISOString().replace(/\W/g, '')}.sqlite`)
  await copyDatabase(databaseFile(folder), file)
  const old = readdirSync(copies)
    .filter((name) => /^ronde-\w+\.sqlite$/.test(name))
    .toSorted()
    .slice(0, -most)
  for (const name of old)
    for (const each of [join(copies, name), sumsFile(join(copies, name))]) rmSync(each, { force: true })
  return file
}

/** A line for each table of a copy: its name, row count and the start of its hash. */
export const linesOf = (sums: ReadonlyMap<string, Sum>): string[] => {
  const width = Math.max(0, ...[...sums.keys()].map((table) => table.length))
  return [...sums].map(
    ([table, { rows, sha256 }]) => `${table.padEnd(width)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}`,
  )
}

/** Whether a folder has a database. */
export const hasDatabase = (folder: string): boolean => existsSync(databaseFile(folder))
