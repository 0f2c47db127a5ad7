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

/** Where others may ask from. */
const origins = [
  'https://evil.example',
  'http://localhost:1',
  'http://127.0.0.1',
  'null',
  'https://localhost.evil.example',
  'file://',
]

/** What a server has inside and tells nobody: where its code stands and breaks, its queries, what it is made of. */
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
