import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMany } from './bulk.ts'
import { migrate, openDatabase } from './database.ts'
import { readMigrations } from './migrations/migrations.ts'
import { isPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Untyped = Kysely<Record<string, Record<string, unknown>>>

/** Cases and services whose count is not how many name them. */
async function miscounted() {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref('refAffaire')} as name from affaire
    where ${sql.ref('nbPrestation')} <> (select count(*) from prestation where prestation.${sql.ref('idAffaire')} = affaire.${sql.ref('idAffaire')})
    union all
    select reference from prestation
    where ${sql.ref('nbMateriel')} <> (select count(*) from ${sql.table('prestationMateriel')} as linked where linked.${sql.ref('idPrestation')} = prestation.${sql.ref('idPrestation')})`.execute(
    server.db,
  )
  return rows
}

const counts = () =>
  server.db.selectFrom('affaire').select(['idAffaire', 'nbPrestation']).orderBy('idAffaire').limit(2).execute()

test('a case knows how many services it has, a service how much equipment, whatever becomes of them', async () => {
  const { db } = server
  expect(await miscounted()).toEqual([])
  const [one, two] = await counts()
  expect(one?.nbPrestation).toBeGreaterThan(0)
  await db
    .updateTable('prestation')
    .set({ idAffaire: two?.idAffaire ?? 0 })
    .where('idAffaire', '=', one?.idAffaire ?? 0)
    .execute()
  expect((await counts()).map(({ nbPrestation }) => nbPrestation)).toEqual([
    0,
    (one?.nbPrestation ?? 0) + (two?.nbPrestation ?? 0),
  ])
  await db.deleteFrom('prestationMateriel').where('idMateriel', '>', 5).execute()
  expect(await miscounted()).toEqual([])
})

/** The indexes of the database, as it tells them. */
async function indexes(): Promise<string[]> {
  const { db } = server
  const all = isPostgres(db)
    ? sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = current_schema()`
    : sql<{ name: string }>`select name || sql as name from sqlite_master where type = 'index' and sql is not null`
  return (await all.execute(db)).rows.map(({ name }) => name).toSorted()
}

test('many rows that are added at once find the indexes of windows again afterwards', async () => {
  const before = await indexes()
  const during = await server.db.transaction().execute((trx) =>
    addMany(trx, async () => {
      const { rows } =
        await sql`select 1 from ${sql.table(isPostgres(trx) ? 'pg_indexes' : 'sqlite_master')} where ${sql.ref(isPostgres(trx) ? 'indexname' : 'name')} = ${'affaireIn_statut'}`.execute(
          trx,
        )
      return rows.length
    }),
  )
  expect(during).toBe(0)
  expect(before.some((name) => name.includes('affaireIn_statut_back'))).toBe(true)
  expect(await indexes()).toEqual(before)
})

test('a data folder of before has its rows counted, and its windows in an index', async () => {
  const db = openDatabase(':memory:')
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  await migrator.migrateTo('2026-11-23-6-log-addresses')
  await sql`pragma foreign_keys = off`.execute(db)
  const untyped = db as unknown as Untyped
  const affaire = { lbAffaireNormal: 'a', idAgence: 1, idUserRAF: 1, statut: 'OUVERTE', isActif: 1, dtCreation: '' }
  const prestation = { idModeversion: 1, idLieu: 1, dtEcheance: '', isInitiale: 0, lbInspection: '', indice: 1 }
  const state = { statut: 'APLANIFIER', dtCreation: '', lbInspectionNormal: '' }
  for (const idAffaire of [1, 2]) {
    const named = { idAffaireGuid: `${idAffaire}`, refAffaire: `${idAffaire}`, lbAffaire: 'A' }
    await untyped
      .withoutPlugins()
      .insertInto('affaire')
      .values({ ...affaire, ...named, idAffaire, refAffaireNormal: `${idAffaire}`, dtModification: '' })
      .execute()
  }
  for (const idPrestation of [1, 2, 3]) {
    await untyped
      .withoutPlugins()
      .insertInto('prestation')
      .values({ ...prestation, ...state, idPrestation, idAffaire: 2, reference: `${idPrestation}` })
      .execute()
  }
  await migrate(db)
  expect(await db.selectFrom('affaire').select(['idAffaire', 'nbPrestation']).orderBy('idAffaire').execute()).toEqual([
    { idAffaire: 1, nbPrestation: 0 },
    { idAffaire: 2, nbPrestation: 3 },
  ])
  const { rows } = await sql<{
    detail: string
  }>`explain query plan select * from affaire order by statut desc, ${sql.ref('idAffaire')}`.execute(db)
  expect(rows.map(({ detail }) => detail)).toEqual(['SCAN affaire USING INDEX affaireIn_statut_back'])
  await db.destroy()
})
