import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Console/Aff/AffAffaire'

interface Case {
  idAffaireGuid: string
  dtModification: string
  lbAffaire: string
  lbClient: string | null
  isActif: boolean
}

/** Every interleaving of the steps of two tabs. */
function ordersOf(left: number, right: number): string[] {
  if (left === 0 || right === 0) return ['A'.repeat(left) + 'B'.repeat(right)]
  return [
    ...ordersOf(left - 1, right).map((rest) => `A${rest}`),
    ...ordersOf(left, right - 1).map((rest) => `B${rest}`),
  ]
}

const orders = ordersOf(3, 3)

test('there are twenty orders', () => {
  expect(new Set(orders).size).toBe(20)
})

test.each(orders)(
  'two tabs that write three times each, as %s: nothing is written over that was not read',
  async (order) => {
    const created = await server.call(`${path}/Insert`, {
      method: 'POST',
      token: server.agent,
      body: { refAffaire: `TABS-${order}`, lbAffaire: 'start', idAgence: 1, idUserRAF: 3 },
    })
    const first = created.value as Case
    const stored = async () =>
      (await server.call(`${path}/Get?idAffaireGuid=${first.idAffaireGuid}`, { token: server.agent })).value as Case
    /** The record as each tab has read it: both opened it before any write. */
    const known = { A: first, B: first }
    const counts = { A: 0, B: 0 }
    const changes = [
      (who: string) => ({ lbAffaire: `label of ${who}` }),
      (who: string) => ({ lbClient: `client of ${who}` }),
      (who: string) => ({ lbAffaire: `last label of ${who}` }),
    ]
    let expected = await stored()
    for (const who of order as Iterable<string> as Iterable<'A' | 'B'>) {
      const change = changes[counts[who]]?.(who) ?? {}
      counts[who] += 1
      const isFresh = known[who].dtModification === expected.dtModification
      const send = (base: Case) =>
        server.call(`${path}/Update`, { method: 'PUT', token: server.agent, body: { ...base, ...change } })
      const answer = await send(known[who])
      expect(answer.status).toBe(isFresh ? 200 : 409)
      if (!isFresh) {
        // Refused: nothing has changed. The change is sent again over the stored record.
        expect(await stored()).toEqual(expected)
        expect((await send(expected)).status).toBe(200)
      }
      const after = await stored()
      expect(after).toMatchObject({ ...change, isActif: true })
      for (const field of ['lbAffaire', 'lbClient'] as const)
        if (!(field in change)) expect(after[field]).toBe(expected[field])
      expect(after.dtModification > expected.dtModification).toBe(true)
      known[who] = after
      expected = after
    }
  },
)
