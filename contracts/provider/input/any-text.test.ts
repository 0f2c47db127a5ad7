import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** `npm run harden` tries 10,000; the seed repeats them. */
const numRuns = Number(process.env.RONDE_RUNS ?? 200)
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Core/SysTable'

interface Table {
  idTableGuid: string
  description: string | null
}

test(`what is typed is stored as it was typed, composed and without blanks around it, or is refused and changes nothing (${numRuns} texts, seed ${seed})`, async () => {
  const call = (operation: string, body: object, method: 'POST' | 'PUT') =>
    server.call(`${path}/${operation}`, { method, token: server.admin, body })
  await call('Insert', { refTable: 'Demo.Textes', lbTable: 'Textes', idTypeTable: 1 }, 'POST')
  const stored = async () => {
    const { value } = await server.call(`${path}/GetList?refTable=Demo.Textes`, { token: server.admin })
    return (value as Table[])[0] as Table
  }
  const counts = { taken: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(anyText, async (typed) => {
      const before = await stored()
      const answer = await call('Update', { ...before, description: typed }, 'PUT')
      const after = await stored()
      if (answer.status === 200) {
        counts.taken += 1
        expect(after.description).toBe(typed.normalize('NFC').trim() || null)
      } else {
        counts.refused += 1
        expect(answer.status).toBe(400)
        expect(after).toEqual(before)
      }
    }),
    { numRuns, seed },
  )
  // Both outcomes occur often enough.
  expect(counts.taken).toBeGreaterThan(numRuns / 10)
  expect(counts.refused).toBeGreaterThan(numRuns / 10)
})
