import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentId, noon, startTestServer, type TestServer } from '../testing/test-server.ts'
import { newSigningKey } from './signing-key.ts'
import { signToken } from './token.ts'

const signingKey = newSigningKey()
const own = '/api/Console/Adm/UsrUser/Get'

let server: TestServer
let clock = noon
beforeAll(async () => {
  server = await startTestServer({ signingKey, now: () => clock })
})
afterAll(() => server.close())

const subject = {
  sub: 'user:1',
  login: 'admin',
  lbUser: '',
  lbGroupe: '',
  idGroupe: 1,
  refIdentification: 'B',
  defaultRoute: null,
}
const statusWith = async (token: string) => (await server.call(own, { token })).status

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const soon = Math.floor(noon.getTime() / 1000) + 600
const claims = { sub: 'user:1', jti: 'a', iss: 'ronde', aud: 'ronde-console', iat: soon - 700, exp: soon }

test('a sound token opens, and its payload says who', async () => {
  const token = await signToken(subject, { key: signingKey, now: noon, lifetime: 60 })
  expect(await statusWith(token)).toBe(200)
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(payload).toMatchObject({
    login: 'admin',
    idGroupe: 1,
    refIdentification: 'B',
    defaultRoute: null,
    exp: noon.getTime() / 1000 + 60,
  })
})

test.each([
  ['alg none', async () => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['another key', () => signToken(subject, { key: newSigningKey(), now: noon, lifetime: 60 })],
  [
    'past its time',
    () => signToken(subject, { key: signingKey, now: new Date(noon.getTime() - 61_000), lifetime: 60 }),
  ],
  [
    'another audience',
    () => new SignJWT({ ...claims, aud: 'other' }).setProtectedHeader({ alg: 'HS256' }).sign(signingKey),
  ],
  [
    'without an end',
    () => new SignJWT({ ...claims, exp: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(signingKey),
  ],
  [
    'of an unknown user',
    () => signToken({ ...subject, sub: 'user:999' }, { key: signingKey, now: noon, lifetime: 60 }),
  ],
  [
    'an altered payload',
    async () => {
      const [head, , tail] = (
        await signToken({ ...subject, sub: 'user:2' }, { key: signingKey, now: noon, lifetime: 60 })
      ).split('.')
      return `${head}.${encode(claims)}.${tail}`
    },
  ],
  ['no token at all', async () => 'x'],
])('a token with %s is refused', async (_, make) => {
  expect(await statusWith(await make())).toBe(401)
})

test('a token that has opened before is refused past its time, and so is another signature under the same words', async () => {
  const token = await signToken(subject, { key: signingKey, now: noon, lifetime: 60 })
  expect(await statusWith(token)).toBe(200)
  const forged = await signToken(subject, { key: newSigningKey(), now: noon, lifetime: 60 })
  expect(await statusWith([...token.split('.').slice(0, 2), forged.split('.')[2]].join('.'))).toBe(401)
  clock = new Date(noon.getTime() + 60_000)
  expect(await statusWith(token)).toBe(401)
  clock = noon
})

test('signing out ends this token and no other', async () => {
  const [one, other] = [await server.app.issueToken(agentId), await server.app.issueToken(agentId)]
  expect(
    (await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token: one, body: {} })).value,
  ).toBe(true)
  expect(await statusWith(one)).toBe(401)
  expect(await statusWith(other)).toBe(200)
  const again = await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token: one, body: {} })
  expect(again).toMatchObject({ status: 200, value: true, messages: [] })
})

test('a user who is locked or made inactive is out at once', async () => {
  const token = await server.app.issueToken(3)
  const set = (fields: { isLocked?: boolean; isActif?: boolean }) =>
    server.db.updateTable('users').set(fields).where('idUser', '=', 3).execute()
  expect(await statusWith(token)).toBe(200)
  await set({ isLocked: true })
  expect(await statusWith(token)).toBe(401)
  await set({ isLocked: false, isActif: false })
  expect(await statusWith(token)).toBe(401)
  await set({ isActif: true })
  expect(await statusWith(token)).toBe(200)
})

test('CheckToken tells until when, and an end that is passed', async () => {
  const token = await server.app.issueToken(agentId)
  const check = async () =>
    (await server.call('/api/Core/SecAuthentification/CheckToken', { method: 'POST', body: { token } })).value
  expect(await check()).toEqual({ isValid: true, expiresAt: '2026-03-31T20:00:00.000Z' })
  clock = new Date('2026-03-31T20:00:01.000Z')
  expect(await check()).toEqual({ isValid: false, expiresAt: null })
  clock = noon
})
