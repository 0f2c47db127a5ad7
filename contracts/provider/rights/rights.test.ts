import { afterAll, beforeAll, expect, test } from 'vitest'
import operations from '../../services/operations.json' with { type: 'json' }
import { allOperations } from '../services/all.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The right that each operation requires, according to the list of operations. */
const listed = new Map(operations.map(({ service, operation, right }) => [`${service}/${operation}`, right]))

const provided = (await allOperations()).map(({ address, right }) => ({
  ...address,
  right,
  path: `${address.service}/${address.operation}`,
}))

test.each(provided)('$path lets in whom it should [6.rights]', async ({ path, verb, right }) => {
  expect(right).toBe(listed.get(path))
  const statusFor = async (token?: string) =>
    (await server.call(path, { method: verb, token, body: verb === 'GET' ? undefined : {} })).status
  const letIn = (status: number) => status !== 401 && status !== 403

  expect(letIn(await statusFor())).toBe(right === 'open')
  expect(right === 'open' || (await statusFor()) === 401).toBe(true)
  // New tokens, since LogOut revokes them.
  expect(letIn(await statusFor(await server.app.issueToken(2)))).toBe(right !== 'ADMIN' && right !== 'PARAMETRAGE')
  expect(letIn(await statusFor(await server.app.issueToken(1)))).toBe(true)
})

test('what is refused for want of a right is 403 and in the log', async () => {
  const answer = await server.call('/api/Console/Adm/AdmAgence/Insert', {
    method: 'POST',
    token: server.agent,
    body: { lbAgence: 'Nancy' },
  })
  expect(answer.status).toBe(403)
  const lines = server
    .written()
    .where('refEtat', '=', 'REFUS')
    .where('refObjet', '=', '/api/Console/Adm/AdmAgence/Insert')
  expect(await lines.selectAll().executeTakeFirstOrThrow()).toMatchObject({ idUser: 2, lbUser: 'Karim Benali' })
  expect(await server.db.selectFrom('agence').where('lbAgence', '=', 'Nancy').selectAll().execute()).toEqual([])
  // Repeated refusals are logged once a minute.
  const refused = () =>
    server
      .written()
      .where('refEtat', '=', 'REFUS')
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow()
  const before = await refused()
  for (let times = 0; times < 5; times++) {
    expect(
      (await server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token: server.agent, body: {} }))
        .status,
    ).toBe(403)
  }
  expect(await refused()).toEqual(before)
})

test("another's record and another group's menus are the administrators'", async () => {
  const statusOf = async (url: string, token: string) => (await server.call(url, { token })).status
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=1', server.agent)).toBe(403)
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=2', server.agent)).toBe(200)
  expect(await statusOf('/api/Console/Adm/UsrUser/Get?idUser=2', server.admin)).toBe(200)
  expect(await statusOf('/api/Console/Adm/UsrUser/GetMenuList?idGroupe=1', server.agent)).toBe(403)
  expect(await statusOf('/api/Console/Adm/UsrUser/GetMenuList?idGroupe=2', server.admin)).toBe(200)
})
