import { afterAll, beforeAll, expect, test } from 'vitest'
import operations from '../../../services/operations.json' with { type: 'json' }
import { lockable } from '../../../services/Core/SysObjetLock/endpoints.ts'
import { guidOf } from '../../database/identifiers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockedKinds } from './locked-kinds.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Core/SysObjetLock'
const locks = () => server.db.selectFrom('objetLock').select(['typeObjet', 'refObjet', 'idUser']).execute()
const lock = (token: string, body: object) => server.call(`${path}/Verrouiller`, { method: 'POST', token, body })

/** The call that saves an object of a kind. */
const saves = {
  Affaire: 'AffAffaire/Update',
  Mode: 'ModModeInspection/Update',
  Referentiel: 'RefReferentiel/Update',
  SysTable: 'SysTable/Update',
  User: 'UsrUser/UpdateUser',
} as const

test('a lock asks for the role that its object is saved with', () => {
  const rightOf = (call: string) =>
    operations.find(({ service, operation }) => `${service}/${operation}`.endsWith(`/${call}`))?.right
  expect(Object.entries(lockedKinds).map(([kind, { role }]) => [kind, role])).toEqual(
    Object.entries(saves).map(([kind, call]) => [kind, rightOf(call)]),
  )
  expect(Object.keys(lockedKinds)).toEqual(Object.keys(lockable))
})

test.each([
  ['a mode', 'Mode', () => guidOf('mode:ELE')],
  ['a referential', 'Referentiel', () => guidOf('referentiel:ERP')],
  ['a table', 'SysTable', () => guidOf('systable:Prm.RefEtat')],
  ['a user', 'User', () => '1'],
  ['what nobody knows', 'Mode', () => guidOf('mode:NONE')],
])('who may not write %s may not lock it', async (_, typeObjet, refObjet) => {
  const refused = await lock(server.agent, { typeObjet, refObjet: refObjet() })
  expect([refused.status, await locks()]).toEqual([403, []])
})

test('who may write an object locks it; one that nobody knows is 404', async () => {
  const { idAffaireGuid } = await server.db.selectFrom('affaire').select('idAffaireGuid').executeTakeFirstOrThrow()
  expect((await lock(server.agent, { typeObjet: 'Affaire', refObjet: idAffaireGuid })).value).toMatchObject({
    refObjet: idAffaireGuid,
    idUser: 2,
  })
  expect((await lock(server.admin, { typeObjet: 'Mode', refObjet: guidOf('mode:ELE') })).value).toMatchObject({
    idUser: 1,
  })
  expect((await lock(server.admin, { typeObjet: 'User', refObjet: '2' })).value).toMatchObject({ idUser: 1 })
  expect((await lock(server.admin, { typeObjet: 'Mode', refObjet: guidOf('mode:NONE') })).status).toBe(404)
  expect((await lock(server.agent, { typeObjet: 'Affaire', refObjet: guidOf('affaire:NONE') })).status).toBe(404)
})
