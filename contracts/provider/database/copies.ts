import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase, { type Database as Handle } from 'better-sqlite3'
import * as z from 'zod'

/** Rows of a table, and a checksum of all they hold. */
export interface Sum {
  rows: number
  sha256: string
}

const sumsSchema = z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() }))

/** Files that root makes go to the folder's owner, or the server could not open them. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

/** Where the sums of a copy are kept. */
export const sumsFile = (copy: string): string => `${copy}.sums.json`

const written = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)

function sumOf(db: Handle, table: string): Sum {
  const hash = createHash('sha256')
  let rows = 0
  const all = db.prepare(`select * from "${table}" order by rowid`).raw().safeIntegers()
  for (const row of all.iterate() as IterableIterator<unknown[]>) {
    rows += 1
    const plain = row.map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value))
    hash.update(JSON.stringify(plain, written)).update('\n')
  }
  return { rows, sha256: hash.digest('hex') }
}

const tablesIn = (db: Handle): string[] =>
  db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .pluck()
    .all() as string[]

/** Opens a copy, to be looked at. Throws, naming the file, when it is no whole database. */
function looked<Result>(file: string, look: (db: Handle) => Result): Result {
  let db: Handle | undefined
  try {
    db = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged')
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new Error('rows of it name others that are not there')
    return look(db)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    db?.close()
  }
}

const sumsIn = (db: Handle): Map<string, Sum> => new Map(tablesIn(db).map((table) => [table, sumOf(db, table)]))

/** Copies a database as it is at one moment, while others write into it, and writes its sums beside the copy. Rejects when one of that name is there. */
export async function copyDatabase(file: string, to: string): Promise<Map<string, Sum>> {
  if (existsSync(to)) throw new Error(`${to} is there already`)
  const partial = `${to}.partial`
  rmSync(partial, { force: true })
  // Nobody but the owner reads a database.
  closeSync(openSync(partial, 'wx', 0o600))
  try {
    const source = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
    try {
      // In one step: a write between two steps would restart the copy, on a busy server for ever.
      await source.backup(partial, { progress: () => 0x7fff_ffff })
    } finally {
      source.close()
    }
    const copy = new SqliteDatabase(partial)
    // One file: without WAL, opening it creates no files beside it.
    copy.pragma('journal_mode = delete')
    copy.close()
    const sums = looked(partial, sumsIn)
    writeFileSync(sumsFile(to), `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`, { mode: 0o600 })
    renameSync(partial, to)
    for (const made of [to, sumsFile(to)]) giveToOwner(made)
    return sums
  } catch (error) {
    rmSync(partial, { force: true })
    throw new Error(`The copy ${to} could not be made: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** The content of a copy. `isSure`: its checksums are stored beside it, and match. */
export interface LookedAt {
  sums: Map<string, Sum>
  isSure: boolean
  /** The changes of the schema it has been through. */
  migrations: string[]
}

/** Reads a copy whole. Throws when it is damaged, no database of the provider, or not what its sums say. */
export function lookAtCopy(file: string): LookedAt {
  const { sums, migrations } = looked(file, (db) => ({
    sums: sumsIn(db),
    migrations: db.prepare('select name from kysely_migration').pluck().all() as string[],
  }))
  const beside = sumsFile(file)
  if (!existsSync(beside)) return { sums, migrations, isSure: false }
  const kept = new Map(Object.entries(sumsSchema.parse(JSON.parse(readFileSync(beside, 'utf8')))))
  const others = new Set([...kept.keys(), ...sums.keys()])
  const changed = [...others].filter((table) => kept.get(table)?.sha256 !== sums.get(table)?.sha256)
  if (changed.length > 0) throw new Error(`${file} is not what ${beside} says: ${changed.join(', ')}`)
  return { sums, migrations, isSure: true }
}

/** Puts a copy in the place of a database that nobody has open, which is moved to `aside` first if that is given. */
export function putInPlace(copy: string, file: string, aside: string | null = null): void {
  const coming = `${file}.restoring`
  for (const made of [coming, `${coming}-wal`, `${coming}-shm`]) rmSync(made, { force: true })
  copyFileSync(copy, coming)
  // A copy of a data folder whose server was running has its last writes in a file beside it.
  if (existsSync(`${copy}-wal`)) {
    copyFileSync(`${copy}-wal`, `${coming}-wal`)
    const db = new SqliteDatabase(coming)
    db.pragma('journal_mode = delete')
    db.close()
  }
  const descriptor = openSync(coming, 'r+', 0o600)
  fsyncSync(descriptor)
  closeSync(descriptor)
  giveToOwner(coming)
  // Only now, when nothing is missing: a folder without a database would be filled anew by the next start.
  if (aside !== null)
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true })
  renameSync(coming, file)
}
