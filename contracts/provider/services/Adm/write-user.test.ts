import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (operation: string, body: object, token = server.admin) =>
  server.call(`/api/Console/Adm/UsrUser/${operation}`, { method: 'POST', token, body })
const signIn = (login: string, password: string) =>
  server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password } })
const phrase = { newPassword: 'une phrase de passe', newPasswordCopy: 'une phrase de passe' }

const bodyOf = async (idUser: number) => {
  const {
    lbGroupe: _,
    dtLastLogin: __,
    ...user
  } = (await server.call(`/api/Console/Adm/UsrUser/Get?idUser=${idUser}`, { token: server.admin })).value as Record<
    string,
    unknown
  >
  return user
}
const change = async (idUser: number, set: object, token = server.admin) =>
  post('UpdateUser', { ...(await bodyOf(idUser)), ...set }, token)
const linesOf = (idUser: number) =>
  server
    .written()
    .where('typeObjet', '=', 'User')
    .where('refObjet', '=', String(idUser))
    .orderBy('idLog', 'desc')
    .selectAll()
    .execute()

test('a new user has what was left out by default, and signs in [9.group-default]', async () => {
  const { value, messages } = await post('AddUser', { login: 'w.lang', lbUser: 'Wanda Lang', ...phrase })
  expect(value).toMatchObject({
    idUser: 25,
    login: 'w.lang',
    lbUser: 'Wanda Lang',
    mail: null,
    isActif: true,
    isLocked: false,
    mustChangePassword: true,
    idGroupe: 2,
    lbGroupe: 'Utilisateurs',
    refIdentification: 'B',
    lbIdentification: 'BASIC',
    defaultRoute: null,
    dtLastLogin: null,
  })
  expect(messages).toEqual(['Utilisateur enregistré'])
  expect((await signIn('w.lang', phrase.newPassword)).value).toMatchObject({ mustChangePassword: true })
  const [, line] = await linesOf(25)
  expect(line).toMatchObject({ refAction: 'CREATION', lbUser: 'Claire Lambert', lbObjet: 'w.lang' })
  expect(line?.changements).not.toMatch(/assword(Hash|Copy)|argon/)
})

test('a directory user has no password, and brings none', async () => {
  const person = { login: 'c.delmas', lbUser: 'Cédric Delmas', lbIdentification: 'Azure AD' }
  expect((await post('AddUser', { ...person, ...phrase })).status).toBe(400)
  expect((await post('AddUser', { ...person, refIdentification: 'B' })).status).toBe(400)
  expect((await post('AddUser', person)).value).toMatchObject({
    refIdentification: 'AAD',
    lbIdentification: 'Azure AD',
  })
  const search = await server.call('/api/Core/SecSecurite/GetRondeAdUserList?search=delmas', { token: server.admin })
  expect(search.value).toMatchObject([{ login: 'c.delmas', isKnown: true }])
})

test.each([
  {},
  { login: 'x', lbUser: 'X', ...phrase, passwordHash: 'x' },
  { login: '', lbUser: 'X', ...phrase },
  { login: 'x', lbUser: 'X', ...phrase, idGroupe: 0 },
  { login: 'x', lbUser: 'X', refIdentification: 'C' },
])('bad input is 400: %j', async (body) => {
  expect((await post('AddUser', body)).status).toBe(400)
})

test.each([
  'x',
  '@vigie-controle.example',
  'a@b',
  'a@b..c',
  'a@.c',
  'a@b.',
  'a b@c.fr',
  'a@b@c.fr',
  'a.martin@vigie controle.fr',
])('a mail that is no address is bad input, for one who comes and for one who is there: %s', async (mail) => {
  for (const answer of [
    await post('AddUser', { login: 'm.faux', lbUser: 'Mail faux', mail, ...phrase }),
    await change(9, { mail }),
  ]) {
    expect([answer.status, answer.messages]).toEqual([400, ['Valeur non valide\u00a0: mail']])
  }
})

test.each(['zoé.l@vigie-controle.example', "o'neil+rondes@a.b.example", ''])(
  'an address, or nothing, is a mail: %s',
  async (mail) => {
    expect((await change(9, { mail })).value).toMatchObject({ mail: mail || null })
  },
)

test('a group nobody knows is 404, and no user is left behind', async () => {
  expect((await post('AddUser', { login: 'g.none', lbUser: 'None', idGroupe: 404, ...phrase })).status).toBe(404)
  expect(await server.db.selectFrom('users').where('login', '=', 'g.none').select('idUser').execute()).toEqual([])
})

test('what was changed is logged, old and new, and activity by its own name', async () => {
  const { defaultRoute: _, ...user } = await bodyOf(11)
  expect((await post('UpdateUser', { ...user, lbUser: 'Inès Fontaine-Roy', mail: null })).value).toMatchObject({
    lbUser: 'Inès Fontaine-Roy',
    mail: null,
  })
  const [changed] = await linesOf(11)
  expect(changed?.refAction).toBe('MODIFICATION')
  expect(JSON.parse(changed?.changements ?? '')).toEqual([
    { champ: 'lbUser', ancien: 'Inès Fontaine', nouveau: 'Inès Fontaine-Roy' },
    { champ: 'mail', ancien: 'i.fontaine@vigie-controle.example', nouveau: null },
  ])
  await change(11, { isActif: false })
  await change(11, { isActif: true })
  expect((await linesOf(11)).slice(0, 2).map(({ refAction }) => refAction)).toEqual(['ACTIVATION', 'DESACTIVATION'])
})

test('a password is not changed here, nor the way to sign in without losing it', async () => {
  expect((await change(12, phrase)).status).toBe(400)
  expect((await change(12, { refIdentification: 'AAD', lbIdentification: 'Azure AD' })).value).toMatchObject({
    lbIdentification: 'Azure AD',
  })
  expect((await change(12, { refIdentification: 'B', lbIdentification: 'BASIC' })).value).toMatchObject({
    lbIdentification: 'BASIC',
  })
  expect((await signIn('j.mercier', 'ronde-j.mercier-2026')).messages).toEqual([
    'Identifiant ou mot de passe incorrect',
  ])
})

test('whoever is locked is out at once, and his tokens stay dead when he is let in again', async () => {
  const token = await server.app.issueToken(13)
  const status = async () => (await server.call('/api/Console/Adm/UsrUser/Get', { token })).status
  expect(await status()).toBe(200)
  await change(13, { isLocked: true })
  // The refusal says why, and not that the session has expired.
  expect(await server.call('/api/Console/Adm/UsrUser/Get', { token })).toMatchObject({
    status: 401,
    messages: ['Compte verrouillé ou inactif'],
  })
  await change(13, { isLocked: false })
  expect(await status()).toBe(401)
})

test('one administrator always stays: active, unlocked, in his group', async () => {
  const refused = {
    status: 200,
    value: undefined,
    messages: ['Le dernier administrateur doit rester actif et déverrouillé'],
  }
  expect((await change(9, { isActif: false })).value).toMatchObject({ isActif: false })
  for (const set of [{ isActif: false }, { isLocked: true }, { idGroupe: 2 }])
    expect(await change(1, set)).toMatchObject(refused)
  expect(await bodyOf(1)).toMatchObject({ isActif: true, isLocked: false, idGroupe: 1 })
  expect((await change(1, { lbUser: 'Claire Lambert-Roy' })).value).toMatchObject({ lbUser: 'Claire Lambert-Roy' })
  await change(9, { isActif: true })
})

/** Makes a directory user sign in by a password. */
const givePassword = async (idUser: number) => {
  const { passwordHash } = await server.db
    .selectFrom('users')
    .where('idUser', '=', 1)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('users')
    .set({ refIdentification: 'B', passwordHash })
    .where('idUser', '=', idUser)
    .execute()
}

test('two administrators who lock one another at once do not both succeed', async () => {
  const [one, other] = [await bodyOf(1), await bodyOf(9)].map((body) => ({
    ...body,
    dtModification: null,
    isLocked: true,
  }))
  await givePassword(9)
  for (let round = 0; round < 12; round += 1) {
    await server.db.updateTable('users').set({ isLocked: false, isActif: true }).where('idUser', 'in', [1, 9]).execute()
    const [first, second] = [await server.app.issueToken(1), await server.app.issueToken(9)]
    const both = await Promise.all([post('UpdateUser', one ?? {}, second), post('UpdateUser', other ?? {}, first)])
    expect(both.filter(({ value }) => value !== undefined)).toHaveLength(1)
  }
})
