import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const lastUpdate = async () => {
  const { value } = await server.call('/api/Core/SysRoute/LastUpdate', {
    method: 'POST',
    token: server.agent,
    body: { since: '2026-01-01T00:00:00.000Z' },
  })
  return (value as { lastUpdate: string }).lastUpdate
}
const first = async (url: string) =>
  ((await server.call(`/api/${url}`, { token: server.admin })).value as [Record<string, unknown>])[0]
const post = (url: string, body: object) => server.call(`/api/${url}`, { method: 'POST', token: server.admin, body })
const put = (url: string, body: object) => server.call(`/api/${url}`, { method: 'PUT', token: server.admin, body })
const userOf = async (idUser: number) => {
  const {
    lbGroupe: _,
    dtLastLogin: __,
    ...user
  } = (await server.call(`/api/Console/Adm/UsrUser/Get?idUser=${idUser}`, { token: server.admin })).value as Record<
    string,
    unknown
  >
  return user
}
const newMenu = async () => (await post('Core/SysMenu/UpdateOrInsertMenu', { name: 'Un' })).value as { id: number }

test.each<[string, () => Promise<{ value: unknown }>]>([
  ['a new menu', () => post('Core/SysMenu/UpdateOrInsertMenu', { name: 'Un' })],
  [
    'another name of a menu',
    async () => post('Core/SysMenu/UpdateOrInsertMenu', { id: (await newMenu()).id, name: 'Deux' }),
  ],
  [
    'a menu that is deleted',
    async () =>
      server.call(`/api/Core/SysMenu/Delete?id=${(await newMenu()).id}`, { method: 'DELETE', token: server.admin }),
  ],
  ['the rights of a group', () => post('Core/SysMenu/UpdateSecMenu', { idGroupe: 2, idMenuList: [] })],
  [
    'a route',
    async () =>
      put('Core/SysRoute/Update', { ...(await first('Core/SysRoute/GetList?ref=CoreSysLogList')), label: 'Traces' }),
  ],
  [
    'an action that is deactivated',
    async () =>
      post('Core/SysAction/Update', { ...(await first('Core/SysAction/GetList?refAction=Exporter')), isActive: false }),
  ],
  ['the group of a user', async () => post('Console/Adm/UsrUser/UpdateUser', { ...(await userOf(2)), idGroupe: 1 })],
])('the consoles are told of %s', async (_, change) => {
  const before = await lastUpdate()
  expect((await change()).value).toBeDefined()
  expect((await lastUpdate()) > before).toBe(true)
})

test('not of a user who stays in his group, nor of what was refused', async () => {
  const before = await lastUpdate()
  expect(
    (await post('Console/Adm/UsrUser/UpdateUser', { ...(await userOf(2)), lbUser: 'Karim Benali-Roy' })).value,
  ).toBeDefined()
  expect((await post('Console/Adm/UsrUser/UpdateUser', { ...(await userOf(1)), idGroupe: 2 })).value).toBeUndefined()
  expect((await post('Core/SysMenu/UpdateSecMenu', { idGroupe: 1, idMenuList: [] })).value).toBeUndefined()
  expect(
    (
      await post('Core/SysAction/Update', {
        ...(await first('Core/SysAction/GetList?refAction=Modifier')),
        isActive: false,
      })
    ).value,
  ).toBeUndefined()
  expect(
    (
      await put('Core/SysRoute/Update', {
        ...(await first('Core/SysRoute/GetList?ref=CoreSysLogList')),
        path: '/about',
      })
    ).value,
  ).toBeUndefined()
  expect(await lastUpdate()).toBe(before)
})
