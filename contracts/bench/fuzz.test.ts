import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contracted } from '../wrong/contract.ts'
import { startTestServer } from '../provider/testing/test-server.ts'
import { faultOf, requests } from './fuzzed.ts'

test('requests made of the schemas are never answered 500, and always in the envelope', async () => {
  const server = await startTestServer({
    signInLimit: { max: 1e9, maxPerAddress: 1e9, maxPastAddress: 1e9, maxPerLogin: 1e9, seconds: 1 },
  })
  const endpoints = (await contracted())
    .map(({ endpoint }) => endpoint)
    .filter(({ operation }) => operation !== 'LogOut')
  const tokens = { admin: server.admin, agent: server.agent, none: null, rubbish: 'a.b.c' }
  const faults: string[] = []
  for (const request of fc.sample(requests(endpoints), { numRuns: 300, seed: 1 }))
    faults.push((await faultOf(server.app, tokens, request)) ?? '')
  expect(faults.filter(Boolean)).toEqual([])
  await server.close()
}, 120_000)
