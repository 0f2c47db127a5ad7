import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const told = async (url: string, body: object, language: string) => {
  const { status, text } = await server.call(url, { method: 'POST', token: server.admin, body, language })
  const { msgList } = JSON.parse(text) as { msgList: { code: string; field: string | null }[] }
  return { status, msgList: msgList.map(({ code, field }) => ({ code, field })) }
}

const list = async <Row>(path: string): Promise<Row[]> =>
  (JSON.parse((await server.call(path, { token: server.admin })).text) as { value: Row[] }).value

const password = (more: object) => ({
  login: 'admin',
  password: 'ronde-admin-2026',
  newPassword: 'une phrase de passe',
  newPasswordCopy: 'une phrase de passe',
  ...more,
})

test.each([
  ['another copy', password({ newPasswordCopy: 'une autre' }), 'R11', 'newPasswordCopy'],
  ['a short one', password({ newPassword: 'court', newPasswordCopy: 'court' }), 'R12', 'newPassword'],
  ['a wrong current one', password({ password: 'ce n’est pas lui' }), 'R13', 'password'],
  [
    'the same again',
    password({ newPassword: 'ronde-admin-2026', newPasswordCopy: 'ronde-admin-2026' }),
    'R14',
    'newPassword',
  ],
])('a refused password names its refusal and its field, in every language: %s', async (_, body, code, field) => {
  for (const language of ['fr', 'en']) {
    expect(await told('/api/Console/Adm/UsrUser/ChangePassword', body, language)).toEqual({
      status: 200,
      msgList: [{ code, field }],
    })
  }
})

test.each(['password', 'PassW0rd', '12345678', 'aaaaaaaa', 'abcdefgh', 'motdepasse'])(
  'a password that is tried first is refused, with words that say so: %s',
  async (newPassword) => {
    const { text } = await server.call('/api/Console/Adm/UsrUser/ChangePassword', {
      method: 'POST',
      token: server.admin,
      body: password({ newPassword, newPasswordCopy: newPassword }),
    })
    expect(JSON.parse(text)).toMatchObject({
      isSuccess: false,
      msgList: [{ code: 'R12', field: 'newPassword', message: expect.stringContaining('trop courant') }],
    })
  },
)

test('a name that is taken names the field it stands in', async () => {
  expect(await told('/api/Console/Adm/AdmAgence/Insert', { lbAgence: 'LILLE' }, 'fr')).toEqual({
    status: 200,
    msgList: [{ code: 'R2', field: 'lbAgence' }],
  })
})

test('all that is wrong is told at once, each at its field, and nothing is written', async () => {
  const user = { login: 'admin', lbUser: 'Une autre', mail: null, newPassword: 'court', newPasswordCopy: 'long' }
  expect(await told('/api/Console/Adm/UsrUser/AddUser', user, 'fr')).toEqual({
    status: 200,
    msgList: [
      { code: 'R12', field: 'newPassword' },
      { code: 'R11', field: 'newPasswordCopy' },
      { code: 'R2', field: 'login' },
    ],
  })
  const both = password({ password: 'ce n’est pas lui', newPassword: 'court', newPasswordCopy: 'court' })
  expect((await told('/api/Console/Adm/UsrUser/ChangePassword', both, 'fr')).msgList.map(({ code }) => code)).toEqual([
    'R12',
    'R13',
  ])

  const cases = await list<{ refAffaire: string }>('/api/Console/Aff/AffAffaire/GetList')
  const agencies = await list<{ idAgence: number; isActif: boolean }>('/api/Console/Adm/AdmAgence/GetList')
  const users = await list<{ idUser: number }>('/api/Console/Adm/UsrUser/GetList')
  const closed = {
    refAffaire: cases[0]?.refAffaire,
    lbAffaire: 'Deux fois',
    idAgence: agencies.find(({ isActif }) => !isActif)?.idAgence,
    idUserRAF: users[0]?.idUser,
  }
  expect((await told('/api/Console/Aff/AffAffaire/Insert', closed, 'fr')).msgList.map(({ code }) => code)).toEqual([
    'R17',
    'R2',
  ])
  expect(await list('/api/Console/Aff/AffAffaire/GetList')).toHaveLength(cases.length)
})

test('the current password that is proven alone is compared with the new one', async () => {
  const guess = password({
    password: 'ce n’est pas lui',
    newPassword: 'ronde-admin-2026',
    newPasswordCopy: 'ronde-admin-2026',
  })
  expect((await told('/api/Console/Adm/UsrUser/ChangePassword', guess, 'fr')).msgList.map(({ code }) => code)).toEqual([
    'R13',
  ])
})

test('a bad field is named, and an answer without one says null', async () => {
  expect(await told('/api/Console/Adm/AdmAgence/Insert', { lbAgence: 1 }, 'fr')).toEqual({
    status: 400,
    msgList: [{ code: 'invalidField', field: 'lbAgence' }],
  })
  expect(await told('/api/Console/Adm/AdmAgence/Insert', { lbAgence: 'A', ville: 'B' }, 'fr')).toEqual({
    status: 400,
    msgList: [{ code: 'unknownField', field: 'ville' }],
  })
  expect(await told('/api/nothing', {}, 'fr')).toEqual({
    status: 404,
    msgList: [{ code: 'addressNotFound', field: null }],
  })
})
