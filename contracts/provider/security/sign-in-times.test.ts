import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

test('a wrong password takes as long, and is told the same, whether the account is there or not', async () => {
  const server = await startTestServer({
    signInLimit: { max: 1e9, maxPerAddress: 1e9, maxPastAddress: 1e9, maxPerLogin: 1e9, seconds: 1 },
  })
  const times = { admin: [] as number[], nobody: [] as number[] }
  const told = new Set<string>()
  const signIn = async (login: keyof typeof times) => {
    const startedAt = performance.now()
    const { status, text } = await server.call('/api/Core/SecAuthentification/Authenticate', {
      method: 'POST',
      body: { login, password: 'corbeau-lanterne-41' },
    })
    told.add(`${status} ${text}`)
    return performance.now() - startedAt
  }
  await signIn('admin')
  await signIn('nobody')
  // Alternated, so that other load of the machine affects both.
  for (let at = 0; at < 15; at += 1)
    for (const login of ['admin', 'nobody'] as const) times[login].push(await signIn(login))
  await server.close()
  expect(told.size).toBe(1)
  const ratio = median(times.admin) / median(times.nobody)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})
