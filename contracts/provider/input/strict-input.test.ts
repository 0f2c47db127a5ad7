import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (url: string, body: unknown, token = server.admin) => server.call(url, { method: 'POST', token, body })
const insert = (lbAgence: string) => post('/api/Console/Adm/AdmAgence/Insert', { lbAgence })
const phrase = { newPassword: 'une phrase de passe', newPasswordCopy: 'une phrase de passe' }

describe('texts', () => {
  test.each([
    ['of no width', 'Li\u200blle'],
    ['that joins, as in emoji', '👩\u200d🔧'],
    ['that turns the line round', 'Lille\u202eexe'],
    ['that isolates', '\u2066Lille\u2069'],
    ['that ends a line', 'Lille\nParis'],
    ['that is a tab', 'Lille\tParis'],
    ['that is a control', 'Lille\u0007'],
  ])('a label has no sign %s', async (_, name) => {
    expect(await insert(name)).toMatchObject({ status: 400, messages: ['Valeur non valide\u00a0: lbAgence'] })
  })

  test('a label is composed and has no blanks around it; what is so already is taken', async () => {
    expect((await insert('  Béziers ')).value).toMatchObject({ lbAgence: 'Béziers' })
    expect((await insert('Be\u0301ziers')).messages).toEqual(['Béziers existe déjà'])
  })

  test.each(['Évry – « Centre »', 'مكتب', 'Łódź', '日本'])('any language is one: %s', async (name) => {
    expect((await insert(name)).value).toMatchObject({ lbAgence: name })
  })

  test('a longer text has lines and tabs, and no other control', async () => {
    const table = (description: string, refTable: string) =>
      post('/api/Core/SysTable/Insert', { refTable, lbTable: refTable, idTypeTable: 1, description })
    expect((await table('Une ligne\n\tet une autre', 'Demo.Lignes')).value).toMatchObject({
      description: 'Une ligne\n\tet une autre',
    })
    for (const wrong of ['\u0007', '\u200b', '\u202e'])
      expect((await table(`Une${wrong} ligne`, 'Demo.Autre')).status).toBe(400)
  })

  test.each(['\u0430dmin', 'admın', 'ad\u00a0min', 'a\u200bdmin', 'a\ndmin', ''])(
    'a login is printable ASCII: %j is none',
    async (login) => {
      expect((await post('/api/Console/Adm/UsrUser/AddUser', { login, lbUser: 'Adam', ...phrase })).status).toBe(400)
    },
  )

  test('an imported cell is held to the same, line by line', async () => {
    const [table] = (await server.call('/api/Core/SysTable/GetList?refTable=Prm.RefEtat', { token: server.admin }))
      .value as [{ idTableGuid: string }]
    const file = new File(['refValeur;lbValeur\nA1;Bon\nA2;Mo\u200byen\n'], 'valeurs.csv', { type: 'text/csv' })
    const { value } = await server.upload('/api/Core/SysValeur/Import?dryRun=true', server.admin, {
      idTableGuid: table.idTableGuid,
      file,
    })
    expect(value).toMatchObject({ errors: [{ line: 3, field: 'lbValeur' }] })
  })
})

describe('names of input', () => {
  test.each(['?x=1', '?__proto__=1', '?constructor=1', '?__proto__[a]=1', '?toString=1'])(
    '%s is 400 for calls that take nothing there',
    async (query) => {
      expect((await server.call(`/api/Core/SysInfo/GetAppInfo${query}`)).status).toBe(400)
      expect((await server.call(`/api/Console/Adm/UsrUser/Get${query}`, { token: server.admin })).status).toBe(400)
      expect((await post(`/api/Console/Adm/AdmAgence/Insert${query}`, { lbAgence: 'Amiens' })).status).toBe(400)
    },
  )

  test.each([
    '{"lbAgence":"Amiens","__proto__":{"isActif":false}}',
    '{"lbAgence":"Amiens","constructor":{"prototype":{}}}',
  ])('%s is 400, and no object anywhere is another for it', async (body) => {
    const { status } = await server.call('/api/Console/Adm/AdmAgence/Insert', {
      method: 'POST',
      token: server.admin,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'isActif')).toBe(false)
  })
})

describe('addresses', () => {
  test.each([
    ['GET', 'Insert', 'POST'],
    ['DELETE', 'Insert', 'POST'],
    ['PUT', 'GetList', 'GET'],
  ] as const)('%s of an operation that is not asked so: %s', async (method, operation, allow) => {
    const { status, headers, text } = await server.call(`/api/Console/Adm/AdmAgence/${operation}`, {
      method,
      token: server.admin,
      ...(method === 'GET' ? {} : { body: {} }),
    })
    expect([status, headers.allow]).toEqual([405, allow])
    expect(JSON.parse(text)).toMatchObject({ isSuccess: false, hasErrors: true })
  })

  test.each([
    '/assets/x.js',
    '/assets/x',
    '/.env',
    '/foo.png',
    '/.git/config',
    '/assets/index-abc.js.map',
    '/a/%2e%2e/.env',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/%',
  ])('a file that is not there is not the console: %s', async (path) => {
    const folder = join(server.folder, 'console')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<title>Ronde</title>')
    const served = await startTestServer({ consoleFolder: folder })
    const { status, text } = await served.call(path, { headers: { accept: 'text/html' } })
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('<title>')
    expect((await served.call('/Aff/Aff/AffaireList', { headers: { accept: 'text/html' } })).text).toContain(
      '<title>Ronde',
    )
    await served.close()
  })
})

test('a stamp of the future is as stale as one of the past', async () => {
  const [table] = (await server.call('/api/Core/SysTable/GetList?refTable=Demo.Ancienne', { token: server.admin }))
    .value as [{ idTableGuid: string; refTable: string; lbTable: string; dtModification: string }]
  const save = (dtModification: string) =>
    server.call('/api/Core/SysTable/Update', {
      method: 'PUT',
      token: server.admin,
      body: {
        idTableGuid: table.idTableGuid,
        refTable: table.refTable,
        lbTable: 'Autre',
        idTypeTable: 1,
        isActif: true,
        dtModification,
      },
    })
  for (const stamp of ['2099-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'])
    expect((await save(stamp)).status).toBe(409)
  expect((await save(table.dtModification)).value).toMatchObject({ lbTable: 'Autre' })
})
