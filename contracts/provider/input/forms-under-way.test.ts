import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HttpFailure } from '../messages/failure.ts'
import { isPostgres } from '../database/postgres.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { countForm, formsUnderWay } from './forms-under-way.ts'
import { mostOfPages } from './uploads.ts'

const metricsToken = 'what-the-collector-knows'
let server: TestServer
let url = ''
let other = ''
const path = '/api/Console/Prm/GamRapport/Import'
const sockets: Socket[] = []
beforeAll(async () => {
  server = await startTestServer({ metricsToken })
  server.app.server.on('connection', (socket) => sockets.push(socket))
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  other = await server.app.issueToken(9)
})
afterAll(() => server.close())

const post = (token: string, headers: Record<string, string | number>): ClientRequest =>
  request(url + path, { method: 'POST', agent: false, headers: { authorization: `Bearer ${token}`, ...headers } }).on(
    'error',
    () => {},
  )

/** Resolves once the server has counted so many forms. */
async function counted(forms: number): Promise<void> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  await expect
    .poll(async () => (await server.call('/metrics', { headers })).text)
    .toContain(`\nronde_forms_under_way ${forms}\n`)
}

/** Begins a form of so many bytes, and sends none of it. */
const begin = (token: string, length?: number) => () => {
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  const form = post(token, { ...type, ...(length === undefined ? {} : { 'content-length': length }) })
  form.flushHeaders()
  return form
}

/** Sends a form that is refused once it was read: 400. */
const tryForm = (token: string) => server.upload(path, token, { idGammeVersion: 'none' })
const statusFor = async (token: string) => (await tryForm(token)).status

test('one bearer has four forms under way; another has their own, and places are given back', async () => {
  const begun = Array.from({ length: 4 }, () => begin(server.admin, 1_000)())
  await counted(4)
  expect(await tryForm(server.admin)).toMatchObject({
    status: 503,
    messages: ['Le serveur est momentanément indisponible'],
    headers: { 'retry-after': '5' },
  })
  expect(await statusFor(other)).toBe(400)
  for (const form of begun) form.destroy()
  await expect.poll(() => statusFor(server.admin), { interval: 5 }).toBe(400)
})

test.each([
  ['of a length that they tell', mostOfPages, 6, 503],
  ['of a length that they do not tell', undefined, 6, 503],
  // Refused for their length, they end at once.
  ['longer than any may be', mostOfPages * 1_000, 0, 400],
])('forms %s have 300 MB in all', async (_, length, forms, status) => {
  const tokens = [server.admin, server.admin, server.admin, other, other, other]
  const begun = tokens.map((token) => begin(token, length)())
  await counted(forms)
  expect(await statusFor(other)).toBe(status)
  for (const form of begun) form.destroy()
  await expect.poll(() => statusFor(other), { interval: 5 }).toBe(400)
})

test('a form whose sender left while its token was checked is not counted', () => {
  const left = { headers: {}, ip: '::1' } as FastifyRequest
  expect(() => countForm(left, { raw: { closed: true } } as FastifyReply, 1_000)).toThrow(HttpFailure)
  expect(formsUnderWay()).toBe(0)
})

test('forms that are answered, well or not, are no longer under way', async () => {
  const good = { idGammeVersion: '2', idPageList: ['8'], file: new File(['%PDF-1.7\n'], 'page.pdf') }
  for (let times = 0; times < 6; times++) expect(await statusFor(server.admin)).toBe(400)
  for (let times = 0; times < 6; times++) expect((await server.upload(path, server.admin, good)).status).toBe(200)
})

test('a form whose sender has left counts until it is processed', async () => {
  // On PostgreSQL a write waits for its turn elsewhere.
  if (isPostgres(server.db)) return
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
  const writing = server.db.transaction().execute(async () => {
    begins()
    await done
  })
  await begun
  const form = new FormData()
  form.append('idGammeVersion', '2')
  form.append('idPageList', '8')
  form.append('file', new File(['%PDF-1.7\n'], 'page.pdf'))
  const { headers, body } = new Response(form)
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  const waiting = vi.spyOn(server.db, 'transaction')
  sockets.length = 0
  const type = { 'content-type': headers.get('content-type') ?? '', 'content-length': bytes.length }
  const sent = Array.from({ length: 4 }, () => post(server.admin, type).end(bytes))
  await expect.poll(() => waiting.mock.calls.length, { interval: 5 }).toBe(4)
  const closed = sockets.map((socket) => once(socket, 'close'))
  for (const one of sent) one.destroy()
  await Promise.all(closed)
  expect(await statusFor(server.admin)).toBe(503)
  finish()
  await writing
  await expect.poll(() => statusFor(server.admin), { interval: 5 }).toBe(400)
})
