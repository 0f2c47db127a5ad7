import type { Connection } from '../database/database.ts'
import { insertAll } from '../database/batches.ts'
import { guidOf } from '../database/identifiers.ts'
import type { Brought } from './brought.ts'
import { namedTables, type TableSeed } from './named-tables.ts'

/** Generates numbers for new values, after the existing ones. */
async function numbers(db: Connection): Promise<() => number> {
  const { last } = await db
    .selectFrom('sysvaleur')
    .select(({ fn }) => fn.max('idValeur').as('last'))
    .executeTakeFirstOrThrow()
  let idValeur = last ?? 0
  return () => (idValeur += 1)
}

const tableGuid = (ref: string): string => guidOf(`systable:${ref}`)

async function insertTable(db: Connection, table: TableSeed, dtModification: string): Promise<void> {
  const { ref, lb, description = null, isGenerer, isActif } = table
  await db
    .insertInto('systable')
    .values({
      idTableGuid: tableGuid(ref),
      refTable: ref,
      lbTable: lb,
      description,
      idTypeTable: 1,
      isGenerer: isGenerer ?? false,
      isActif: isActif ?? true,
      dtModification,
    })
    .execute()
}

interface Values {
  /** Original reference of their table. */
  ref: string
  idTableGuid: string
  values: TableSeed['values']
  /** Order of the first value. */
  from: number
  next: () => number
}

async function insertValues(
  db: Connection,
  { ref, idTableGuid, values, from, next }: Values,
  dtModification: string,
): Promise<void> {
  await insertAll(
    db,
    'sysvaleur',
    values.map(([refValeur, lbValeur, lbCourt = null], at) => ({
      idValeur: next(),
      idValeurGuid: guidOf(`sysvaleur:${ref}:${refValeur}`),
      idTableGuid,
      refValeur,
      lbValeur,
      lbCourt,
      idValeurParent: null,
      ordre: from + at,
      isActif: true,
      dtModification,
    })),
  )
}

/** Adds system tables with their values, whose keys follow the existing ones. */
export async function seedTables(db: Connection, tables: readonly TableSeed[], dtModification: string): Promise<void> {
  const next = await numbers(db)
  for (const table of tables) {
    await insertTable(db, table, dtModification)
    const { ref, values } = table
    await insertValues(db, { ref, idTableGuid: tableGuid(ref), values, from: 1, next }, dtModification)
  }
}

async function valuesOf(db: Connection, idTableGuid: string) {
  const rows = await db
    .selectFrom('sysvaleur')
    .where('idTableGuid', '=', idTableGuid)
    .select(['refValeur', 'idValeurGuid', 'ordre'])
    .execute()
  return {
    refs: new Set(rows.map(({ refValeur }) => refValeur.toLowerCase())),
    guids: new Set(rows.map(({ idValeurGuid }) => idValeurGuid)),
    last: Math.max(0, ...rows.map(({ ordre }) => ordre)),
  }
}

/** Adds new tables, and new values, of those that every installation needs. */
export async function bringTables(db: Connection, brought: Brought, now: Date): Promise<void> {
  const at = now.toISOString()
  const there = await db.selectFrom('systable').select(['idTableGuid', 'refTable']).execute()
  const next = await numbers(db)
  for (const table of namedTables) {
    const { ref } = table
    const row = there.find(
      ({ idTableGuid, refTable }) => idTableGuid === tableGuid(ref) || refTable.toLowerCase() === ref.toLowerCase(),
    )
    const isNews = brought.isNews('systable', ref, { there: row !== undefined })
    if (isNews) await insertTable(db, table, at)
    const idTableGuid = row?.idTableGuid ?? tableGuid(ref)
    const { refs, guids, last } = await valuesOf(db, idTableGuid)
    const values = table.values.filter(([refValeur]) =>
      brought.isNews('sysvaleur', `${ref} ${refValeur}`, {
        there: refs.has(refValeur.toLowerCase()) || guids.has(guidOf(`sysvaleur:${ref}:${refValeur}`)),
        label: `SysValeur ${ref} ${refValeur}`,
      }),
    )
    if (!row && !isNews) continue
    await insertValues(db, { ref, idTableGuid, values, from: last + 1, next }, at)
    if (isNews || values.length > 0)
      await brought.tell(
        'SysTable',
        ref,
        values.map(([refValeur]) => refValeur),
      )
  }
}
