import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '../services/services.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { rightFor } from './rights.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What each operation asks, said a second time: domain section 4. Who is let in: nobody signed in, agent, admin. */
const expected: Readonly<Record<string, 'everybody' | 'both' | 'admin'>> = {
  'SecAuthentification/Authenticate': 'everybody',
  'SecAuthentification/AuthenticateWithToken': 'everybody',
  'SecAuthentification/AuthenticateApi': 'everybody',
  'SecAuthentification/CheckToken': 'everybody',
  'SecAuthentification/LogOut': 'everybody',
  'SysInfo/GetAppInfo': 'everybody',
  'AdmAgence/GetList': 'both',
  'AdmAgence/Insert': 'admin',
  'UsrUser/GetList': 'both',
  'UsrUser/Get': 'both',
  'UsrUser/GetMenuList': 'both',
  'UsrUser/GetIdentificationMode': 'both',
  'UsrUser/ChangePassword': 'both',
  'SysRoute/LastUpdate': 'both',
  'AffAffaire/GetList': 'both',
  'AffAffaire/Get': 'both',
  'AffAffaire/Insert': 'both',
  'AffAffaire/Update': 'both',
  'AffAffairePrestation/GetList': 'both',
  'AffAffairePrestation/Insert': 'both',
  'GamGamme/GetFilteredList': 'both',
  'GamGamme/GetGamMaterielList': 'both',
  'ModModeInspection/GetList': 'both',
  'RefReferentiel/GetLieuList': 'both',
  'RefReferentiel/GetLocalisationList': 'both',
}

test('the table below names every operation there is', () => {
  const there = services.map(({ address }) => `${address.service.split('/').at(-1)}/${address.operation}`)
  expect(there.toSorted()).toEqual(Object.keys(expected).toSorted())
})

const operations = services.map(({ address }) => ({ ...address, name: `${address.service.split('/').at(-1)}/${address.operation}` }))

test.each(operations)('$name lets in whom it should', async ({ name, service, operation, verb }) => {
  const who = expected[name]
  const statusFor = async (token?: string) => (await server.call(`${service}/${operation}`, { method: verb, token, body: verb === 'GET' ? undefined : {} })).status
  const letIn = (status: number) => status !== 401 && status !== 403

  expect(letIn(await statusFor())).toBe(who === 'everybody')
  expect(who === 'everybody' || (await statusFor()) === 401).toBe(true)
  // Tokens of their own, since LogOut ends them.
  expect(letIn(await statusFor(await server.app.issueToken(2)))).toBe(who !== 'admin')
  expect(letIn(await statusFor(await server.app.issueToken(1)))).toBe(true)
})

test('what is refused for want of a right is 403 and in the log', async () => {
  const answer = await server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token: server.agent, body: { lbAgence: 'Nancy' } })
  expect(answer.status).toBe(403)
  const line = await server.db.selectFrom('log').where('refEtat', '=', 'REFUS').orderBy('idLog', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({ idUser: 2, lbUser: 'Karim Benali', refObjet: '/api/Console/Adm/AdmAgence/Insert' })
  expect(await server.db.selectFrom('agence').where('lbAgence', '=', 'Nancy').selectAll().execute()).toEqual([])
})

test("another's record and another group's menus are the administrators'", async () => {
  const statusOf = async (url: string, token: string) => (await server.call(url, { token })).status
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=1', server.agent)).toBe(403)
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=2', server.agent)).toBe(200)
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=2', server.admin)).toBe(200)
  expect(await statusOf('/api/Console/Adm/UsrUser/GetMenuList?idGroupe=1', server.agent)).toBe(403)
  expect(await statusOf('/api/Console/Adm/UsrUser/GetMenuList?idGroupe=2', server.admin)).toBe(200)
})

test('a service without rights does not start', () => {
  expect(() => rightFor({ service: '/api/Core/constructor', operation: 'GetList', verb: 'GET' })).toThrow('no rights')
})
