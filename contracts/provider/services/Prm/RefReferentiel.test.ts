import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgres } from '../../database/postgres.ts'
import { guidOf } from '../../database/identifiers.ts'
import { addVolume } from '../../seed/demo.ts'
import { baseDate } from '../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findVersion } from './referentiels.ts'
import { foundAndAbove, localisationsOf } from './localisations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addVolume(server.db, { date: baseDate, rows: 3_000 })
})
afterAll(() => server.close())

const path = '/api/Console/Prm/RefReferentiel'
const ind = `idReferentielGuid=${guidOf('referentiel:IND')}&idReferentielVersion=1`
const vol = { idReferentielGuid: guidOf('referentiel:VOL'), idReferentielVersion: 1_000_001 }
const inVol = new URLSearchParams(Object.entries(vol).map(([name, value]) => [name, String(value)])).toString()

interface Row {
  idLocalisation: number
  idLocalisationParent: number | null
  lbLocalisation: string
  lbAffichage: string
  idValeur: number
  hasChildren: boolean
}

const call = (query: string) => server.call(`${path}/${query}`, { token: server.agent })
const rowsOf = async (query: string) => (await call(query)).value as Row[]

test('a referential is shown in its current version, or in another', async () => {
  const idReferentielGuid = guidOf('referentiel:ERP')
  const versions = (await call(`GetVersionList?idReferentielGuid=${idReferentielGuid}`)).value as {
    lbVersion: string
    idReferentielVersion: number
  }[]
  expect(versions.map(({ lbVersion }) => lbVersion)).toEqual(['2.0', '1.1', '1.0'])
  const shown = async (query = '') => (await call(`Get?idReferentielGuid=${idReferentielGuid}${query}`)).value
  expect(await shown()).toMatchObject({ version: '2.0', curentVersion: { lbVersion: '2.0' } })
  expect(await shown(`&idReferentielVersion=${versions[2]?.idReferentielVersion}`)).toMatchObject({
    version: '1.0',
    curentVersion: { lbVersion: '2.0' },
  })
  expect((await call(`Get?idReferentielGuid=${idReferentielGuid}&idReferentielVersion=1`)).status).toBe(404)
})

test('what is found comes with all above it, each once, parents first; and nothing else', async () => {
  const found = await rowsOf(`GetFilterLocalisationList?${ind}&search=${encodeURIComponent('lesquin technique')}`)
  expect(found.map(({ lbLocalisation }) => lbLocalisation)).toEqual([
    'Usine de Lesquin',
    'Atelier de maintenance',
    'Local technique',
    'Halle A',
    'Local technique',
    'Halle B',
    'Local technique',
  ])
  const keys = new Set(found.map(({ idLocalisation }) => idLocalisation))
  expect(keys.size).toBe(found.length)
  for (const { idLocalisationParent } of found)
    expect(idLocalisationParent === null || keys.has(idLocalisationParent)).toBe(true)
  expect(await rowsOf(`GetFilterLocalisationList?${ind}&search=nulle-part`)).toEqual([])
})

test('a level comes with the levels above it, whatever is below them', async () => {
  const rows = await rowsOf(`GetFilterLocalisationList?${ind}&idValeur=2`)
  expect(new Set(rows.map(({ idValeur }) => idValeur))).toEqual(new Set([1, 2]))
  const both = await rowsOf(`GetFilterLocalisationList?${ind}&idValeur=1&search=halle`)
  expect(both).toEqual([])
})

test('a level of thousands is answered whole, and in pages', async () => {
  const level = `GetFilterLocalisationList?${inVol}&idValeur=1000004`
  const rows = await rowsOf(level)
  expect(rows).toHaveLength(3_000)
  const page = await call(`${level}&take=2&skip=1`)
  expect([page.value, page.headers['x-total-count']]).toEqual([rows.slice(1, 3), '3000'])
})

test('no search reads the locations one by one: parents and children are found by index', async () => {
  if (isPostgres(server.db)) return
  const { idReferentielVersion } = await findVersion(server.db, vol)
  const wanted = foundAndAbove(idReferentielVersion, { search: 'poste 12' })
  const query = localisationsOf(server.db, idReferentielVersion)
    .where(wanted ?? sql<boolean>`1 = 1`)
    .select('item.idLocalisation')
  const plan = (await query.explain()) as { detail: string }[]
  expect(plan.filter(({ detail }) => /^SCAN (item|localisation)\b/.test(detail))).toEqual([])
})

test('a place has its locations all, or one step at a time', async () => {
  const lieu = (await rowsOf(`GetLieuList?${inVol}`))[0]?.idLocalisation
  const all = await rowsOf(`GetLocalisationList?${inVol}&idLieu=${lieu}`)
  const below = await rowsOf(`GetLocalisationList?${inVol}&idLieu=${lieu}&idLocalisationParent=${lieu}`)
  expect([all.length, below.length, below.filter(({ hasChildren }) => hasChildren).length]).toEqual([999, 27, 18])
})

test('a new referential has its first version, empty [9.version-first] [3.new-records]', async () => {
  const write = (operation: string, body: object) =>
    server.call(`${path}/${operation}`, { method: 'POST', token: server.admin, body })
  const { value } = await write('Insert', { refReferentiel: 'NEUF', lbReferentiel: 'Neuf' })
  expect(value).toMatchObject({
    version: '1.0',
    curentVersion: { indice: 1, revision: 0 },
    nbLocalisation: 0,
    description: null,
    isActif: true,
  })
  expect((await write('Insert', { refReferentiel: 'neuf', lbReferentiel: 'Neuf' })).messages).toEqual([
    'neuf existe déjà',
  ])
  const { idReferentielGuid, dtModification, idReferentielVersion } = value as {
    idReferentielGuid: string
    dtModification: string
    idReferentielVersion: number
  }
  const set = { idReferentielGuid, refReferentiel: 'NEUF', lbReferentiel: 'Tout neuf', isActif: false, dtModification }
  expect((await write('Update', set)).value).toMatchObject({
    lbReferentiel: 'Tout neuf',
    isActif: false,
    idReferentielVersion,
  })
  expect((await write('Update', set)).status).toBe(409)
})

test('a search by what a level is called finds its locations, each with all above it', async () => {
  const get = async <Read>(query: string) =>
    (await server.call(`/api/Console/Prm/${query}`, { token: server.admin })).value as Read[]
  const [log] = await get<{ idReferentielGuid: string; idReferentielVersion: number }>(
    'RefReferentiel/GetList?refReferentiel=LOG',
  )
  const keys = `idReferentielGuid=${log?.idReferentielGuid}&idReferentielVersion=${log?.idReferentielVersion}`
  // A name that no location contains.
  await server.db.updateTable('sysvaleur').set({ lbValeur: 'Travée étroite' }).where('lbValeur', '=', 'Allée').execute()
  interface Place {
    idLocalisation: number
    idLocalisationParent: number | null
    lbNiveau: string
  }
  const whole = await get<Place>(`RefLocalisation/GetList?${keys}`)
  const byKey = new Map(whole.map((place) => [place.idLocalisation, place]))
  const wanted = new Set<number>()
  for (const place of whole.filter(({ lbNiveau }) => lbNiveau === 'Travée étroite')) {
    for (let at: Place | undefined = place; at; at = byKey.get(at.idLocalisationParent ?? 0))
      wanted.add(at.idLocalisation)
  }
  expect(wanted.size).toBeGreaterThan(2)
  const found = await get<Place>(`RefReferentiel/GetFilterLocalisationList?${keys}&search=ETROITE`)
  expect(new Set(found.map(({ idLocalisation }) => idLocalisation))).toEqual(wanted)
})
