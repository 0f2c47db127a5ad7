import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoClient } from '../seed/people.ts'
import { agentId, startTestServer, type TestServer } from '../testing/test-server.ts'

const own = '/api/Console/Adm/UsrUser/Get'
const cases = '/api/Console/Aff/AffAffaire/GetList?take=1'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const statusOf = async (url: string, token: string) => (await server.call(url, { token })).status

test('what a group loses or gains its users lose or gain at once', async () => {
  const { db, app } = server
  const token = await app.issueToken(agentId)
  const { idGroupe } = await db
    .selectFrom('users')
    .where('idUser', '=', agentId)
    .select('idGroupe')
    .executeTakeFirstOrThrow()
  const roles = await db.selectFrom('groupeRole').where('idGroupe', '=', idGroupe).selectAll().execute()
  const setActive = (isActif: boolean) =>
    db.updateTable('groupe').set({ isActif }).where('idGroupe', '=', idGroupe).execute()
  expect(await statusOf(cases, token)).toBe(200)

  await setActive(false)
  expect([await statusOf(cases, token), await statusOf(own, token)]).toEqual([403, 200])
  await setActive(true)
  expect(await statusOf(cases, token)).toBe(200)

  await db.deleteFrom('groupeRole').where('idGroupe', '=', idGroupe).execute()
  expect([await statusOf(cases, token), await statusOf(own, token)]).toEqual([403, 200])
  await db.insertInto('groupeRole').values(roles).execute()
  expect(await statusOf(cases, token)).toBe(200)
})

test('who changes his group has the rights of the new one at once', async () => {
  const { db, app } = server
  const token = await app.issueToken(agentId)
  const users = '/api/Console/Adm/UsrUser/Get?idUser=1'
  const { idGroupe } = await db
    .selectFrom('users')
    .where('idUser', '=', agentId)
    .select('idGroupe')
    .executeTakeFirstOrThrow()
  const setGroup = (id: number) => db.updateTable('users').set({ idGroupe: id }).where('idUser', '=', agentId).execute()
  expect(await statusOf(users, token)).toBe(403)
  await setGroup(1)
  expect(await statusOf(users, token)).toBe(200)
  await setGroup(idGroupe)
  expect(await statusOf(users, token)).toBe(403)
})

test('a technical client is out at once when it is made inactive or has signed out', async () => {
  const { value } = await server.call('/api/Core/SecAuthentification/AuthenticateApi', {
    method: 'POST',
    body: demoClient,
  })
  const { token } = value as { token: string }
  const setActive = (isActif: boolean) =>
    server.db.updateTable('apiClient').set({ isActif }).where('clientId', '=', demoClient.clientId).execute()
  expect(await statusOf(cases, token)).toBe(200)
  await setActive(false)
  expect(await statusOf(cases, token)).toBe(401)
  await setActive(true)
  expect(await statusOf(cases, token)).toBe(200)
  await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token, body: {} })
  expect(await statusOf(cases, token)).toBe(401)
})
