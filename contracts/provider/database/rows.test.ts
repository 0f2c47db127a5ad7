import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { calendar } from '../seed/dates.ts'
import { seedVolume } from '../seed/volume.ts'
import { baseDate } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { isPostgres } from './postgres.ts'
import type { Asked } from './sqlite-reader.ts'

let server: TestServer
let url = ''
beforeAll(async () => {
  server = await startTestServer()
  await server.db.transaction().execute((trx) => seedVolume(trx, 5_000, calendar(baseDate)))
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const open = () =>
  server.app.inject({
    url: '/api/Console/Aff/AffAffairePrestation/GetList',
    headers: { authorization: `Bearer ${server.admin}` },
    payloadAsStream: true,
  })

/** Over a real connection, which can be given up. */
const ask = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(
      `${url}/api/Console/Aff/AffAffairePrestation/GetList`,
      { headers: { authorization: `Bearer ${server.admin}` } },
      resolve,
    ).on('error', reject)
  })

test('a long list comes whole, in order, with its count, and others are served while it comes', async () => {
  let turns = 0
  const state = { isRead: false }
  const reading = open()
    .then(async (answer) => ({ total: answer.headers['x-total-count'], whole: await text(answer.stream()) }))
    .finally(() => (state.isRead = true))
  while (!state.isRead) {
    await setImmediate()
    turns += 1
  }
  const { total, whole } = await reading
  const { value } = JSON.parse(whole) as { value: { idPrestation: number }[] }
  expect(value).toHaveLength(5_240)
  expect(total).toBe('5240')
  expect(value.map(({ idPrestation }) => idPrestation)).toEqual(
    value.map(({ idPrestation }) => idPrestation).toSorted((a, b) => a - b),
  )
  // Once for each slice, at the least.
  expect(turns).toBeGreaterThan(10)
})

test('readers that give up leave nothing behind: the next ones are served', async () => {
  for (let times = 0; times < 12; times++) (await ask()).destroy()
  expect(JSON.parse(await text(await ask()))).toMatchObject({ isSuccess: true })
})

test('seventy readers who never read are no weight, and keep nobody else from a list', async () => {
  const before = process.memoryUsage().rss
  const lazy = Array.from({ length: 70 }, () =>
    get(`${url}/api/Console/Aff/AffAffairePrestation/GetList`, {
      headers: { authorization: `Bearer ${server.agent}` },
    }),
  )
  for (const reader of lazy) reader.on('error', () => {}).on('response', (answer) => void answer.pause())
  const { value } = JSON.parse(await text(await ask())) as { value: unknown[] }
  expect(value).toHaveLength(5_240)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  for (const reader of lazy) reader.destroy()
})

const many = 60
const searchPath = '/api/Console/Aff/AffAffairePrestation/GetList?take=50&search=zz'
/** Begins many searches of one reader; resolves once the server has them all. */
async function searches(onAnswer: () => void): Promise<ClientRequest[]> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  const count = () => {
    arrived += 1
    if (arrived === many) resolve()
  }
  server.app.server.on('request', count)
  const asked = Array.from({ length: many }, () =>
    get(url + searchPath, { agent: false, headers: { authorization: `Bearer ${server.agent}` } })
      .on('error', () => {})
      .on('response', (answer) => void answer.resume().once('end', onAnswer)),
  )
  await promise
  server.app.server.off('request', count)
  return asked
}

test('the many searches of one reader do not hold up the list of another', async () => {
  let answered = 0
  const asked = await searches(() => (answered += 1))
  const { status } = await server.call(searchPath, { token: server.admin })
  expect(status).toBe(200)
  // All of them would be answered first if it waited for its turn behind them.
  expect(answered).toBeLessThan(many - 10)
  for (const search of asked) search.destroy()
})

test('searches whose reader has left are not begun', async () => {
  if (isPostgres(server.db)) return
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const asked = await searches(() => {})
  for (const search of asked) search.destroy()
  expect((await server.call(searchPath, { token: server.agent })).status).toBe(200)
  const begun = posted.mock.calls.filter(([one]) => JSON.stringify((one as Asked).parameters ?? []).includes('zz'))
  expect(begun.length).toBeGreaterThan(0)
  expect(begun.length).toBeLessThan(many)
})
