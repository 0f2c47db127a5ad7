import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noon, startTestServer, type TestServer } from '../testing/test-server.ts'
import { openSessions } from './open-sessions.ts'

const { privateKey, publicKey } = await generateKeyPair('RS256')
const directory = {
  issuer: 'https://directory.example',
  audience: 'ronde',
  jwks: { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] },
}

let server: TestServer
let clock = noon
beforeEach(async () => {
  clock = noon
  server = await startTestServer({ directory, now: () => clock })
})
afterEach(() => server.close())

async function enter(operation: string, body: object, token?: string): Promise<string> {
  const answer = await server.call(`/api/Core/SecAuthentification/${operation}`, {
    method: 'POST',
    body,
    ...(token === undefined ? {} : { token }),
  })
  return (answer.value as { token: string }).token
}
const signIn = (login: string, token?: string) =>
  enter('Authenticate', { login, password: `ronde-${login}-2026` }, token)
const signInAsClient = () => enter('AuthenticateApi', { clientId: 'planning', clientSecret: 'ronde-planning-2026' })
const signOut = (token: string) =>
  server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token, body: {} })

/** Login and number of each open session. */
const open = async () => (await openSessions(server.db, clock)).map(({ login, idSession }) => `${login} ${idSession}`)
const kept = () => server.db.selectFrom('openSession').selectAll().execute()

test('each way of signing in opens a session, which says who, how, from where and until when', async () => {
  await signIn('agent')
  clock = new Date(noon.getTime() + 1_000)
  const ofDirectory = await new SignJWT({ preferred_username: 'e.garnier' })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(directory.issuer)
    .setAudience('ronde')
    .setExpirationTime(clock.getTime() / 1000 + 60)
    .sign(privateKey)
  await enter('AuthenticateWithToken', { token: ofDirectory })
  await signInAsClient()
  const later = {
    adresse: '127.0.0.1',
    dtCreation: '2026-03-31T12:00:01.000Z',
    dtLastUse: '2026-03-31T12:00:01.000Z',
    dtExpiration: '2026-03-31T20:00:01.000Z',
  }
  expect(await openSessions(server.db, clock)).toMatchObject([
    { login: 'agent', idUser: 2, refIdentification: 'B', dtCreation: noon.toISOString() },
    { login: 'e.garnier', refIdentification: 'AAD', ...later },
    { login: 'planning', idUser: null, lbUser: expect.any(String), refIdentification: 'API', ...later },
  ])
  // Who was refused has opened none.
  await server.call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    body: { login: 'agent', password: 'wrong' },
  })
  expect(await kept()).toHaveLength(3)
})

test('a sign-out and a sign-in on top end the session that they come with, and no other', async () => {
  const [first] = [await signIn('agent'), await signIn('agent'), await signInAsClient()]
  await signIn('admin', first)
  expect(await open()).toEqual(['agent 2', 'planning 3', 'admin 4'])
  await signOut(await signIn('agent'))
  expect(await open()).toEqual(['agent 2', 'planning 3', 'admin 4'])
  expect(await kept()).toHaveLength(3)
})

test('a changed password leaves the session that changed it, a lock none; a client that is closed has none', async () => {
  const [own] = [await signIn('agent'), await signIn('agent'), await signInAsClient()]
  const changed = await server.call('/api/Console/Adm/UsrUser/ChangePassword', {
    method: 'POST',
    token: own,
    body: {
      login: 'agent',
      password: 'ronde-agent-2026',
      newPassword: 'Nouvelle-Serrure-47',
      newPasswordCopy: 'Nouvelle-Serrure-47',
    },
  })
  expect(changed.status).toBe(200)
  expect(await open()).toEqual(['agent 1', 'planning 3'])
  await server.db.updateTable('users').set({ isLocked: true }).where('login', '=', 'agent').execute()
  expect(await open()).toEqual(['planning 3'])
  await server.db.updateTable('users').set({ isLocked: false, isActif: false }).where('login', '=', 'agent').execute()
  expect(await open()).toEqual(['planning 3'])
  await server.db.updateTable('apiClient').set({ isActif: false }).execute()
  expect(await open()).toEqual([])
})

test('a session whose token is revoked is not open, whatever became of its row', async () => {
  await signIn('agent')
  await signIn('admin')
  const first = server.db.selectFrom('openSession').orderBy('idSession').select(['jti', 'dtExpiration'])
  await server.db
    .insertInto('revokedToken')
    .values(await first.executeTakeFirstOrThrow())
    .execute()
  expect(await open()).toEqual(['admin 2'])
})

test('a session past its time is not open, and its row goes with the next sign-in', async () => {
  await signIn('agent')
  clock = new Date('2026-03-31T19:59:59.000Z')
  expect(await open()).toEqual(['agent 1'])
  clock = new Date('2026-03-31T20:00:00.000Z')
  expect(await open()).toEqual([])
  clock = new Date('2026-03-31T20:00:01.000Z')
  await signIn('admin')
  expect((await kept()).map(({ idSession }) => idSession)).toEqual([2])
})

test('nothing is kept of which a token could be made', async () => {
  const token = await signIn('agent')
  const rows = JSON.stringify(await kept())
  expect(rows).toContain('127.0.0.1')
  for (const part of token.split('.')) expect(rows).not.toContain(part)
})
