import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase, giveToOwner, type Sum, sumsFile } from '../database/copies.ts'
import { databaseFile } from './data-folder.ts'

/** Copies kept from before upgrades and restorations. */
const most = 3

/** The folder of those copies, made where there is none. */
function copiesOf(folder: string): string {
  const copies = join(folder, 'before')
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  giveToOwner(copies)
  return copies
}

const written = (time: Date): string => time.toISOString().replace(/\W/g, '')

/** Copies a folder's database, and deletes the oldest copies, but not the one that is about to be restored. Resolves with the new copy's file. */
export async function keepCopy(folder: string, now: Date, restored?: string): Promise<string> {
  const copies = copiesOf(folder)
  const file = join(copies, `ronde-${written(now)}.sqlite`)
  await copyDatabase(databaseFile(folder), file)
  const spared = restored === undefined ? null : realpathSync(restored)
  const old = readdirSync(copies)
    .filter((name) => /^ronde-\w+\.sqlite$/.test(name))
    .toSorted()
    .slice(0, -most)
    .map((name) => join(copies, name))
    .filter((copy) => realpathSync(copy) !== spared)
  for (const copy of old) for (const each of [copy, sumsFile(copy)]) rmSync(each, { force: true })
  return file
}

/** Where a database goes that cannot be copied. Those are never deleted. */
export const damagedFile = (folder: string, now: Date): string =>
  join(copiesOf(folder), `damaged-${written(now)}.sqlite`)

/** A line for each table of a copy: its name, row count and the start of its hash. */
export const linesOf = (sums: ReadonlyMap<string, Sum>): string[] => {
  const width = Math.max(0, ...[...sums.keys()].map((table) => table.length))
  return [...sums].map(
    ([table, { rows, sha256 }]) => `${table.padEnd(width)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}`,
  )
}

/** Whether a folder has a database. */
export const hasDatabase = (folder: string): boolean => existsSync(databaseFile(folder))
