import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'

let server: TestServer
const begin = async (options = {}) => {
  server = await startTestServer(options)
}
beforeEach(() => begin())
afterEach(() => server.close())

const bodyOf = async (idUser: number) => {
  const { lbGroupe: _, dtLastLogin: __, dtModification: ___, ...user } = (await server.call(`/api/Console/Adm/UsrUser/Get?idUser=${idUser}`, { token: server.admin })).value as Record<string, unknown>
  return user
}
const change = async (idUser: number, set: object, by: number) =>
  server.call('/api/Console/Adm/UsrUser/UpdateUser', { method: 'POST', token: await server.app.issueToken(by), body: { ...(await bodyOf(idUser)), ...set } })
const lastUpdate = async () => (await server.call('/api/Core/SysRoute/LastUpdate', { method: 'POST', token: server.agent, body: { since: '2026-01-01T00:00:00.000Z' } })).value

const [person, otherAdministrator] = [11, 9]
const oneself = { status: 200, value: undefined, messages: ['Vous ne pouvez ni vous désactiver ni vous verrouiller'] }
const last = { status: 200, value: undefined, messages: ['Le dernier administrateur doit rester actif et déverrouillé'] }

test('nobody deactivates or locks himself, not even one of two administrators (R34)', async () => {
  await server.db.updateTable('users').set({ isActif: true, isLocked: false, idGroupe: 1 }).where('idUser', '=', person).execute()
  for (const set of [{ isActif: false }, { isLocked: true }]) {
    expect(await change(1, set, 1)).toMatchObject(oneself)
    expect(await change(person, set, person)).toMatchObject(oneself)
  }
  expect((await change(1, { lbUser: 'Claire Lambert-Roy' }, 1)).value).toMatchObject({ lbUser: 'Claire Lambert-Roy', isActif: true, isLocked: false })
  expect((await change(1, { isLocked: true }, person)).value).toMatchObject({ isLocked: true })
})

test('an administrator of a directory that is not configured is none: the other one stays (R16)', async () => {
  await server.db.updateTable('users').set({ refIdentification: 'AAD', passwordHash: null, isActif: true, isLocked: false, idGroupe: 1 }).where('idUser', '=', otherAdministrator).execute()
  for (const set of [{ isActif: false }, { isLocked: true }, { idGroupe: 2 }, { refIdentification: 'AAD', lbIdentification: 'Azure AD' }]) expect(await change(1, set, otherAdministrator)).toMatchObject(last)
})

test('where it is configured, he counts', async () => {
  await server.close()
  await begin({ directory: { issuer: 'https://directory.example', audience: 'ronde', jwks: { keys: [] } } })
  await server.db.updateTable('users').set({ refIdentification: 'AAD', passwordHash: null, isActif: true, isLocked: false, idGroupe: 1 }).where('idUser', '=', otherAdministrator).execute()
  expect((await change(1, { isLocked: true }, otherAdministrator)).value).toMatchObject({ isLocked: true })
})

test('an administrator without a password is none', async () => {
  await server.db.updateTable('users').set({ refIdentification: 'B', passwordHash: null, isActif: true, isLocked: false, idGroupe: 1 }).where('idUser', '=', otherAdministrator).execute()
  expect(await change(1, { isActif: false }, otherAdministrator)).toMatchObject(last)
})

test('whoever is put into another group is told that his menus changed', async () => {
  const before = await lastUpdate()
  await change(person, { lbUser: 'Autre nom' }, 1)
  expect(await lastUpdate()).toEqual(before)
  await change(person, { idGroupe: 1 }, 1)
  expect(await lastUpdate()).not.toEqual(before)
})
