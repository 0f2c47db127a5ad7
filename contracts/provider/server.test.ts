import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const cases = '/api/Console/Aff/AffAffaire'
const post = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.call(`${cases}/Insert`, { method: 'POST', token: server.admin, body, headers })

test.each([
  ['no token', 401, () => server.call(`${cases}/GetList`), 'Session absente ou expirée\u00a0: connectez-vous'],
  ['an unknown operation', 400, () => server.call(`${cases}/GetAll`, { token: server.admin }), 'Opération inconnue'],
  [
    'a known operation by another verb',
    405,
    () => server.call(`${cases}/Insert`, { token: server.admin }),
    'Opération appelée par un autre verbe',
  ],
  [
    'an unknown path',
    404,
    () => server.call('/api/Console/Nope/GetList', { token: server.admin }),
    'Adresse introuvable',
  ],
  [
    'an unknown key',
    404,
    () => server.call(`${cases}/Get?idAffaireGuid=0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21`, { token: server.admin }),
    'Enregistrement introuvable',
  ],
  [
    'a malformed key',
    400,
    () => server.call(`${cases}/Get?idAffaireGuid=1`, { token: server.admin }),
    'Valeur non valide\u00a0: idAffaireGuid',
  ],
  [
    'a missing key',
    400,
    () => server.call(`${cases}/Get`, { token: server.admin }),
    'Valeur non valide\u00a0: idAffaireGuid',
  ],
  ['an undecodable address', 400, () => server.call('/api/%zz'), 'Requête non valide'],
  ['broken JSON', 400, () => post('{"a":'), 'Requête non valide'],
  ['no body', 400, () => post(''), 'Requête non valide'],
  ['a body that is no object', 400, () => post('[1]'), 'Requête non valide'],
  [
    'another content type',
    415,
    () => post('<a/>', { 'content-type': 'text/xml' }),
    'Type de contenu non pris en charge',
  ],
  ['plain text', 415, () => post('{}', { 'content-type': 'text/plain' }), 'Type de contenu non pris en charge'],
  ['a huge body', 413, () => post(JSON.stringify({ lbAffaire: 'a'.repeat(1_100_000) })), 'Envoi trop volumineux'],
  ['ten thousand levels', 400, () => post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 'Valeur non valide'],
  [
    'very many fields',
    400,
    () => post(JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1])))),
    'Valeur non valide',
  ],
])('%s is %d, in the envelope, with the headers', async (_, status, send, message) => {
  const answer = await send()
  expect(answer.status).toBe(status)
  const told = {
    message: expect.stringContaining(message),
    eventType: 5,
    exception: null,
    code: expect.stringMatching(/^\w+$/),
  }
  const field: unknown = message.startsWith('Valeur non valide') ? expect.any(String) : null
  expect(JSON.parse(answer.text)).toEqual({ isSuccess: false, hasErrors: true, msgList: [{ ...told, field }] })
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /script-src 'self';.*require-trusted-types-for 'script'; trusted-types default dompurify/,
    ),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  })
})

test.each([
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"lbAgence":"A","__proto__":{"isActif":true}}',
])('a body that reaches for the prototype is refused: %s', async (body) => {
  const answer = await server.call('/api/Console/Adm/AdmAgence/Insert', {
    method: 'POST',
    token: server.admin,
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

const insertAgency = (lbAgence: string) =>
  server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token: server.admin, body: { lbAgence } })

test.each([
  ['half of a pair', 'Arras \ud83d'],
  ['the other half', '\ude00'],
  ['NUL', 'Arras\0'],
  ['nothing', ''],
  ['blanks', '\u00a0 \u2003'],
  ['zero-width signs', '\u200b\u200d\u2060\ufeff'],
  ['fillers', '\u3164\u115f\u2800'],
])('a label of %s is bad input', async (_, label) => {
  expect(await insertAgency(label)).toMatchObject({ status: 400, messages: ['Valeur non valide\u00a0: lbAgence'] })
})

test.each(['😀 Arras', '漢字', 'من'])(
  'a label with signs that are wide, or of another direction, is stored as it is: %s',
  async (label) => {
    expect((await insertAgency(label)).value).toMatchObject({ lbAgence: label })
    const { value } = await server.call(`/api/Console/Adm/AdmAgence/GetList?lbAgence=${encodeURIComponent(label)}`, {
      token: server.admin,
    })
    expect(value).toMatchObject([{ lbAgence: label }])
  },
)

const deep = (opens: string, closes: string) =>
  `{"name":"Menu","lbAgence":"Arras","children":${opens.repeat(10_000)}1${closes.repeat(10_000)}}`

test.each([
  ['lists within lists', deep('[', ']')],
  ['objects within objects', deep('{"a":', '}')],
  ['what would change every object', deep('{"__proto__":', '}')],
  ['as many keys as there is room for', `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
])('a body of %s is answered in order', async (_, body) => {
  for (const url of [
    '/api/Console/Adm/AdmAgence/Insert',
    '/api/Core/SysMenu/UpdateOrInsertMenu',
    '/api/Core/SysValeur/Insert',
  ]) {
    const answer = await server.call(url, {
      method: 'POST',
      token: server.admin,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect([200, 400]).toContain(answer.status)
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('messages speak the language that is asked for, French when it is neither', async () => {
  const told = async (language: string) => (await server.call('/api/nothing', { language })).messages[0]
  expect(await told('en')).toBe('Address not found')
  expect(await told('de, en;q=0.3, fr;q=0.2')).toBe('Address not found')
  expect(await told('de')).toBe('Adresse introuvable')
  expect(await told('en;q=0')).toBe('Adresse introuvable')
})

test('a database that is gone is 503 and says nothing of itself, and so is health', async () => {
  const broken = await startTestServer()
  await broken.db.destroy()
  const answer = await broken.call(`${cases}/GetList`, { token: broken.admin })
  expect(answer).toMatchObject({ status: 503, messages: ['Le serveur est momentanément indisponible'] })
  expect(answer.text).not.toMatch(/sqlite|driver|destroyed|\.ts/i)
  expect((await broken.call('/health')).status).toBe(503)
  // Open operations do not identify the caller.
  expect((await broken.call('/api/Core/SysInfo/GetAppInfo', { token: broken.admin })).status).toBe(200)
  await broken.close()
})

test('health says 200 while all is well', async () => {
  expect(await server.call('/health')).toMatchObject({ status: 200, value: { status: 'ok' } })
})

test('the built console is served: pages by their address, files by their name, nothing hidden', async () => {
  const folder = join(server.folder, 'console')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const files = {
    'index.html': '<title>Ronde</title>',
    'config.json': '{}',
    'assets/main-B7x_k2Qp.js': 'run()',
    'assets/main-B7x_k2Qp.js.map': '{}',
    '.env': 'SECRET=1',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const built = await startTestServer({ consoleFolder: folder })
  const get = async (url: string) => {
    const { status, text, headers } = await built.call(url)
    return { status, text, cache: headers['cache-control'] }
  }

  const page = { status: 200, text: '<title>Ronde</title>', cache: 'no-store' }
  expect(await get('/')).toEqual(page)
  expect(await get('/index.html')).toEqual(page)
  expect(await get('/Aff/Aff/AffaireAccueil?idAffaireGuid=1')).toEqual(page)
  expect(await get('/assets/main-B7x_k2Qp.js')).toEqual({
    status: 200,
    text: 'run()',
    cache: 'public, max-age=31536000, immutable',
  })
  expect(await get('/config.json')).toMatchObject({ status: 200, cache: 'no-cache' })
  for (const missing of [
    '/assets/gone-AAAAAAAA.js',
    '/assets/main-B7x_k2Qp.js.map',
    '/.env',
    '/.git/config',
    '/favicon.ico',
    '/api/x',
    '/..%2f..%2fetc%2fpasswd',
  ]) {
    expect({ missing, status: (await get(missing)).status }).toEqual({ missing, status: 404 })
  }
  expect((await built.call('/assets/main-B7x_k2Qp.js')).headers).toHaveProperty('content-security-policy')
  await built.close()
})
