/** `npm run fuzz [-- --runs 10000 --seed 20261122]`: requests made of the endpoints' schemas, on the demo: never a 500, always the envelope, and values of their schema. */
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { contracted } from '../wrong/contract.ts'
import { startTestServer } from '../provider/testing/test-server.ts'
import { faultOf, requests } from './fuzzed.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261122' } },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

const server = await startTestServer({
  signInLimit: { max: 1e9, maxPerAddress: 1e9, maxPastAddress: 1e9, maxPerLogin: 1e9, seconds: 1 },
})
const endpoints = (await contracted()).map(({ endpoint }) => endpoint)
const faults = new Map<string, number>()
let asked = 0
const startedAt = performance.now()
// New tokens: fuzzed calls sign out and lock accounts.
for (const request of fc.sample(requests(endpoints), { numRuns: Number(values.runs), seed: Number(values.seed) })) {
  const tokens = { admin: server.admin, agent: server.agent, none: null, rubbish: 'a.b.c' }
  const isSigningOut = request.endpoint.operation === 'LogOut'
  const fault = await faultOf(server.app, tokens, isSigningOut ? { ...request, token: 'none' } : request)
  if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1)
  asked += 1
  if (asked % 200 === 0) await setImmediate()
}
for (const [fault, times] of faults) say(`✗ ${times} × ${fault}`)
say(
  `${asked} requests to ${endpoints.length} operations, seed ${values.seed}: ${[...faults.values()].reduce((one, other) => one + other, 0)} faults, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
)
process.exitCode = faults.size > 0 ? 1 : 0
await server.close()
