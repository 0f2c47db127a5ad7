import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { SignInCounter } from './sign-in-limit.ts'
import { tried } from './tried.ts'

const server = {
  signIns: new SignInCounter({ max: 3, maxPerAddress: 50, maxPastAddress: 1, maxPerLogin: 20, seconds: 60 }),
}
const call = { server, address: '192.0.2.1', now: new Date() }

test('tries that came to no answer count nowhere; wrong ones do, until a right one', async () => {
  const away = () => Promise.reject(new Error('the database is away'))
  for (let at = 0; at < 10; at += 1) await expect(tried(call, 'a', away)).rejects.toThrow('away')
  expect(await tried(call, 'a', async () => true)).toBe(true)

  const wrong = async () => false
  expect([await tried(call, 'a', wrong), await tried(call, 'a', wrong)]).toEqual([false, false])
  await expect(tried(call, 'a', away)).rejects.toThrow('away')
  expect(await tried(call, 'a', wrong)).toBe(false)
  await expect(tried(call, 'a', async () => true)).rejects.toMatchObject({ status: 429 })
})

test('a valid token is checked, however many wrong ones its address has sent', async () => {
  const it = await startTestServer()
  const check = (token: string) =>
    it.call('/api/Core/SecAuthentification/CheckToken', { method: 'POST', body: { token } })
  try {
    for (let sent = 0; sent < 300; sent += 50) await Promise.all(Array.from({ length: 50 }, () => check('x')))
    expect((await check('x')).status).toBe(429)
    expect((await check(it.admin)).value).toMatchObject({ isValid: true })
  } finally {
    await it.close()
  }
})
