import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import { chance, mischief } from './mischief.ts'

let done = 0
let server: Server
let proxy: FaultyProxy
let next: Fault | null = null
beforeAll(async () => {
  server = createServer((asked, response) => {
    asked.resume().on('end', () => {
      done += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value: done }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
})
afterAll(() => void server.close())
beforeEach(async () => {
  done = 0
  proxy = await startFaultyProxy({
    target: `http://localhost:${(server.address() as AddressInfo).port}`,
    decide: () => next,
    held: 20,
  })
  proxy.isOn = true
})
afterEach(() => proxy.stop())

/** The answer to a write: its status and value, or that there was none. */
const write = () =>
  fetch(`${proxy.url}/api/x?y=1`, { method: 'POST', body: '{}' })
    .then(async (answer) => [answer.status, await answer.text()])
    .catch(() => 'nothing')

test.each<[Fault | null, unknown, number]>([
  [null, [200, '{"value":1}'], 1],
  ['held', [200, '{"value":1}'], 1],
  ['lostBefore', 'nothing', 0],
  ['lostAfter', 'nothing', 1],
  ['halved', 'nothing', 1],
  ['doubled', [200, '{"value":1}'], 2],
  ['away', [503, '<h1>503 Service Unavailable</h1>'], 1],
  ['broken', [500, '<h1>Internal Server Error</h1>'], 0],
  ['garbled', [200, '{"garbled":[{"garbled":null}]}'], 1],
  ['cutShort', [200, '{"val'], 1],
])('what is %s comes back as %j, done %d times', async (fault, told, times) => {
  next = fault
  expect(await write()).toEqual(told)
  expect(done).toBe(times)
  expect(proxy.befell.map(({ path, fault: one }) => [path, one])).toEqual(fault ? [['/api/x', fault]] : [])
})

test('what befalls a request follows from the seed, the path and its number; who comes in is spared', () => {
  const writes = Array.from({ length: 1_000 }, (_, nth) =>
    mischief('7')({ method: 'POST', path: '/api/Console/Aff/AffAffaire/Insert', nth }),
  )
  expect(writes).toEqual(
    Array.from({ length: 1_000 }, (_, nth) =>
      mischief('7')({ method: 'POST', path: '/api/Console/Aff/AffAffaire/Insert', nth }),
    ),
  )
  expect(new Set(writes)).toEqual(new Set([null, 'held', 'lostBefore', 'lostAfter', 'halved', 'doubled', 'away']))
  expect(writes.filter(Boolean).length / 1_000).toBeCloseTo(0.52, 1)
  expect(
    Array.from({ length: 200 }, (_, nth) =>
      mischief('7')({ method: 'POST', path: '/api/Core/SecAuthentification/Authenticate', nth }),
    ).some(Boolean),
  ).toBe(false)
  expect(chance('a')).not.toBe(chance('b'))
})
