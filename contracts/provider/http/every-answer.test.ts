import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../security/headers.ts'
import { allOperations } from '../services/all.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const provided = (await allOperations()).map(({ address }) => ({
  ...address,
  path: `${address.service}/${address.operation}`,
}))

/** Foreign origins. */
const origins = [
  'https://evil.example',
  'http://localhost:1',
  'http://127.0.0.1',
  'null',
  'https://localhost.evil.example',
  'file://',
]

/** Internals that no answer may reveal: stack traces, paths, queries, library names. */
const inside = /\n\s+at |\.[cm]?[jt]s:\d|node_modules|sqlite|postgres|kysely|fastify|\bselect\b.+\bfrom\b|syntax error/i

describe.each(provided)('every answer of $path', ({ path, verb }) => {
  test('has the headers that protect, is kept by nobody, lets no other origin in, and says nothing of the inside', async () => {
    const tokens = [undefined, 'a.b.c', await server.app.issueToken(2), await server.app.issueToken(1)]
    const bodies = verb === 'GET' || verb === 'DELETE' ? [undefined] : [{}, '{"a":', '{"__proto__":{"a":1}}']
    for (const [at, token] of tokens.entries()) {
      for (const body of bodies) {
        const origin = origins[at % origins.length] ?? ''
        const answer = await server.call(path, {
          method: verb,
          ...(token === undefined ? {} : { token }),
          ...(body === undefined ? {} : { body }),
          headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        })
        expect(answer.headers).toMatchObject({ ...securityHeaders(), 'cache-control': 'no-store' })
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(answer.headers).not.toHaveProperty('server')
        expect(answer.headers).not.toHaveProperty('x-powered-by')
        if (answer.status >= 400) expect(answer.text).not.toMatch(inside)
        expect(answer.status).toBeLessThan(500)
      }
    }
  })
})

test.each(origins)('%s asks before it calls, and is told nothing that lets it', async (origin) => {
  const answer = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/Console/Aff/AffAffaire/Insert',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  })
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(answer.headers).toMatchObject(securityHeaders())
})

test('the policy lets in nothing inline and nobody else, has markup made by one rule, and frames by nobody', async () => {
  const { headers } = await server.call('/health')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ', 1)[0] ?? '', one.split(' ').slice(1)]),
  )
  for (const name of ['default-src', 'script-src', 'connect-src', 'worker-src', 'font-src', 'form-action'])
    expect([name, policy.get(name)]).toEqual([name, ["'self'"]])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
  expect([...policy.values()].flat().filter((source) => /unsafe|\*|https?:/.test(source))).toEqual([])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toEqual(['default', 'dompurify'])
  expect(policy.get('report-uri')).toEqual(['/csp-report'])
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
})

const writing = provided.filter(({ verb }) => verb === 'POST' || verb === 'PUT')

test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=application/json', ''])(
  'what a page of anybody can send as %j is refused by every write, whoever is signed in',
  async (type) => {
    for (const { path, verb } of writing) {
      const answer = await server.call(path, {
        method: verb,
        token: await server.app.issueToken(1),
        body: '{"lbAgence":"Arras"}',
        headers: { 'content-type': type, origin: 'https://evil.example' },
      })
      expect([path, answer.status]).toEqual([path, 415])
    }
    // Only the token authenticates: there is no cookie that a browser would send by itself.
    const { headers } = await server.call('/api/Core/SecAuthentification/Authenticate', {
      method: 'POST',
      body: { login: 'admin', password: 'ronde-admin-2026' },
    })
    expect(headers).not.toHaveProperty('set-cookie')
  },
)

test('a body of a byte too many, of 10,000 levels or of very many keys is refused', async () => {
  const send = (body: string) =>
    server.call('/api/Console/Adm/AdmAgence/Insert', {
      method: 'POST',
      token: server.admin,
      body,
      headers: { 'content-type': 'application/json' },
    })
  const filled = (bytes: number) => `{"lbAgence":"${'a'.repeat(bytes - 15)}"}`
  expect((await send(filled(1_048_577))).status).toBe(413)
  expect((await send(filled(1_048_576))).status).toBe(400)
  expect((await send(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).status).toBe(400)
  expect(
    (await send(JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]))))).status,
  ).toBe(400)
})
