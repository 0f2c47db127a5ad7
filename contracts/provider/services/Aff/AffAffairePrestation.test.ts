import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let openCase = ''
beforeAll(async () => {
  server = await startTestServer()
  openCase = (
    await server.db.selectFrom('affaire').where('idAffaire', '=', 1).select('idAffaireGuid').executeTakeFirstOrThrow()
  ).idAffaireGuid
})
afterAll(() => server.close())

const path = '/api/Console/Aff/AffAffairePrestation'
const insert = (more: object = {}) =>
  server.call(`${path}/Insert`, {
    method: 'POST',
    token: server.agent,
    // Mode LEV, its first place and a building of it, its current range LEV-VGP.
    body: {
      idAffaireGuid: openCase,
      mode: { idModeversion: 1 },
      lieu: { idLocalisation: 1 },
      idLocalisation: 2,
      gamme: { idGammeVersion: 2 },
      dtEcheance: '2026-06-30',
      ...more,
    },
  })

const keyOf = async (ref: string) => {
  const row = await server.db
    .selectFrom('gammeVersion')
    .innerJoin('gamme', 'gamme.idGamme', 'gammeVersion.idGamme')
    .where('gamme.ref', '=', ref)
    .where('isCurrent', '=', true)
    .select('idGammeVersion')
    .executeTakeFirstOrThrow()
  return row.idGammeVersion
}

test('a new service is saved with its labels and defaults', async () => {
  const answer = await insert({
    materiels: [{ idMateriel: 1 }, { idMateriel: 1 }, { idMateriel: 2, lb: 'ignored' }],
    isInitiale: true,
    reference: 'ignored',
    referenceclient: ' CDE 1 ',
  })
  expect(answer.messages).toEqual(['Prestation enregistrée'])
  expect(answer.value).toMatchObject({
    idPrestation: 241,
    refAffaire: 'AFF-2026-0001',
    mode: { refMode: 'LEV', lbMode: 'Levage', idModeversion: 1 },
    lieu: { idLocalisation: 1, lbLocalisation: 'Usine de Lesquin', lbAffichage: 'Usine de Lesquin' },
    idLocalisation: 2,
    lbLocalisation: 'Usine de Lesquin / Halle A',
    gamme: { idGammeVersion: 2, ref: 'LEV-VGP', indice: 1 },
    gammeVersion: '1.1',
    modeVersion: '1.0',
    dtEcheance: '2026-06-30',
    nbMateriel: 2,
    materiels: [
      { idMateriel: 1, materialType: 'Pont roulant' },
      { idMateriel: 2, materialType: 'Palan' },
    ],
    typeinspection: 'INITIALE',
    reference: 'PRE-000241',
    indice: 1,
    statut: 'APLANIFIER',
    lbInspection: '',
    referenceclient: 'CDE 1',
    libelle: null,
  })
})

test('a service says whose client its case is for, and is found by it', async () => {
  const clients = await server.db
    .selectFrom('affaire')
    .where('idAffaire', '=', 1)
    .select(['lbClient'])
    .executeTakeFirstOrThrow()
  expect(clients.lbClient).toBeTruthy()
  const found = (
    await server.call(`${path}/GetList?lbClient=${encodeURIComponent(String(clients.lbClient))}`, {
      token: server.agent,
    })
  ).value as { idAffaireGuid: string; lbClient: string | null }[]
  expect(found.map(({ idAffaireGuid }) => idAffaireGuid)).toContain(openCase)
  expect(new Set(found.map(({ lbClient }) => lbClient))).toEqual(new Set([clients.lbClient]))
})

test('it may be without location, range and equipment', async () => {
  expect((await insert({ idLocalisation: null, gamme: null })).value).toMatchObject({
    idLocalisation: null,
    lbLocalisation: null,
    gamme: null,
    gammeVersion: null,
    materiels: [],
    nbMateriel: 0,
    typeinspection: 'PERIODIQUE',
  })
})

test('a range of another mode, of another level, or no longer current does not suit', async () => {
  const refused = { status: 200, value: undefined, messages: ['La gamme ne convient pas au mode ou au lieu'] }
  expect(await insert({ gamme: { idGammeVersion: await keyOf('ELE-VP') } })).toMatchObject(refused)
  expect(await insert({ gamme: { idGammeVersion: 1 } })).toMatchObject(refused)
  await server.db
    .updateTable('gammeVersion')
    .set({ typeLocalisation: 'IND-LOCAL' })
    .where('idGammeVersion', '=', 2)
    .execute()
  expect(await insert()).toMatchObject(refused)
  expect((await insert({ idLocalisation: 3 })).messages).toEqual(['Prestation enregistrée'])
  await server.db.updateTable('gammeVersion').set({ typeLocalisation: null }).where('idGammeVersion', '=', 2).execute()
})

test('a location of another place, or a place that is none, is refused', async () => {
  const messages = ["La localisation n'est pas dans ce lieu"]
  // 12 is a building of the second site; 151 a place of another referential.
  expect((await insert({ idLocalisation: 12 })).messages).toEqual(messages)
  expect((await insert({ lieu: { idLocalisation: 2 }, idLocalisation: 3 })).messages).toEqual(messages)
  expect((await insert({ lieu: { idLocalisation: 151 }, idLocalisation: null })).messages).toEqual(messages)
})

test('a closed and an inactive case take no service', async () => {
  const guidWhere = async (column: 'statut' | 'isActif', value: string | number) =>
    (
      await server.db
        .selectFrom('affaire')
        .where(column, '=', value as never)
        .select('idAffaireGuid')
        .executeTakeFirstOrThrow()
    ).idAffaireGuid
  const messages = ['Agence, responsable ou affaire inactif ou clôturé']
  expect((await insert({ idAffaireGuid: await guidWhere('statut', 'CLOTUREE') })).messages).toEqual(messages)
  expect((await insert({ idAffaireGuid: await guidWhere('isActif', 0) })).messages).toEqual(messages)
})

test('a case another edits takes no service', async () => {
  const lock = {
    typeObjet: 'Affaire',
    refObjet: openCase,
    idUser: 1,
    dtVerrou: '2026-03-31T11:59:00.000Z',
    dtExpiration: '2026-03-31T12:04:00.000Z',
  }
  await server.db.insertInto('objetLock').values(lock).execute()
  expect((await insert()).messages).toEqual(['Objet verrouillé par Claire Lambert depuis 13:59'])
  await server.db.deleteFrom('objetLock').execute()
})

test.each([
  ['mode', { mode: { idModeversion: 999 } }],
  ['place', { lieu: { idLocalisation: 9_999 } }],
  ['location', { idLocalisation: 9_999 }],
  ['range', { gamme: { idGammeVersion: 999 } }],
  ['equipment', { materiels: [{ idMateriel: 9_999 }] }],
  ['case', { idAffaireGuid: '0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21' }],
])('an unknown %s is 404 and nothing is saved', async (_, more) => {
  const count = async () => (await server.db.selectFrom('prestation').select('idPrestation').execute()).length
  const before = await count()
  expect((await insert(more)).status).toBe(404)
  expect(await count()).toBe(before)
})

test.each([
  ['a day that is not in the calendar', { dtEcheance: '2026-02-30' }, 'dtEcheance'],
  ['an instant for a day', { dtEcheance: '2026-02-20T00:00:00.000Z' }, 'dtEcheance'],
  ['an unknown field of the mode', { mode: { idModeversion: 1, x: 1 } }, 'mode.x'],
  ['equipment that is no list', { materiels: { idMateriel: 1 } }, 'materiels'],
])('%s is 400', async (_, more, field) => {
  const answer = await insert(more)
  expect(answer.status).toBe(400)
  expect(answer.messages[0]).toContain(field)
})

test('the range picker offers what suits the mode and the level, the equipment picker what the range covers there', async () => {
  const { idModeGuid } = await server.db
    .selectFrom('mode')
    .where('refMode', '=', 'OUV')
    .select('idModeGuid')
    .executeTakeFirstOrThrow()
  const refsAt = async (idLocalisation: number) => {
    const { value } = await server.call(
      `/api/Console/Prm/GamGamme/GetFilteredList?idModeGuid=${idModeGuid}&idLocalisation=${idLocalisation}`,
      { token: server.agent },
    )
    return (value as { ref: string }[]).map(({ ref }) => ref)
  }
  // 501 is the first route of the civil works, 502 a structure of it.
  expect(await refsAt(501)).toEqual(['OUV-VA'])
  expect(await refsAt(502)).toEqual(['OUV-ID', 'OUV-VA'])

  const coveredAt = async (query: string) => {
    const { value } = await server.call(`/api/Console/Prm/GamGamme/GetGamMaterielList?idGammeVersion=2${query}`, {
      token: server.agent,
    })
    return value as { local: string }[]
  }
  const here = await coveredAt('&idLocalisation=1')
  expect(here.length).toBeGreaterThan(0)
  expect(here.length).toBeLessThan((await coveredAt('')).length)
  expect(here.every(({ local }) => local.startsWith('Usine de Lesquin'))).toBe(true)
})

test('places are of level 1, locations below one, or only its children', async () => {
  const version = await server.db
    .selectFrom('referentielVersion')
    .where('idReferentielVersion', '=', 1)
    .selectAll()
    .executeTakeFirstOrThrow()
  const keys = `idReferentielGuid=${version.idReferentielGuid}&idReferentielVersion=1`
  const read = async (operation: string, more = '') =>
    (await server.call(`/api/Console/Prm/RefReferentiel/${operation}?${keys}${more}`, { token: server.agent }))
      .value as { idLocalisation: number; hasChildren: boolean }[]
  expect(await read('GetLieuList')).toHaveLength(15)
  expect((await read('GetLocalisationList', '&idLieu=1')).map(({ idLocalisation }) => idLocalisation)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  const children = await read('GetLocalisationList', '&idLieu=1&idLocalisationParent=1')
  expect(children.map(({ idLocalisation, hasChildren }) => [idLocalisation, hasChildren])).toEqual([
    [2, true],
    [5, true],
    [8, true],
  ])
  const foreign = await server.call(
    `/api/Console/Prm/RefReferentiel/GetLieuList?idReferentielGuid=${version.idReferentielGuid}&idReferentielVersion=2`,
    { token: server.agent },
  )
  expect(foreign.status).toBe(404)
})

test('equipment of another referential than the place is none that the service knows', async () => {
  const other = await server.db
    .selectFrom('materiel')
    .innerJoin('referentiel', 'referentiel.idReferentielGuid', 'materiel.idReferentielGuid')
    .where('refReferentiel', '=', 'ERP')
    .select('idMateriel')
    .executeTakeFirstOrThrow()
  expect((await insert({ materiels: [other] })).status).toBe(404)
  expect((await insert({ materiels: [{ idMateriel: 1 }, other] })).status).toBe(404)
  expect((await insert({ materiels: [{ idMateriel: 1 }] })).value).toMatchObject({ nbMateriel: 1 })
})
