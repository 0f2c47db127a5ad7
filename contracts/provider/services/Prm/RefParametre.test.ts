import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidOf } from '../../database/identifiers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Console/Prm/RefParametre'
const ind = { idReferentielGuid: guidOf('referentiel:IND'), idReferentielVersion: 1 }
const log = { idReferentielGuid: guidOf('referentiel:LOG'), idReferentielVersion: 5 }
const inVersion = ({ idReferentielGuid, idReferentielVersion }: typeof ind) =>
  `idReferentielGuid=${idReferentielGuid}&idReferentielVersion=${idReferentielVersion}`

interface Parametre {
  idParametre: number
  refParametre: string
  idTypePorte: number[]
  portee: string | null
  element: string | null
  template: string
  idElement: number | null
}

const write = (operation: string, body: object) =>
  server.call(`${path}/${operation}`, { method: 'POST', token: server.admin, body })
const read = async <Row = Parametre>(query: string) =>
  (await server.call(query.startsWith('/') ? query : `${path}/${query}`, { token: server.agent })).value as Row[]
const used = async (keys = ind) => read(`GetList?${inVersion(keys)}`)
const named = async (ref: string, keys = ind) => (await used(keys)).find(({ refParametre }) => refParametre === ref)
const keyOf = async (refTable: string, refValeur: string) => {
  const rows = await read<{ refValeur: string; idValeur: number }>(`/api/Core/SysValeur/GetList?refTable=${refTable}`)
  return rows.find((row) => row.refValeur === refValeur)?.idValeur ?? 0
}
const scope = (ref: 'RefLocalisation' | 'RefMateriel') => keyOf('Prm.RefParamTypePorte', ref)

test('a version says of whom each parameter is, the catalogue only what there is', async () => {
  const rows = await used()
  expect(rows.map(({ refParametre, portee, element }) => [refParametre, portee, element])).toEqual([
    ['SURFACE', 'Localisations', null],
    ['ANNEE', 'Localisations', 'Bâtiment'],
    ['MARQUE', 'Matériels', null],
    ['SERIE', 'Matériels', null],
    ['SERVICE', 'Matériels', null],
    ['CHARGE', 'Matériels', 'Pont roulant'],
    ['ETAT', 'Matériels', null],
  ])
  const catalogue = await read('GetCatalogList?search=annee')
  expect(catalogue).toMatchObject([
    { refParametre: 'ANNEE', idTypePorte: [], portee: null, element: null, idElement: null },
  ])
  const ofBridges = await read(
    `/api/Console/Prm/RefMateriel/GetParametreList?${inVersion(ind)}&idValeur=${await keyOf('Prm.RefTypeMateriel', 'PAL')}`,
  )
  expect(ofBridges.map(({ refParametre }) => refParametre)).toEqual(['MARQUE', 'SERIE', 'SERVICE', 'ETAT'])
})

test('one of the catalogue is used by one version after another, each for its own', async () => {
  const made = await write('CreateNew', { refParametre: 'HAUTEUR', lbParametre: 'Hauteur', idControlEdit: 3 })
  const { idParametre } = made.value as Parametre
  const idTypePorte = [await scope('RefLocalisation')]
  expect((await write('Insert', { ...ind, idParametre, idTypePorte })).value).toMatchObject({
    portee: 'Localisations',
    element: null,
  })
  expect(
    (await write('Insert', { ...log, idParametre, idTypePorte: [...idTypePorte, await scope('RefMateriel')] })).value,
  ).toMatchObject({ portee: 'Localisations, Matériels' })
  expect((await write('Insert', { ...ind, idParametre, idTypePorte })).messages).toEqual(['HAUTEUR existe déjà'])
  expect([(await named('HAUTEUR'))?.portee, (await named('HAUTEUR', log))?.portee]).toEqual([
    'Localisations',
    'Localisations, Matériels',
  ])
})

test('its words and its activity are the same in every version, its use is each version’s own, and a list says which use it', async () => {
  const { value: referentiels } = await server.call('/api/Console/Prm/RefReferentiel/GetList', { token: server.agent })
  const usingNow = async (idParametre: number) => {
    const refs: string[] = []
    for (const { refReferentiel, ...keys } of referentiels as (typeof ind & { refReferentiel: string })[]) {
      if ((await read(`GetList?${inVersion(keys)}&idParametre=${idParametre}`)).length > 0) refs.push(refReferentiel)
    }
    return refs
  }
  const { value } = await write('CreateNew', { refParametre: 'PENTE', lbParametre: 'Pente', idControlEdit: 3, ...ind })
  const { idParametre } = value as Parametre
  expect(await usingNow(idParametre)).toEqual(['IND'])
  expect(
    (await write('Insert', { ...log, idParametre, idTypePorte: [await scope('RefMateriel')] })).value,
  ).toBeDefined()
  expect(await usingNow(idParametre)).toEqual(['IND', 'LOG'])
  const set = {
    idParametre,
    refParametre: 'PENTE',
    lbParametre: 'Pente du sol',
    idControlEdit: 3,
    isActif: false,
    idTypePorte: [],
  }
  expect((await write('Update', { ...ind, ...set })).value).toMatchObject({ isActif: false, portee: null })
  expect(await named('PENTE', log)).toMatchObject({ isActif: false, lbParametre: 'Pente du sol', portee: 'Matériels' })
})

test('an element is of the one scope: a level of the version, or a type it has (R29)', async () => {
  const [places, equipment] = [await scope('RefLocalisation'), await scope('RefMateriel')]
  const level = await keyOf('Prm.RefStructure', 'IND-LOCAL')
  const foreign = await keyOf('Prm.RefStructure', 'LOG-ALLEE')
  const bridge = await keyOf('Prm.RefTypeMateriel', 'PR')
  const create = (refParametre: string, idTypePorte: number[], idElement: number) =>
    write('CreateNew', { ...ind, refParametre, lbParametre: 'Essai', idTypePorte, idElement })
  for (const [scopes, element] of [
    [[equipment], level],
    [[places], bridge],
    [[places], foreign],
    [[places, equipment], level],
    [[], level],
  ] as const) {
    expect((await create('ESSAI', [...scopes], element)).messages).toEqual(["L'élément ne correspond pas à la portée"])
  }
  expect((await create('ESSAI', [places], 999_999)).status).toBe(404)
  expect((await create('ESSAI', [level], level)).status).toBe(404)
  expect((await create('ESSAI-1', [places], level)).value).toMatchObject({ element: 'Local' })
  expect((await create('ESSAI-2', [equipment], bridge)).value).toMatchObject({ element: 'Pont roulant' })
  expect(await read('GetCatalogList?refParametre=ESSAI')).toEqual([])
})

test('while there are values, control and table stay, and nobody is left out who has one (R31)', async () => {
  const { idParametre, idTypePorte } = (await named('SURFACE')) as Parametre
  const set = (change: object) =>
    write('Update', {
      ...ind,
      idParametre,
      refParametre: 'SURFACE',
      lbParametre: 'Surface',
      idControlEdit: 3,
      idTypePorte,
      ...change,
    })
  const refused = ['Changement refusé : des valeurs existent']
  const level = await keyOf('Prm.RefStructure', 'IND-LOCAL')
  expect((await set({ idControlEdit: 2 })).messages).toEqual(refused)
  expect((await set({ idTypePorte: [await scope('RefMateriel')] })).messages).toEqual(refused)
  expect((await set({ idElement: level })).messages).toEqual(refused)
  expect((await set({ idTypePorte: [] })).messages).toEqual(refused)
  expect(
    (await set({ lbParametre: 'Surface utile', idTypePorte: [...idTypePorte, await scope('RefMateriel')] })).value,
  ).toMatchObject({ portee: 'Localisations, Matériels' })
  expect((await set({ lbParametre: 'Surface utile' })).value).toMatchObject({
    lbParametre: 'Surface utile',
    portee: 'Localisations',
    template: 'Number',
  })
})

test('old versions use what they used (R3); a parameter without version has no scope', async () => {
  const { idParametre, idTypePorte } = (await named('MARQUE')) as Parametre
  const old = { idReferentielGuid: guidOf('referentiel:ERP'), idReferentielVersion: 2 }
  const message = ['Seule la version courante peut être modifiée']
  expect(
    (await write('Update', { ...old, idParametre, refParametre: 'MARQUE', lbParametre: 'Fabricant', idTypePorte }))
      .messages,
  ).toEqual(message)
  expect((await write('CreateNew', { ...old, refParametre: 'TARD', lbParametre: 'Trop tard' })).messages).toEqual(
    message,
  )
  expect((await write('CreateNew', { refParametre: 'TARD', lbParametre: 'Sans version', idTypePorte })).status).toBe(
    400,
  )
  expect(
    (
      await write('CreateNew', {
        refParametre: 'TARD',
        lbParametre: 'Sans version',
        idReferentielGuid: old.idReferentielGuid,
      })
    ).status,
  ).toBe(400)
  expect(await read('GetCatalogList?search=tard')).toEqual([])
})

test('a value that a parameter names, or that equipment has, is used; a table that is renamed is renamed in parameters', async () => {
  const rows = await read<{ refValeur: string; idValeurGuid: string }>(
    '/api/Core/SysValeur/GetList?refTable=Prm.RefEtat',
  )
  const guid = rows.find(({ refValeur }) => refValeur === 'NEUF')?.idValeurGuid
  const gone = await server.call(`/api/Core/SysValeur/Delete?idValeurGuid=${guid}`, {
    method: 'DELETE',
    token: server.admin,
  })
  expect(gone.messages[0]).toMatch(/^Utilisé \d+ fois : suppression impossible$/)
  const table = { idTableGuid: guidOf('systable:Prm.RefEtat'), refTable: 'Prm.RefCondition', lbTable: 'États' }
  expect(
    (await server.call('/api/Core/SysTable/Update', { method: 'PUT', token: server.admin, body: table })).status,
  ).toBe(200)
  expect(await read<{ refTable: string }>('GetCatalogList?refParametre=ETAT')).toMatchObject([
    { refTable: 'Prm.RefCondition' },
  ])
})
