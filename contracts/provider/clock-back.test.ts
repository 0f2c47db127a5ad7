import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let now = noon
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.close())

const hour = 3_600_000
const account = { login: 'admin', password: 'ronde-admin-2026' }

async function signedIn(): Promise<string> {
  const { value } = await server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: account })
  return (value as { token: string }).token
}

interface Row {
  idUser: number
  idLog: number
  dtModification: string
  lbUser: string
}

test('a clock that is set back two hours signs nobody out, loses no change and no line, and no lock outlives it by more', async () => {
  now = noon
  const token = await signedIn()
  const url = '/api/Console/Adm/UsrUser/Get?idUser=3'
  const before = (await server.call(url, { token })).value as Row
  const lock = { typeObjet: 'User', refObjet: '3' }
  const agent = server.agent
  expect((await server.call('/api/Core/SysObjetLock/Verrouiller', { method: 'POST', token, body: lock })).status).toBe(
    200,
  )

  now = new Date(noon.getTime() - 2 * hour)
  expect((await server.call(url, { token })).status).toBe(200)
  expect(await signedIn()).toEqual(expect.any(String))
  const { idUser, dtModification } = before
  const body = { ...before, lbUser: 'Autre Nom', idUser, dtModification }
  const saved = await server.call('/api/Console/Adm/UsrUser/UpdateUser', { method: 'POST', token, body })
  expect(saved.messages).not.toEqual([])
  const after = (await server.call(url, { token })).value as Row
  expect(after.lbUser).toBe('Autre Nom')
  // A user with the older record gets a conflict, whatever the clock says.
  expect(after.dtModification > dtModification).toBe(true)
  const late = { ...body, lbUser: 'Encore' }
  expect((await server.call('/api/Console/Adm/UsrUser/UpdateUser', { method: 'POST', token, body: late })).status).toBe(
    409,
  )
  const log = (await server.call('/api/Core/SysLog/GetList?typeObjet=User&refObjet=3&sort=-idLog&take=1', { token }))
    .value
  expect(log).toMatchObject([{ refAction: 'MODIFICATION', typeObjet: 'User' }])
  // Expires by the earlier clock: after two hours and five minutes, unless an administrator removes it.
  expect(
    (await server.call('/api/Core/SysObjetLock/Deverrouiller', { method: 'POST', token: agent, body: lock }))
      .messages[0],
  ).toContain('Seul')
  now = new Date(noon.getTime() + 6 * 60_000)
  expect(
    (await server.call('/api/Core/SysObjetLock/GetListByReference?typeObjet=User&refObjet=3', { token })).value,
  ).toEqual([])
})

test('a clock that goes a day ahead ends the sessions, and setting it right lets people in again', async () => {
  now = noon
  const token = await signedIn()
  now = new Date(noon.getTime() + 24 * hour)
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token })).status).toBe(401)
  now = noon
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token: await signedIn() })).status).toBe(200)
})
