import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let clock = noon
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.close())

const login = 'h.dubois'
const signIn = async (password: string) =>
  (await server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password } })).value

/** Sets the user's password as an administrator. */
const give = (newPassword: string) =>
  server.call('/api/Console/Adm/UsrUser/ChangePassword', {
    method: 'POST',
    token: server.admin,
    body: { login, newPassword, newPasswordCopy: newPassword },
  })

test('a password counts letter by letter: blanks around it, case, every sign, and all of its length', async () => {
  const password = `  Été ✓ ${'lanterne corbeau '.repeat(60)}`
  expect((await give(password)).value).toBe(true)
  expect(await signIn(password)).toBeDefined()
  // A letter followed by a combining accent equals the accented letter: keyboards differ in that.
  expect(await signIn(password.normalize('NFD'))).toBeDefined()
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), password.slice(0, 72)])
    expect(await signIn(other)).toBeUndefined()
})

test('small letters alone, or digits alone, are a password, if they are not easy to guess', async () => {
  for (const password of ['corbeau lanterne oblique', '83910273645', 'ЯБЛОКО ЛАМПА'])
    expect((await give(password)).value).toBe(true)
})

test('a password is good until it is changed, however many years that is', async () => {
  expect((await give('une phrase de passe')).value).toBe(true)
  await server.db.updateTable('users').set({ mustChangePassword: false }).where('login', '=', login).execute()
  clock = new Date('2046-03-31T12:00:00.000Z')
  expect(await signIn('une phrase de passe')).toMatchObject({ mustChangePassword: false })
  clock = noon
})

test.each(['ronde-2026', 'H.Dubois2026', 'dubois-dubois', 'Inspection 26'])(
  'a password made of the user’s name or of the product’s words is refused: %s',
  async (password) => {
    expect((await give(password)).messages).toEqual([expect.stringContaining('trop courant')])
    const added = await server.call('/api/Console/Adm/UsrUser/AddUser', {
      method: 'POST',
      token: server.admin,
      body: { login: 'h.dubois2', lbUser: 'Hélène Dubois', newPassword: password, newPasswordCopy: password },
    })
    expect(added.messages).toEqual([expect.stringContaining('trop courant')])
  },
)

test.each([
  ['dubois7', 'Min 8 caractères'],
  ['administrator', 'trop courant'],
])('what is wrong with %s is told once', async (password, why) => {
  expect((await give(password)).messages).toEqual([expect.stringContaining(why)])
})

test('what is kept of a password is argon2id, with a salt of its own', async () => {
  await give('une phrase de passe')
  const kept = async () =>
    (await server.db.selectFrom('users').where('login', '=', login).select('passwordHash').executeTakeFirstOrThrow())
      .passwordHash
  const first = await kept()
  expect(first).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
  await give('une autre phrase')
  await give('une phrase de passe')
  expect(await kept()).not.toBe(first)
})
