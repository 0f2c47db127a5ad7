import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let clock = new Date('2026-03-31T12:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.close())

const service = { idAffaireGuid: '', mode: { idModeversion: 1 }, lieu: { idLocalisation: 1 }, dtEcheance: '2026-06-30' }
beforeAll(async () => {
  service.idAffaireGuid = (
    await server.db.selectFrom('affaire').where('idAffaire', '=', 1).select('idAffaireGuid').executeTakeFirstOrThrow()
  ).idAffaireGuid
})

interface Sent {
  token?: string
  more?: object
  language?: string
}

const insert = (key: string, { token = server.agent, more = {}, language = 'fr' }: Sent = {}) =>
  server.call('/api/Console/Aff/AffAffairePrestation/Insert', {
    method: 'POST',
    token,
    language,
    body: { ...service, ...more },
    headers: { 'idempotency-key': key },
  })
const count = async () => (await server.db.selectFrom('prestation').select('idPrestation').execute()).length

test('asked again under one key, a service is made once, and the answer is the same, in the language of whoever asks', async () => {
  const before = await count()
  const first = await insert('one')
  const again = await insert('"one"', { language: 'en' })
  expect(first.messages).toEqual(['Prestation enregistrée'])
  expect(again).toMatchObject({ status: 200, value: first.value, messages: ['Service saved'] })
  expect(await count()).toBe(before + 1)
  expect((await insert('two')).value).not.toEqual(first.value)
  expect(await count()).toBe(before + 2)
})

test('of eight at once under one key one is done, and all are told the same', async () => {
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 8 }, () => insert('at-once')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await count()).toBe(before + 1)
})

test('something else under the same key is 422, and is not done', async () => {
  await insert('other')
  const before = await count()
  expect(await insert('other', { more: { dtEcheance: '2026-07-01' } })).toMatchObject({
    status: 422,
    messages: ["Cette clé d'idempotence a déjà servi à une autre demande"],
  })
  const agence = {
    method: 'POST' as const,
    token: server.admin,
    body: { lbAgence: 'Nancy' },
    headers: { 'idempotency-key': 'agency' },
  }
  expect((await server.call('/api/Console/Adm/AdmAgence/Insert', agence)).status).toBe(200)
  expect(
    (await server.call('/api/Core/SysTable/Insert', { ...agence, body: { refTable: 'A', lbTable: 'A' } })).status,
  ).toBe(422)
  expect(await count()).toBe(before)
})

test("another's key is another key", async () => {
  const before = await count()
  await insert('shared')
  await insert('shared', { token: server.admin })
  expect(await count()).toBe(before + 2)
})

test('what was refused was not done: it is tried anew', async () => {
  const lock = {
    typeObjet: 'Affaire',
    refObjet: service.idAffaireGuid,
    idUser: 3,
    dtVerrou: clock.toISOString(),
    dtExpiration: '2026-03-31T12:05:00.000Z',
  }
  await server.db.insertInto('objetLock').values(lock).execute()
  expect((await insert('locked')).value).toBeUndefined()
  await server.db.deleteFrom('objetLock').execute()
  expect((await insert('locked')).messages).toEqual(['Prestation enregistrée'])
})

test('a new password under a key is changed once, though the old one is no longer right', async () => {
  const { login } = await server.db
    .selectFrom('users')
    .where('idUser', '=', 2)
    .select('login')
    .executeTakeFirstOrThrow()
  const body = {
    login,
    password: 'ronde-agent-2026',
    newPassword: 'corbeau-lanterne-41',
    newPasswordCopy: 'corbeau-lanterne-41',
  }
  const change = () =>
    server.call('/api/Console/Adm/UsrUser/ChangePassword', {
      method: 'POST',
      token: server.agent,
      body,
      headers: { 'idempotency-key': 'password' },
    })
  expect(await change()).toMatchObject({ value: true, messages: ['Mot de passe modifié'] })
  expect(await change()).toMatchObject({ value: true, messages: ['Mot de passe modifié'] })
  const rows = await server.db.selectFrom('answeredWrite').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('corbeau')
})

const form = async (text: string, key = 'file') => {
  const data = new FormData()
  data.append('file', new File([text], 'gammes.csv', { type: 'text/csv' }))
  const sent = new Response(data)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', 'idempotency-key': key }
  return server.call('/api/Console/Prm/GamGamme/Import', {
    method: 'POST',
    token: server.admin,
    body: Buffer.from(await sent.arrayBuffer()),
    headers,
  })
}

test('a file under a key is imported once; another file is another request', async () => {
  const text = 'ref;indice;revision;dureeTot\nLEV-VGP;1;1;95\n'
  expect((await form(text)).value).toEqual({ inserted: 0, updated: 1, errors: [] })
  expect((await form(text)).value).toEqual({ inserted: 0, updated: 1, errors: [] })
  expect((await form(text.replace('95', '96'))).status).toBe(422)
  expect(
    (await server.db.selectFrom('log').where('typeObjet', '=', 'Gamme').where('idUser', '=', 1).selectAll().execute())
      .length,
  ).toBe(1)
})

test('a file with a line that is wrong was not imported: once what it names is there it is tried anew', async () => {
  const text = 'ref;periodicite\nLEV-EPR;M18\n'
  expect((await form(text, 'wrong')).value).toMatchObject({ errors: [{ line: 2, field: 'periodicite' }] })
  const { idTableGuid } = await server.db
    .selectFrom('systable')
    .where('refTable', '=', 'Prm.ModTacheFrequence')
    .select('idTableGuid')
    .executeTakeFirstOrThrow()
  await server.call('/api/Core/SysValeur/Insert', {
    method: 'POST',
    token: server.admin,
    body: { idTableGuid, refValeur: 'M18', lbValeur: '18 mois' },
  })
  expect((await form(text, 'wrong')).value).toEqual({ inserted: 0, updated: 1, errors: [] })
})

test.each(['', 'a'.repeat(256), 'é', '"'])('the key %j is 400', async (key) => {
  expect(await insert(key)).toMatchObject({ status: 400, messages: ['Valeur non valide\u00a0: Idempotency-Key'] })
})

test('after a day a key is forgotten', async () => {
  await insert('yesterday')
  const before = await count()
  clock = new Date('2026-04-01T12:00:01.000Z')
  server.agent = await server.app.issueToken(2)
  expect((await insert('yesterday')).status).toBe(200)
  expect(await count()).toBe(before + 1)
  expect(await server.db.selectFrom('answeredWrite').select('key').execute()).toEqual([{ key: 'yesterday' }])
})
