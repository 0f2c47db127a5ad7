import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Database, truncate } from '../database/database.ts'
import { isPostgres } from '../database/postgres.ts'
import { tableNames } from '../database/tables.ts'
import { testDatabase } from '../testing/test-database.ts'
import { addVolume, seedDemo } from './demo.ts'
import { guidOf } from '../database/identifiers.ts'

type Table = (typeof tableNames)[number]

const removals: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove()
})

async function demo(date: string, rows = 0): Promise<Database> {
  const { db, remove } = await testDatabase('empty')
  removals.push(remove)
  await seedDemo(db, { date, rows })
  return db
}

// PostgreSQL enforces foreign keys at all times.
const danglingKeys = async (db: Database) =>
  isPostgres(db) ? [] : (await sql`pragma foreign_key_check`.execute(db)).rows

const rowsOf = async (db: Database, table: Table) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows
const all = async (db: Database) => JSON.stringify(await Promise.all(tableNames.map((table) => rowsOf(db, table))))

test('two seeds of one date are the same to the byte; another date moves the dates only', async () => {
  const [one, same, later] = [await demo('2026-03-31'), await demo('2026-03-31'), await demo('2026-04-01')]
  expect(await all(same)).toBe(await all(one))
  expect(await all(later)).not.toBe(await all(one))
  const keys = async (db: Database) =>
    (await rowsOf(db, 'prestation')).map(({ idPrestation, idLieu, idGammeVersion }) => [
      idPrestation,
      idLieu,
      idGammeVersion,
    ])
  expect(await keys(later)).toEqual(await keys(one))
})

test('the company is as large as it should be, and nothing points nowhere', async () => {
  const db = await demo('2026-03-31')
  const counts: Partial<Record<Table, number>> = {}
  for (const table of [
    'agence',
    'users',
    'localisation',
    'materiel',
    'mode',
    'modeVersion',
    'gamme',
    'gammeVersion',
    'page',
    'document',
    'affaire',
    'prestation',
    'adUser',
    'log',
    'propriete',
    'parametre',
    'typeMateriel',
  ] as const) {
    counts[table] = (await rowsOf(db, table)).length
  }
  expect(counts).toEqual({
    agence: 9,
    users: 24,
    localisation: 600,
    materiel: 900,
    mode: 12,
    modeVersion: 15,
    gamme: 20,
    gammeVersion: 24,
    page: 144,
    document: 96,
    affaire: 40,
    prestation: 240,
    adUser: 12,
    log: 2_000,
    propriete: 84,
    parametre: 7,
    typeMateriel: 48,
  })
  const late = await db
    .selectFrom('prestation')
    .where('statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
    .where('dtEcheance', '<', '2026-03-31')
    .selectAll()
    .execute()
  expect(late).toHaveLength(36)
  expect(await danglingKeys(db)).toEqual([])
})

test('every inspection mode, referential and range has versions, one of them current: the highest [4.versions]', async () => {
  const db = await demo('2026-03-31')
  for (const [table, key] of [
    ['referentielVersion', 'idReferentielGuid'],
    ['modeVersion', 'idModeGuid'],
    ['gammeVersion', 'idGamme'],
  ] as const) {
    const byObject = Map.groupBy(await rowsOf(db, table), (row) => row[key])
    for (const versions of byObject.values()) {
      const highest = versions
        .toSorted((a, b) => Number(a['indice']) - Number(b['indice']) || Number(a['revision']) - Number(b['revision']))
        .at(-1)
      expect(versions.filter(({ isCurrent }) => isCurrent)).toEqual([highest])
    }
  }
})

test('no closed case has an open service', async () => {
  const db = await demo('2026-03-31')
  const open = await db
    .selectFrom('prestation')
    .innerJoin('affaire', 'affaire.idAffaire', 'prestation.idAffaire')
    .where('affaire.statut', '=', 'CLOTUREE')
    .where('prestation.statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
    .select('idPrestation')
    .execute()
  expect(open).toEqual([])
})

test('the added rows hold together: four levels, keys from 1,000,001, one service a case', async () => {
  const db = await demo('2026-03-31', 1_234)
  expect(await danglingKeys(db)).toEqual([])
  for (const [table, key] of [
    ['localisation', 'idLocalisation'],
    ['materiel', 'idMateriel'],
    ['affaire', 'idAffaire'],
    ['prestation', 'idPrestation'],
    ['log', 'idLog'],
  ] as const) {
    const added = (await rowsOf(db, table)).map((row) => Number(row[key])).filter((value) => value > 1_000_000)
    expect([added.length, Math.min(...added), Math.max(...added)]).toEqual([1_234, 1_000_001, 1_001_234])
  }
  const node = await db
    .selectFrom('localisationItem')
    .where('idLocalisation', '=', 1_001_234)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(node).toMatchObject({
    lbAffichage: 'Zone 1001 / Secteur 1201 / Bloc 1231 / Poste 1234',
    chemin: '/1001001/1001201/1001231/1001234/',
    idLocalisationParent: 1_001_231,
  })
})

test('rows can be added to a demo that is there already, once', async () => {
  const db = await demo('2026-03-31')
  expect(await addVolume(db, { date: '2026-03-31', rows: 50 })).toBe(true)
  expect(await addVolume(db, { date: '2026-03-31', rows: 50 })).toBe(false)
  expect(await rowsOf(db, 'affaire')).toEqual(await rowsOf(await demo('2026-03-31', 50), 'affaire'))
})

test('truncate leaves no row, and the demo can be made again', async () => {
  const db = await demo('2026-03-31')
  const before = await all(db)
  await truncate(db)
  for (const table of tableNames) expect(await rowsOf(db, table)).toEqual([])
  await seedDemo(db, { date: '2026-03-31' })
  expect(await all(db)).toBe(before)
})

test('a Guid is a UUIDv5 of its name', () => {
  expect(guidOf('mode:LEV')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(guidOf('mode:LEV')).toBe(guidOf('mode:LEV'))
  expect(guidOf('mode:ELE')).not.toBe(guidOf('mode:LEV'))
})
