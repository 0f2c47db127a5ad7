import { argon2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessions } from '../../security/sessions.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    signInLimit: { max: 3, maxPerAddress: 50, maxPastAddress: 1, maxPerLogin: 50, seconds: 60 },
  })
})
afterAll(() => server.close())

const demo = (login: string) => `ronde-${login}-2026`
const fresh = 'une phrase de passe'

const signIn = (login: string, password: string) =>
  server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password } })

async function tokenOf(login: string): Promise<string> {
  const { value } = await signIn(login, demo(login))
  return (value as { token: string }).token
}

const change = (token: string, body: object) =>
  server.call('/api/Console/Adm/UsrUser/ChangePassword', {
    method: 'POST',
    token,
    body: { newPassword: fresh, newPasswordCopy: fresh, ...body },
  })

const linesOf = (login: string) =>
  server
    .written()
    .where('refAction', '=', 'MOTDEPASSE')
    .where('lbObjet', '=', login)
    .orderBy('idLog')
    .selectAll()
    .execute()

test('one’s own password: the new one opens, the old one no longer', async () => {
  const answer = await change(await tokenOf('h.dubois'), { login: 'H.Dubois', password: demo('h.dubois') })
  expect(answer).toMatchObject({ status: 200, value: true, messages: ['Mot de passe modifié'] })
  expect((await signIn('h.dubois', fresh)).value).toMatchObject({ mustChangePassword: false })
  expect((await signIn('h.dubois', demo('h.dubois'))).messages).toEqual(['Identifiant ou mot de passe incorrect'])
})

test('a password that has to be changed is done with once it is changed', async () => {
  const token = await tokenOf('d.nguyen')
  const menus = () => server.call('/api/Console/Adm/UsrUser/GetMenuList', { token })
  const mode = () => server.call('/api/Console/Adm/UsrUser/GetIdentificationMode', { token })
  expect([(await menus()).status, (await mode()).status]).toEqual([403, 403])
  expect((await change(token, { login: 'd.nguyen', password: demo('d.nguyen') })).value).toBe(true)
  expect((await signIn('d.nguyen', fresh)).value).toMatchObject({ mustChangePassword: false })
  expect((await menus()).status).toBe(200)
})

test('a changed password ends the other sessions, and leaves the one that changed it', async () => {
  const [here, elsewhere] = [await tokenOf('q.renard'), await tokenOf('q.renard')]
  const opens = async (token: string) => (await server.call('/api/Console/Adm/UsrUser/Get', { token })).status
  const again = (password: string, newPassword: string) =>
    change(here, { login: 'q.renard', password, newPassword, newPasswordCopy: newPassword })
  expect((await again(demo('q.renard'), fresh)).value).toBe(true)
  expect([await opens(here), await opens(elsewhere)]).toEqual([200, 401])
  const { value } = await signIn('q.renard', fresh)
  const later = (value as { token: string }).token
  expect((await again(fresh, 'encore une autre')).value).toBe(true)
  expect([await opens(here), await opens(later)]).toEqual([200, 401])
  // The caller's session is kept only for the own password.
  expect((await change(server.admin, { login: 'q.renard' })).value).toBe(true)
  expect(await opens(here)).toBe(401)
  const check = (token: string) =>
    server.call('/api/Core/SecAuthentification/CheckToken', { method: 'POST', body: { token } })
  expect((await check(here)).value).toEqual({ isValid: false, expiresAt: null })
})

test('an administrator who has to change his own password changes nobody else’s first', async () => {
  await server.db.updateTable('users').set({ mustChangePassword: true }).where('login', '=', 'admin').execute()
  expect(await change(server.admin, { login: 'k.brun' })).toMatchObject({
    status: 403,
    messages: ["Changez d'abord votre mot de passe"],
  })
  await server.db.updateTable('users').set({ mustChangePassword: false }).where('login', '=', 'admin').execute()
})

test('an administrator changes another’s without knowing it; nobody else does', async () => {
  expect((await change(server.admin, { login: 'i.fontaine' })).value).toBe(true)
  // A password chosen by another user must be changed.
  expect((await signIn('i.fontaine', fresh)).value).toMatchObject({ mustChangePassword: true })
  expect((await change(server.agent, { login: 'i.fontaine', password: fresh })).status).toBe(403)
  // The answer does not reveal which logins exist.
  expect((await change(server.agent, { login: 'nobody', password: fresh })).status).toBe(403)
  expect((await change(server.admin, { login: 'nobody' })).status).toBe(404)
  expect((await change(server.admin, { login: 'j.mercier', password: 'wrong' })).messages).toEqual([
    'Mot de passe actuel incorrect',
  ])
})

test.each([
  ['the copy differs', { newPasswordCopy: 'une autre' }, 'Les deux mots de passe diffèrent'],
  ['it is empty', { newPassword: '', newPasswordCopy: '' }, 'Min 8 caractères'],
  [
    'it has seven characters of two units each [9.password-minimum]',
    { newPassword: '😀'.repeat(7), newPasswordCopy: '😀'.repeat(7) },
    'Min 8 caractères',
  ],
  ['the current one is wrong', { password: 'wrong' }, 'Mot de passe actuel incorrect'],
  [
    'it is the current one',
    { newPassword: demo('agent'), newPasswordCopy: demo('agent') },
    'Le nouveau mot de passe doit être différent',
  ],
])('refused, and the password stays, when %s', async (_, body, message) => {
  const answer = await change(server.agent, { login: 'agent', password: demo('agent'), ...body })
  expect(answer).toMatchObject({ status: 200, value: undefined, messages: [message] })
  expect((await signIn('agent', demo('agent'))).value).toBeDefined()
})

test('a directory user’s is the directory’s', async () => {
  const own = await server.app.issueToken(7)
  expect((await change(own, { login: 'e.garnier' })).messages).toEqual(["Mot de passe géré par l'annuaire"])
  expect((await change(server.admin, { login: 'e.garnier' })).messages).toEqual(["Mot de passe géré par l'annuaire"])
})

test('without the current password, one’s own is bad input', async () => {
  expect(await change(server.agent, { login: 'agent' })).toMatchObject({
    status: 400,
    messages: ['Valeur non valide\u00a0: password'],
  })
})

test('whoever took a session cannot try passwords without end', async () => {
  const token = await tokenOf('l.chevalier')
  const attempt = (password: string) => change(token, { login: 'l.chevalier', password })
  for (let tries = 0; tries < 3; tries += 1)
    expect((await attempt('wrong')).messages).toEqual(['Mot de passe actuel incorrect'])
  expect((await attempt(demo('l.chevalier'))).status).toBe(429)
})

test('the log says who changed whose, and never a password', async () => {
  const token = await tokenOf('m.leroux')
  await change(token, { login: 'm.leroux', password: 'typed by mistake' })
  await change(token, { login: 'm.leroux', password: demo('m.leroux') })
  await change(server.admin, { login: 'm.leroux', newPassword: 'another phrase', newPasswordCopy: 'another phrase' })
  expect(
    (await linesOf('m.leroux')).map(({ refEtat, lbUser, message, changements }) => ({
      refEtat,
      lbUser,
      message,
      changements,
    })),
  ).toEqual([
    { refEtat: 'REFUS', lbUser: 'Maëlle Leroux', message: 'R13', changements: '[]' },
    { refEtat: 'OK', lbUser: 'Maëlle Leroux', message: null, changements: '[]' },
    {
      refEtat: 'OK',
      lbUser: 'Claire Lambert',
      message: null,
      changements: '[{"champ":"mustChangePassword","ancien":false,"nouveau":true}]',
    },
  ])
  const log = JSON.stringify(await server.written().selectAll().execute())
  for (const secret of ['typed by mistake', demo('m.leroux'), fresh, 'another phrase', 'argon2id'])
    expect(log).not.toContain(secret)
})

test('the way one signs in; a technical client has none', async () => {
  const modeFor = async (token: string) => server.call('/api/Console/Adm/UsrUser/GetIdentificationMode', { token })
  expect((await modeFor(server.agent)).value).toEqual({
    refIdentification: 'B',
    lbIdentification: 'BASIC',
    isActif: true,
  })
  expect((await modeFor(await server.app.issueToken(7))).value).toEqual({
    refIdentification: 'AAD',
    lbIdentification: 'Azure AD',
    isActif: true,
  })
  const { value } = await server.call('/api/Core/SecAuthentification/AuthenticateApi', {
    method: 'POST',
    body: { clientId: 'planning', clientSecret: 'ronde-planning-2026' },
  })
  expect((await modeFor((value as { token: string }).token)).status).toBe(404)
})

/** A hash that takes many times as long to verify as the usual ones. */
function slowHash(password: string): string {
  const [memory, passes, parallelism, nonce] = [19_456, 40, 1, randomBytes(16)]
  const tag = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: 32 })
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

test('a sign-in by the old password, under way while it is changed, opens nothing afterwards', async () => {
  const login = 'r.boyer'
  const { idUser } = await server.db
    .updateTable('users')
    .set({ passwordHash: slowHash(demo(login)) })
    .where('login', '=', login)
    .returning('idUser')
    .executeTakeFirstOrThrow()
  const entering = tokenOf(login)
  // Another sign-in meanwhile: the first call has read its hash, and is still verifying it.
  await tokenOf('s.kowalski')
  await endSessions(server.db, idUser)
  const token = await entering
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token })).status).toBe(401)
})

test('a token whose session is ended while its user changes his password stays ended', async () => {
  const token = await tokenOf('y.le-goff')
  const { value } = await server.call('/api/Console/Adm/UsrUser/Get', { token })
  const { lbGroupe: _, dtLastLogin: __, dtModification: ___, ...user } = value as Record<string, unknown>
  const lock = (isLocked: boolean) =>
    server.call('/api/Console/Adm/UsrUser/UpdateUser', {
      method: 'POST',
      token: server.admin,
      body: { ...user, isLocked },
    })
  // Both are done while it hashes; were they not, its token would be ended all the same.
  const changing = change(token, { login: 'y.le-goff', password: demo('y.le-goff') })
  expect([(await lock(true)).status, (await lock(false)).status]).toEqual([200, 200])
  await changing
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token })).status).toBe(401)
})
