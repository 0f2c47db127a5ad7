import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noon, startTestServer, type TestServer } from '../../testing/test-server.ts'

const { privateKey, publicKey } = await generateKeyPair('RS256')
const directory = {
  issuer: 'https://directory.example',
  audience: 'ronde',
  jwks: { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] },
}

let server: TestServer
let clock = noon
beforeAll(async () => {
  server = await startTestServer({
    directory,
    now: () => clock,
    signInLimit: { max: 3, maxPerAddress: 50, maxPastAddress: 1, maxPerLogin: 20, seconds: 60 },
  })
})
afterAll(() => server.close())

const post = (operation: string, body: object) =>
  server.call(`/api/Core/SecAuthentification/${operation}`, { method: 'POST', body })
const signIn = (login: string, password = `ronde-${login}-2026`) => post('Authenticate', { login, password })
const wrong = ['Identifiant ou mot de passe incorrect']

test('a demo account signs in, whatever the case of its login', async () => {
  const { value } = await signIn('ADMIN', 'ronde-admin-2026')
  expect(value).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), mustChangePassword: false })
})

test('a wrong password and an unknown user are told the same', async () => {
  const [known, unknown] = [await signIn('h.dubois', 'wrong'), await signIn('nobody', 'wrong')]
  expect(known).toMatchObject({ status: 200, value: undefined, messages: wrong })
  expect(unknown.text).toBe(known.text)
  const english = await server.call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    language: 'en-US,fr;q=0.5',
    body: { login: 'x', password: 'y' },
  })
  expect(english.messages).toEqual(['Wrong user name or password'])
})

test('a locked and an inactive account are told so, but only with the right password', async () => {
  expect((await signIn('b.lefevre')).messages).toEqual(['Compte verrouillé ou inactif'])
  expect((await signIn('c.roussel')).messages).toEqual(['Compte verrouillé ou inactif'])
  expect((await signIn('b.lefevre', 'wrong')).messages).toEqual(wrong)
})

test('a directory account has no password to sign in with', async () => {
  expect((await signIn('e.garnier')).messages).toEqual(wrong)
})

test('a password that must be changed opens nothing but the change and the way out', async () => {
  const { value } = await signIn('d.nguyen')
  const { token, mustChangePassword } = value as { token: string; mustChangePassword: boolean }
  expect(mustChangePassword).toBe(true)
  const refused = await server.call('/api/Console/Aff/AffAffaire/GetList', { token })
  expect(refused).toMatchObject({ status: 403, messages: ["Changez d'abord votre mot de passe"] })
  expect((await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token, body: {} })).status).toBe(
    200,
  )
})

test('who signs in again has another token, and the one he came with ends; one of another place does not', async () => {
  const tokenFrom = async (token?: string) => {
    const { value } = await server.call('/api/Core/SecAuthentification/Authenticate', {
      method: 'POST',
      ...(token ? { token } : {}),
      body: { login: 'agent', password: 'ronde-agent-2026' },
    })
    return (value as { token: string }).token
  }
  const statusOf = async (token: string) =>
    (await server.call('/api/Console/Aff/AffAffaire/GetList?take=1', { token })).status
  const [here, elsewhere] = [await tokenFrom(), await tokenFrom()]
  const again = await tokenFrom(here)
  expect(again).not.toBe(here)
  expect(await Promise.all([here, elsewhere, again].map(statusOf))).toEqual([401, 200, 200])
})

test('too many failures of one login are held up, also with the right password, and no other login', async () => {
  for (let tries = 0; tries < 3; tries += 1) expect((await signIn('k.brun', 'wrong')).messages).toEqual(wrong)
  const held = await signIn('k.brun')
  expect(held).toMatchObject({ status: 429, messages: ['Trop de tentatives\u00a0: réessayez dans 60 s'] })
  expect(held.headers['retry-after']).toBe('60')
  expect((await signIn('l.chevalier')).status).toBe(200)
  clock = new Date(noon.getTime() + 61_000)
  expect((await signIn('k.brun')).value).toMatchObject({ mustChangePassword: false })
  clock = noon
})

test('an unknown login is held up as a known one', async () => {
  for (let tries = 0; tries < 3; tries += 1) await signIn('ghost', 'wrong')
  expect((await signIn('ghost', 'wrong')).status).toBe(429)
})

test('people who know their password are never held up', async () => {
  for (let tries = 0; tries < 6; tries += 1) expect((await signIn('m.leroux')).status).toBe(200)
})

test('an address that failed too often keeps nobody out who knows his password', async () => {
  const held = await startTestServer({
    signInLimit: { max: 3, maxPerAddress: 4, maxPastAddress: 1, maxPerLogin: 20, seconds: 60 },
  })
  const enter = (login: string, password: string) =>
    held.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password } })
  for (let tries = 0; tries < 6; tries += 1) await enter('admin', 'wrong')
  for (const login of ['ghost', 'spectre']) await enter(login, 'wrong')
  expect((await enter('ghost', 'wrong')).status).toBe(429)
  expect((await enter('k.brun', 'ronde-k.brun-2026')).value).toMatchObject({ mustChangePassword: false })
  await held.close()
})

test('many tries at once count like many in a row', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => signIn('o.perrin', 'wrong')))
  expect(all.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('sign-ins and failures are in the log, without a password', async () => {
  await signIn('p.vidal', 'secret-typed')
  await signIn('secret-typed-as-login', 'x')
  await signIn('p.vidal')
  const lines = await server.written().selectAll().execute()
  expect(lines.filter(({ lbObjet }) => lbObjet === 'p.vidal').map(({ refEtat }) => refEtat)).toEqual(['REFUS', 'OK'])
  expect(JSON.stringify(lines)).not.toContain('secret-typed')
})

test('a directory account signs in by its token; an unknown one and a false token are told apart', async () => {
  const tokenFor = (name: string, issuer = directory.issuer) =>
    new SignJWT({ preferred_username: name })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('ronde')
      .setExpirationTime(noon.getTime() / 1000 + 60)
      .sign(privateKey)
  const enter = async (token: string) => post('AuthenticateWithToken', { token })
  expect((await enter(await tokenFor('E.Garnier'))).value).toMatchObject({ mustChangePassword: false })
  expect((await enter(await tokenFor('stranger@elsewhere.example'))).messages).toEqual([
    "Compte inconnu de l'application",
  ])
  expect((await enter(await tokenFor('e.garnier', 'https://evil.example'))).messages).toEqual([
    "Jeton d'annuaire non valide",
  ])
  const [refused] = await server.written().where('message', '=', 'R9').selectAll().execute()
  expect(refused).toMatchObject({
    refEtat: 'REFUS',
    refAction: 'CONNEXION',
    lbObjet: '',
    changements: expect.stringContaining('127.0.0.1'),
  })
  // Neither by the address that stands in a record, nor by a name that looks alike.
  for (const name of ['e.garnier@vigie-controle.example', 'e.gärnier', 'e.garnier ', ''])
    expect((await enter(await tokenFor(name))).messages).toEqual(["Compte inconnu de l'application"])
  const [line] = await server.written().where('refEtat', '=', 'REFUS').orderBy('idLog', 'desc').selectAll().execute()
  expect(line).toMatchObject({ message: 'R8', changements: expect.stringContaining('127.0.0.1') })
  // A password account is not opened by a directory that happens to know its name.
  expect((await enter(await tokenFor('admin'))).messages).toEqual(["Compte inconnu de l'application"])
})

test('a technical client signs in by its secret and has its group’s rights', async () => {
  const { value } = await post('AuthenticateApi', { clientId: 'planning', clientSecret: 'ronde-planning-2026' })
  const { token } = value as { token: string }
  expect((await server.call('/api/Console/Aff/AffAffaire/GetList?take=1', { token })).status).toBe(200)
  expect(
    (await server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token, body: { lbAgence: 'Nancy' } }))
      .status,
  ).toBe(403)
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token })).status).toBe(404)
  expect((await post('AuthenticateApi', { clientId: 'planning', clientSecret: 'no' })).messages).toEqual(wrong)
})

test('a sign-in does not wait for a long write, and is in the log after it', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const write = server.db.transaction().execute(async (trx) => {
    await trx.updateTable('agence').set({ isActif: true }).where('idAgence', '=', 1).execute()
    begun.resolve()
    await held.promise
  })
  await begun.promise
  const entered = await signIn('y.le-goff')
  held.resolve()
  await write
  expect(entered.value).toMatchObject({ mustChangePassword: false })
  const lines = () =>
    server.written().where('refAction', '=', 'CONNEXION').where('lbObjet', '=', 'y.le-goff').selectAll().execute()
  await expect.poll(async () => (await lines()).length).toBe(1)
})

test('a server that stops writes the sign-ins down that it has answered', async () => {
  const other = await startTestServer()
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const write = other.db.transaction().execute(async (trx) => {
    await trx.updateTable('agence').set({ isActif: true }).where('idAgence', '=', 1).execute()
    begun.resolve()
    await held.promise
  })
  await begun.promise
  const entered = await other.call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    body: { login: 'agent', password: 'ronde-agent-2026' },
  })
  expect(entered.status).toBe(200)
  // Looked at before the database is closed.
  const closed = vi.spyOn(other.db, 'destroy').mockResolvedValue()
  const stopped = other.app.close()
  held.resolve()
  await Promise.all([write, stopped])
  const lines = await other.written().where('lbObjet', '=', 'agent').selectAll().execute()
  closed.mockRestore()
  await other.db.destroy()
  await other.close()
  expect(lines.map(({ refAction }) => refAction)).toEqual(['CONNEXION'])
})
