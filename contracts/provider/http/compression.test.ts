import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const script = 'export const answer = 42\n'.repeat(200)
beforeAll(async () => {
  const other = await startTestServer()
  const folder = join(other.folder, 'console')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), `<title>Ronde</title>${' '.repeat(2_000)}`)
  writeFileSync(join(folder, 'assets/main-B7x_k2Qp.js'), script)
  writeFileSync(join(folder, 'assets/main-B7x_k2Qp.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/font-B7x_k2Qp.woff2'), Buffer.alloc(4_000))
  server = await startTestServer({ consoleFolder: folder })
  const { close } = server
  server.close = async () => {
    await close()
    await other.close()
  }
})
afterAll(() => server.close())

const get = (url: string, encoding?: string) =>
  server.app.inject({
    url,
    headers: {
      authorization: `Bearer ${server.admin}`,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  })

const list = '/api/Console/Aff/AffAffaire/GetList'

test('a list comes in the encoding its reader understands, and the same list it is', async () => {
  const plain = await get(list)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get(list, encoding)
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'x-total-count': '40',
    })
    expect(answer.headers['content-length'] ?? String(answer.rawPayload.length)).toBe(String(answer.rawPayload.length))
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(decode(answer.rawPayload).toString()).toBe(plain.body)
  }
})

test('files of the build come as they were compressed there, others are compressed as they go, pictures and fonts are not', async () => {
  const built = await get('/assets/main-B7x_k2Qp.js', 'gzip, br')
  expect(built.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(brotliDecompressSync(built.rawPayload).toString()).toBe(script)
  expect(built.headers['content-length']).toBe(String(built.rawPayload.length))
  expect(built.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const plain = await get('/assets/main-B7x_k2Qp.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('accept-encoding')
  expect(plain.headers.etag).not.toBe(built.headers.etag)
  expect(plain.body).toBe(script)
  expect((await get('/index.html', 'br')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect((await get('/assets/font-B7x_k2Qp.woff2', 'br')).headers['content-encoding']).toBeUndefined()
})

test('what holds a token, and what is short, is never compressed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  const signIn = await server.app.inject({
    method: 'POST',
    url: '/api/Core/SecAuthentification/Authenticate',
    headers,
    payload: { login: 'admin', password: 'ronde-admin-2026' },
  })
  expect(signIn.json()).toMatchObject({ isSuccess: true })
  expect(signIn.headers['content-encoding']).toBeUndefined()
  expect((await get('/health', 'br')).headers['content-encoding']).toBeUndefined()
})
