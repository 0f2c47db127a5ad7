import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigationChanged } from '../../writes/navigation-update.ts'
import { noon, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const since = '2026-03-30T08:00:00.000Z'
const ask = (body: object = { since }) =>
  server.call('/api/Core/SysRoute/LastUpdate', { method: 'POST', token: server.agent, body })

test('the seed sets it, and asking changes nothing and says nothing', async () => {
  const first = await ask()
  expect(first).toMatchObject({ status: 200, value: { lastUpdate: since }, messages: [] })
  expect((await ask({ since: '2027-01-01T00:00:00.000Z' })).value).toEqual(first.value)
})

test('a change moves it on, always, whatever the clock does', async () => {
  await navigationChanged(server.db, noon)
  expect((await ask()).value).toEqual({ lastUpdate: '2026-03-31T12:00:00.000Z' })
  await navigationChanged(server.db, noon)
  await navigationChanged(server.db, new Date(since))
  expect((await ask()).value).toEqual({ lastUpdate: '2026-03-31T12:00:00.002Z' })
})

test('changes at once are each told', async () => {
  const at = async () => Date.parse(((await ask()).value as { lastUpdate: string }).lastUpdate)
  const before = await at()
  const change = () => server.db.transaction().execute((trx) => navigationChanged(trx, noon))
  await Promise.all(Array.from({ length: 6 }, change))
  expect(await at()).toBe(before + 6)
})

test('a change that is undone has not been', async () => {
  const before = (await ask()).value
  const work = server.db.transaction().execute(async (trx) => {
    await navigationChanged(trx, new Date('2026-04-01T08:00:00.000Z'))
    throw new Error('undone')
  })
  await expect(work).rejects.toThrow('undone')
  expect((await ask()).value).toEqual(before)
})

test('a database in which no change was written down has its menus from ever', async () => {
  await server.db.deleteFrom('setting').where('name', '=', 'navigationUpdate').execute()
  expect((await ask()).value).toEqual({ lastUpdate: '1970-01-01T00:00:00.000Z' })
})

test.each([{}, { since: '' }, { since: 'yesterday' }, { since: null }])('%j is bad input', async (body) => {
  expect((await ask(body)).status).toBe(400)
})
