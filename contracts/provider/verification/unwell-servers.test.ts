import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import pact from '../../pacts/ronde-console-ronde-api.json' with { type: 'json' }
import { verifyByCommand } from './command.ts'

const agencies = pact.interactions.filter(({ description }) => description.startsWith('AdmAgence/')).length

interface Behaviour {
  /** Status and body of a set-up; undefined: it never answers. */
  state?: (state: string) => [status: number, body: unknown] | undefined
  /** Milliseconds after which it answers calls; null: never. */
  after?: number | null
  /** Number of calls after which it closes itself. */
  calls?: number
}

let servers: Server[] = []
let printed = ''
beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => {
    printed += String(words)
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  servers = []
})

const refusal = {
  isSuccess: false,
  hasErrors: true,
  msgList: [{ message: 'Connectez-vous', eventType: 5, exception: null }],
}

/** A server that accepts no session and is faulty in one way. Returns its address. */
async function listening({ state = () => [200, { token: 'a.b.c' }], after = 0, calls }: Behaviour): Promise<string> {
  let answered = 0
  const server = createServer(async (request, reply) => {
    const answer = (status: number, body: unknown) =>
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/_pact/provider-states') {
      const { state: name } = JSON.parse(await text(request)) as { state: string }
      const said = state(name)
      if (said) answer(...said)
      return
    }
    if (calls !== undefined && answered >= calls) return request.socket.destroy()
    answered += 1
    if (after !== null) setTimeout(() => answer(401, refusal), after)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const unused = () => Promise.reject(new Error('the reference provider was asked'))
const verified = (url: string, filter: string, ...more: string[]) =>
  verifyByCommand(['--provider-base-url', url, '--filter', filter, ...more], unused)

test('nobody listens: it is said at once, and nothing is tried', async () => {
  const url = await listening({})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  expect(await verified(url, '^AdmAgence/')).toBe(1)
  expect(printed).toMatch(
    new RegExp(
      String.raw`^✗ no server answers on http:\S+: nothing listens on 127.0.0.1:\d+: start the server, or name another port\n${agencies} interactions in the file, 0 verified, 1 failures, \d{1,4} ms\n$`,
    ),
  )
})

test('what is no address is told as such', async () => {
  expect(await verified('localhost:5000', '^AdmAgence/')).toBe(1)
  expect(printed).toContain('✗ localhost:5000 is no address: give one such as http://127.0.0.1:5000')
})

test('a server that takes the call and hangs is given up after the time of one answer', async () => {
  const url = await listening({ after: null })
  expect(await verified(url, '', '--timeout', '0.2')).toBe(1)
  expect(printed).toMatch(/no server answers on .* took the call and did not answer within 0.2 s \(--timeout\)/)
})

test('people are told that it waits', async () => {
  const url = await listening({ state: (name) => (name === '' ? [200, {}] : undefined) })
  expect(await verified(url, '^AdmAgence/GetList: a request for the agencies$', '--timeout', '2.3')).toBe(1)
  expect(printed).toContain('… /_pact/provider-states has not answered for 2 s; it is given up after 2.3 s')
})

test('a server without a state endpoint is told so before anything is tried', async () => {
  const url = await listening({ state: () => [404, {}] })
  expect(await verified(url, '^AdmAgence/')).toBe(1)
  expect(printed).toMatch(
    new RegExp(
      String.raw`^✗ the server has no state endpoint: \S+ answered 404. Add it in test builds \(contracts/README.md\), or say where it is by --states-url\n${agencies} inter`,
    ),
  )
})

test('a state nobody knows is named once, with how many interactions stand on it', async () => {
  const url = await listening({
    state: (name) => (name === 'an agency exists' ? [404, {}] : [200, { token: 'a.b.c' }]),
  })
  expect(await verified(url, '^AdmAgence/')).toBe(1)
  const fault = '✗ the state “an agency exists” is unknown to the server: its state endpoint answered 404'
  expect(printed).toContain(`${fault}\n`)
  expect(printed).toMatch(new RegExp(`${fault}. \\d+ interactions stand on it`))
  expect(printed).not.toContain('set-up state change handlers')
})

test('a set-up that fails is told with what it answered, and is not tried for two minutes', async () => {
  const url = await listening({ state: (name) => (name === '' ? [200, {}] : [500, { error: 'no such table' }]) })
  const startedAt = performance.now()
  expect(await verified(url, '^AdmAgence/GetList: a request for the agencies$')).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect(printed).toContain(
    'the state “a user is signed in” was not set up: the state endpoint answered 500, {"error":"no such table"}',
  )
})

test('a state that gives no token is told, with what it has to answer', async () => {
  const url = await listening({ state: () => [200, {}] })
  expect(await verified(url, '^AdmAgence/')).toBe(1)
  expect(printed).toContain(
    'the state “a user is signed in” gave no token: its set-up answered {}, and has to answer {"token": "…"}',
  )
  // Interactions without a session still pass.
  expect(printed).toMatch(new RegExp(`^AdmAgence +${agencies} +2 +${agencies - 2} `, 'm'))
})

test('slow answers are told at the first, and at the end the slowest', async () => {
  const url = await listening({ after: 1100 })
  expect(await verified(url, '^AdmAgence/GetList: without a session$')).toBe(0)
  expect(printed).toMatch(/… slow: \/api\/Console\/Adm\/AdmAgence\/GetList took 1\d{3} ms\n/)
  expect(printed).toMatch(/1 operations took longer than 1 s to answer, the slowest \/api\S+GetList: 1\d{3} ms\n/)
})

test('a server that stops answering in the middle is given up after three calls in a row', async () => {
  const url = await listening({ calls: 3 })
  expect(await verified(url, ': without a session$')).toBe(1)
  expect(printed).toMatch(
    /✗ stopped early: 3 calls in a row had no answer, the last was \/api\/\S+: 127\S+ hung up without an answer. \d\d interactions were not tried\n/,
  )
  // One of the calls was the check that the server can be reached.
  expect(printed).toMatch(/^all +5 +2 +3$/m)
})
