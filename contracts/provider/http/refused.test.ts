import { afterAll, beforeAll, expect, test } from 'vitest'
import { testLog } from '../testing/test-log.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const log = testLog('info')
beforeAll(async () => {
  server = await startTestServer({
    logger: log.logger,
    trustProxy: '127.0.0.1',
    signInLimit: { max: 1, maxPerAddress: 50, maxPastAddress: 1, maxPerLogin: 50, seconds: 60 },
  })
})
afterAll(() => server.close())

/** The refusals in the process's log, the latest first. */
const refusals = () =>
  log
    .lines()
    .filter(({ msg }) => msg === 'refused')
    .toReversed()

const authenticate = '/api/Core/SecAuthentification/Authenticate'

test('what is refused stands in the log of the process, with who, from where, what and why, and never what was sent', async () => {
  const insert = '/api/Console/Adm/AdmAgence/Insert'
  await server.call(insert, { method: 'POST', token: server.admin, body: { lbAgence: 'Nancy', secretOfMine: 'x' } })
  expect(refusals()[0]).toMatchObject({
    status: 400,
    key: 'unknownField',
    field: 'secretOfMine',
    method: 'POST',
    route: insert,
    ip: '127.0.0.1',
    idUser: 1,
  })
  await server.call(insert, { method: 'POST', token: 'x.y.z', body: {} })
  expect(refusals()[0]).toMatchObject({ status: 401, route: insert, idUser: null })
  expect(log.text()).not.toMatch(/Nancy|x\.y\.z|Bearer/)
})

test('tries that are held up are told, from the address that the proxy names and not from one that the caller names before it', async () => {
  const tried = () =>
    server.call(authenticate, {
      method: 'POST',
      body: { login: 'agent', password: 'no-word-of-mine' },
      headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' },
    })
  await tried()
  expect((await tried()).status).toBe(429)
  expect(refusals()[0]).toMatchObject({ status: 429, key: 'tooManyTries', route: authenticate, ip: '192.0.2.7' })
  expect(log.text()).not.toContain('no-word-of-mine')
})

test('a line of the log is one line, whatever is sent', async () => {
  await server.call('/api/Console/Aff/AffAffaire/GetList?%0A%7B%22level%22%3A60%7D=1', { token: server.admin })
  expect(refusals()[0]).toMatchObject({ status: 400, key: 'unknownField' })
  expect(log.text()).not.toMatch(/^\{"level":60\}/m)
})
