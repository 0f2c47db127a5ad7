import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '../../wire/endpoint.ts'
import { fieldsOf, sendsFile } from '../../wire/schema.ts'
import { contracted } from '../../wrong/contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Texts of 100 KB on which a backtracking pattern would never end. */
const hostile = [
  'a'.repeat(100_000),
  `${'a@'.repeat(50_000)}!`,
  `${' '.repeat(99_999)}x`,
  `${'0.'.repeat(50_000)}x`,
  '\u200b'.repeat(100_000),
  `${'a.'.repeat(50_000)}@`,
]

const sending = (await contracted())
  .map(({ endpoint }) => endpoint)
  .filter(({ verb, input }) => (verb === 'POST' || verb === 'PUT') && !sendsFile(input))
  .map((endpoint) => ({
    path: pathOf(endpoint),
    verb: endpoint.verb as 'POST' | 'PUT',
    example: endpoint.example.input as object,
    texts: fieldsOf(endpoint.input).flatMap(({ name, type }) => (type === 'text' ? [name] : [])),
  }))
  .filter(({ texts, path }) => texts.length > 0 && !/Password|Authenticate/.test(path))

test.each(sending)('$path judges 100 KB in each of its fields at once', async ({ path, verb, example, texts }) => {
  for (const name of texts) {
    for (const text of hostile) {
      const startedAt = performance.now()
      const answer = await server.call(path, { method: verb, token: server.admin, body: { ...example, [name]: text } })
      expect(answer.status).toBeLessThan(500)
      // Linear patterns take a millisecond or two, quadratic ones ten seconds; the limit leaves room for a busy machine.
      expect(performance.now() - startedAt).toBeLessThan(5_000)
    }
  }
})
