import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Megabytes still in use after a garbage collection. */
function held(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1_048_576
}

test('bodies that are too large, too deep or of very many keys leave nothing behind', async () => {
  const server = await startTestServer()
  const bodies = [
    `{"lbAgence":"${'a'.repeat(1_200_000)}"}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]))),
    `{"lbAgence":"${'\\u0061'.repeat(170_000)}"}`,
  ]
  const send = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const { status } = await server.call('/api/Console/Adm/AdmAgence/Insert', {
        method: 'POST',
        token: server.admin,
        body: bodies[at % bodies.length],
        headers: { 'content-type': 'application/json' },
      })
      expect([400, 413]).toContain(status)
    }
  }
  // The first calls fill the caches.
  await send(bodies.length * 2)
  const before = held()
  await send(bodies.length * 10)
  // When memory leaked here, it was some 17 MB.
  expect(held() - before).toBeLessThan(8)
  await server.close()
})
