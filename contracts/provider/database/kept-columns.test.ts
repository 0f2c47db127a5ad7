import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { keepTime } from './database.ts'
import { kept } from './kept-columns.ts'
import { isPostgres } from './postgres.ts'
import { violationIn } from './violations.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.remove())

const noon = '2026-03-31T12:00:00.000Z'
const table = {
  idTableGuid: '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21',
  refTable: 'Essai.Un',
  lbTable: 'Été œuvré',
  idTypeTable: 1,
  isGenerer: false,
  isActif: true,
}
const stored = () =>
  opened.db.selectFrom('systable').where('idTableGuid', '=', table.idTableGuid).selectAll().executeTakeFirstOrThrow()

test('twins, stamp and flags of a new row are kept, and of one that changes', async () => {
  keepTime(opened.db, () => new Date(noon))
  await opened.db.insertInto('systable').values(table).execute()
  expect(await stored()).toMatchObject({
    refTableNormal: 'essai.un',
    lbTableNormal: 'ete oeuvre',
    description: null,
    descriptionNormal: null,
    dtModification: noon,
    isGenerer: false,
    isActif: true,
  })
  await opened.db
    .updateTable('systable')
    .set({ lbTable: 'ÇA', description: 'Là', isActif: false })
    .where('idTableGuid', '=', table.idTableGuid)
    .execute()
  expect(await stored()).toMatchObject({
    lbTableNormal: 'ca',
    descriptionNormal: 'la',
    refTableNormal: 'essai.un',
    isActif: false,
  })
})

test('a stamp is always later than before, though the clock stands still or goes back', async () => {
  const change = async (lbTable: string) => {
    await opened.db.updateTable('systable').set({ lbTable }).where('idTableGuid', '=', table.idTableGuid).execute()
    return (await stored()).dtModification
  }
  const before = (await stored()).dtModification
  const same = await change('A')
  keepTime(opened.db, () => new Date('2020-01-01T00:00:00.000Z'))
  const back = await change('B')
  keepTime(opened.db, () => new Date('2026-04-01T00:00:00.000Z'))
  expect([before, same, back, await change('C')]).toEqual([
    '2026-03-31T12:00:00.001Z',
    '2026-03-31T12:00:00.002Z',
    '2026-03-31T12:00:00.003Z',
    '2026-04-01T00:00:00.000Z',
  ])
})

test('who signs in has not been changed', async () => {
  const user = () =>
    opened.db
      .selectFrom('users')
      .where('idUser', '=', 3)
      .select(['dtModification', 'dtLastLogin'])
      .executeTakeFirstOrThrow()
  const before = await user()
  await opened.db.updateTable('users').set({ dtLastLogin: noon }).where('idUser', '=', 3).execute()
  expect(await user()).toEqual({ ...before, dtLastLogin: noon })
})

test('a row that takes the place of another has its twins too', async () => {
  const agence = { idAgence: 1, lbAgence: 'Île-de-France', isActif: true }
  await opened.db
    .insertInto('agence')
    .values(agence)
    .onConflict((conflict) => conflict.column('idAgence').doUpdateSet(agence))
    .execute()
  expect(await opened.db.selectFrom('agence').where('idAgence', '=', 1).selectAll().executeTakeFirst()).toEqual({
    ...agence,
    lbAgenceNormal: 'ile-de-france',
  })
})

test('a reference is taken whatever its case', async () => {
  const again = opened.db
    .insertInto('systable')
    .values({ ...table, idTableGuid: '6e2a1f0b-55c7-5b8e-9d61-3f4a90c2be42', refTable: 'ESSAI.un' })
    .execute()
  expect(violationIn(await again.catch((error: unknown) => error))).toBe('unique')
})

test('every twin and stamp that is kept has its column, and every column its keeper', async () => {
  const tables = await opened.db.introspection.getTables()
  const declared = Object.entries(kept).flatMap(([name, { twins = [], isStamped }]) => [
    ...twins.map((twin) => `${name}.${twin}Normal`),
    ...(isStamped ? [`${name}.dtModification`] : []),
  ])
  const there = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /Normal$|^dtModification$/.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  expect(there.toSorted()).toEqual(declared.toSorted())
})

test('menus follow a route and an action that are renamed', async () => {
  await opened.db
    .updateTable('route')
    .set({ ref: 'AffAffAffairesListe' })
    .where('ref', '=', 'AffAffAffaireList')
    .execute()
  await opened.db.updateTable('action').set({ refAction: 'Ajouter' }).where('refAction', '=', 'Creer').execute()
  const named = await opened.db.selectFrom('menu').select(['refRoute', 'refAction']).execute()
  expect(named.filter(({ refRoute }) => refRoute === 'AffAffAffairesListe').length).toBeGreaterThan(0)
  expect(named.filter(({ refAction }) => refAction === 'Creer')).toEqual([])
})

test('keys beyond 31 bits are keys', async () => {
  const idAgence = 3_000_000_000
  await opened.db.insertInto('agence').values({ idAgence, lbAgence: 'Lointaine', isActif: true }).execute()
  expect(
    await opened.db.selectFrom('agence').where('idAgence', '=', idAgence).select('idAgence').executeTakeFirst(),
  ).toEqual({ idAgence })
})

test('what lies below a location is found by its path', async () => {
  if (isPostgres(opened.db)) return
  const { rows } = await sql<{ detail: string }>`
    explain query plan select "idLocalisation" from "localisationItem" where "idReferentielVersion" = ${1} and "chemin" like ${'/1/%'}`.execute(
    opened.db,
  )
  expect(rows.map(({ detail }) => detail).join()).toMatch(
    /localisationItemPath \(idReferentielVersion=\? AND chemin>\? AND chemin<\?\)/,
  )
})
