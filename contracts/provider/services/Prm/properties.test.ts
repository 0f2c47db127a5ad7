import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidOf } from '../../database/identifiers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mod = '/api/Console/Prm/ModPropriete'
const ref = '/api/Console/Prm/RefPropriete'
const ind = { idReferentielGuid: guidOf('referentiel:IND'), idReferentielVersion: 1 }

interface Propriete {
  idPropriete: number
  refPropriete: string
  value: string | null
  template: string
  dtModification: string
}

const send = (path: string, method: 'POST' | 'PUT', body: object, token = server.admin) =>
  server.call(path, { method, token, body })
const add = (body: object) =>
  send(`${mod}/InsertPropriete`, 'POST', { idModeversion: 1, lbPropriete: 'Essai', ...body })
const rowsOf = async (path: string, query: string) =>
  (await server.call(`${path}/GetValeurList?${query}`, { token: server.agent })).value as Propriete[]

/** Valid and invalid values by control, in the order of the controls' keys. */
const judged: readonly { control: string; fit: readonly string[]; unfit: readonly string[]; refTable?: string }[] = [
  { control: 'Text', fit: ['tout', '12'], unfit: [] },
  { control: 'Integer', fit: ['12', '0'], unfit: ['-3', '+3', '1,5', '1.5', 'douze', '1e3'] },
  { control: 'Number', fit: ['-1.5', '12'], unfit: ['1,5', '.5', 'NaN', '1e3'] },
  { control: 'Date', fit: ['2026-03-31', '2028-02-29'], unfit: ['31/03/2026', '2026-02-29', '2026-03-31T08:00:00Z'] },
  {
    control: 'DateTime',
    fit: ['2026-03-31T08:30:00.000Z', '2026-03-31T08:30:00Z'],
    unfit: ['2026-03-31', '2026-03-31T08:30:00+02:00'],
  },
  { control: 'Time', fit: ['08:30', '23:59'], unfit: ['8:30', '24:00', '08:30:00'] },
  { control: 'Boolean', fit: ['true', 'false'], unfit: ['oui', '1', 'True'] },
  { control: 'SysTable', fit: ['Prm.RefEtat'], unfit: ['Prm.Nulle'] },
  { control: 'SysValeur', fit: ['BON'], unfit: ['bon', 'LEVAGE'], refTable: 'Prm.RefEtat' },
]

test.each(judged)(
  'a value of the control $control is judged by it, when it comes and when it changes (R30)',
  async (told) => {
    const { control, fit, unfit, refTable } = told
    const idControlEdit = judged.indexOf(told) + 1
    const refPropriete = `ESSAI-${control}`
    const made = await add({ refPropriete, idControlEdit, refTable, value: fit[0] })
    expect(made.value).toMatchObject({ template: control, value: fit[0] })
    const { idPropriete } = made.value as Propriete
    const set = (value: string | null) => send(`${mod}/UpdateValeur`, 'PUT', { idModeversion: 1, idPropriete, value })
    for (const value of [...fit, null]) expect((await set(value)).value).toMatchObject({ value })
    for (const value of unfit) {
      expect((await set(value)).messages).toEqual(['La valeur ne convient pas au contrôle'])
      expect((await add({ refPropriete: `${refPropriete}-2`, idControlEdit, refTable, value })).messages).toEqual([
        'La valeur ne convient pas au contrôle',
      ])
    }
    expect((await rowsOf(mod, `idModeversion=1&refPropriete=${refPropriete}`)).map(({ value }) => value)).toEqual([
      null,
    ])
  },
)

test('a control and a table have to be there; values of a table need one', async () => {
  expect((await add({ refPropriete: 'X', idControlEdit: 10 })).status).toBe(404)
  expect((await add({ refPropriete: 'X', idControlEdit: 9, refTable: 'Prm.Nulle' })).status).toBe(404)
  expect((await add({ refPropriete: 'X', idControlEdit: 9 })).status).toBe(400)
})

test('each version has its own: of one reference there may be one in every version, of a mode as of a referential', async () => {
  expect((await add({ refPropriete: 'PROPRE' })).value).toMatchObject({ template: 'Text', type: 'T', value: null })
  expect((await add({ refPropriete: 'propre' })).messages).toEqual(['propre existe déjà'])
  expect((await add({ refPropriete: 'PROPRE', idModeversion: 3 })).value).toBeDefined()
  const own = await send(`${ref}/InsertPropriete`, 'POST', { ...ind, refPropriete: 'PROPRE', lbPropriete: 'Propre' })
  const { idPropriete } = own.value as Propriete
  // It is not found under another version.
  expect((await send(`${mod}/UpdateValeur`, 'PUT', { idModeversion: 1, idPropriete, value: 'A' })).status).toBe(404)
  expect((await send(`${ref}/UpdateValeur`, 'POST', { ...ind, idPropriete, value: 'A' })).value).toMatchObject({
    value: 'A',
  })
})

test('old versions stay as they were (R3)', async () => {
  const old = { idReferentielGuid: guidOf('referentiel:ERP'), idReferentielVersion: 2 }
  const message = ['Seule la version courante peut être modifiée']
  expect(
    (await send(`${ref}/InsertPropriete`, 'POST', { ...old, refPropriete: 'TARD', lbPropriete: 'Trop tard' })).messages,
  ).toEqual(message)
  const { idModeversion } = await server.db
    .selectFrom('modeVersion')
    .where('isCurrent', '=', false)
    .select('idModeversion')
    .executeTakeFirstOrThrow()
  expect((await add({ refPropriete: 'TARD', idModeversion })).messages).toEqual(message)
  expect(await server.db.selectFrom('propriete').where('refPropriete', '=', 'TARD').selectAll().execute()).toEqual([])
})

test('a value changed meanwhile is not written over', async () => {
  const { idPropriete, dtModification } = (await add({ refPropriete: 'DEUX' })).value as Propriete
  const set = (value: string) =>
    send(`${mod}/UpdateValeur`, 'PUT', { idModeversion: 1, idPropriete, value, dtModification })
  expect((await set('A')).status).toBe(200)
  expect((await set('B')).status).toBe(409)
})
