import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newSigningKey } from './signing-key.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { readToken, signToken } from './token.ts'

test('a token is checked long before a crowd has signed in, and a crowd too large is told to come back', async () => {
  const key = newSigningKey()
  const now = new Date()
  const subject = {
    sub: 'user:1',
    login: 'a',
    lbUser: 'A',
    lbGroupe: '',
    idGroupe: 1,
    refIdentification: 'B',
    defaultRoute: null,
  }
  const token = await signToken(subject, { key, now, lifetime: 60 })
  const hash = await hashPassword('a password')

  let done = 0
  const crowd = Array.from({ length: 16 }, () => verifyPassword('a password', hash).finally(() => (done += 1)))
  await setImmediate()
  expect(await readToken(token, { key, now })).toMatchObject({ sub: 'user:1' })
  expect(done).toBeLessThan(8)

  const cheap = hash.replace(/\$\d+\$\d+\$/, '$64$1$')
  const late = await Promise.allSettled(Array.from({ length: 250 }, () => verifyPassword('a password', cheap)))
  const refused = late.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(30)
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } })
  expect(await Promise.all(crowd)).not.toContain(false)
})

test('one address that asks for many does not keep others from their turn', async () => {
  const hash = await hashPassword('a password')
  let answered = 0
  const flood = Array.from({ length: 200 }, () =>
    verifyPassword('a password', hash, 'flood').then(() => (answered += 1)),
  )
  const all = Promise.allSettled(flood)
  const others = Array.from({ length: 8 }, (_, at) => verifyPassword('a password', hash, `other ${at}`))
  expect(await Promise.all(others)).not.toContain(false)
  expect(answered).toBeLessThan(20)
  expect((await all).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(100)
  expect(answered).toBeGreaterThan(30)
})
