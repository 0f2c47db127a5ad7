import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCall } from './call.ts'
import { file } from './fields.ts'
import { proposed } from './schema.ts'
import { DELETE, GET, POST, PUT, service } from './service.ts'

interface Seen {
  method: string
  url: string
  key: string
  id: string
  authorization: string
  type: string
  body: string
}

let server: Server
let seen: Seen
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        key: String(request.headers['idempotency-key'] ?? ''),
        id: String(request.headers['x-request-id'] ?? ''),
        authorization: request.headers.authorization ?? '',
        type: request.headers['content-type'] ?? '',
        body: Buffer.concat(chunks).toString('utf8'),
      }
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

const call = (
  more: { boundary?: string; sendsKeys?: boolean; token?: () => string | null; requestId?: () => string } = {},
) =>
  createCall({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => null,
    language: () => 'fr',
    ...more,
  })

const done =
  (value: unknown, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ value, isSuccess: true }))

const lines = new File(['ref;lb\nA;Une'], 'valeurs.csv', { type: 'text/csv' })
const {
  Import,
  GetList,
  GetFileContent: GetFile,
} = service('/api/Core/SysEssai', {
  Import: POST({
    input: z.object({
      idTableGuid: z.string(),
      idPageList: z.optional(z.array(z.number())),
      file: file(),
      dryRun: proposed(z.optional(z.boolean())),
    }),
    query: ['dryRun'],
    value: z.object({ inserted: z.number() }),
    example: { input: { idTableGuid: 'a', file: lines }, value: { inserted: 1 } },
  }),
  GetList: GET({
    input: z.object({ take: z.optional(z.number()) }),
    value: z.array(z.string()),
    example: { input: {}, value: [] },
  }),
  GetFileContent: GET({ value: file(), example: { value: lines } }),
})

test('a file goes out as a form: keys beside it, the rest in the query, and how far it is is told [7.files]', async () => {
  answer = done({ inserted: 1 })
  const told: number[] = []
  const input = { idTableGuid: 'a1', idPageList: [3, 4], file: lines, dryRun: true }
  const { value } = await call({ boundary: 'a-boundary-of-its-own' })(Import, input, {
    onProgress: (sent, total) => told.push(sent / total),
  })
  expect(value).toEqual({ inserted: 1 })
  expect(seen.url).toBe('/api/Core/SysEssai/Import?dryRun=true')
  expect(seen.type).toContain('boundary=a-boundary-of-its-own')
  const parts = seen.body.split('--a-boundary-of-its-own').map((part) => part.trim())
  expect(parts.filter((part) => part.includes('idPageList'))).toHaveLength(2)
  expect(parts.find((part) => part.includes('idTableGuid'))).toMatch(/a1$/)
  expect(parts.find((part) => part.includes('valeurs.csv'))).toMatch(
    /name="file".*\r\nContent-Type: text\/csv\r\n\r\nref;lb\nA;Une$/,
  )
  expect(seen.body).not.toContain('dryRun')
  expect(told.at(-1)).toBe(1)
})

test('a call that is given up rejects as cancelled', async () => {
  const gone = new AbortController()
  answer = () => gone.abort()
  await expect(call()(Import, { idTableGuid: 'a', file: lines }, { signal: gone.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  })
})

test('a list says how many rows there are in all, where the server counts', async () => {
  answer = done(['a'], { 'x-total-count': '12000' })
  expect((await call()(GetList, { take: 1 })).total).toBe(12_000)
  answer = done(['a'])
  expect((await call()(GetList, {})).total).toBeUndefined()
})

test.each([
  ['attachment; filename="rapport 1.pdf"', 'rapport 1.pdf'],
  ['attachment; filename="rapport.pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.pdf', 'résumé.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', 'document'],
])('a download under %s is the file %s', async (disposition, name) => {
  answer = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition })
      .end('%PDF-1.7')
  const { value } = await call()(GetFile, {})
  expect([value?.name, value?.type, await value?.text()]).toEqual([name, 'application/pdf', '%PDF-1.7'])
})

test('a download that is refused is a refusal, not a file [7.files]', async () => {
  answer = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ isSuccess: false, hasErrors: true, msgList: [{ message: 'Non', eventType: 4 }] }))
  await expect(call()(GetFile, {})).rejects.toMatchObject({ kind: 'refused', messages: [{ message: 'Non' }] })
})

test('a key goes out where it may, and no key is a header', async () => {
  answer = done([])
  await call()(GetList, {}, { idempotencyKey: 'a-key' })
  expect(seen.key).toBe('a-key')
  await call()(GetList, {})
  expect(seen.key).toBe('')
  await call({ sendsKeys: false })(GetList, {}, { idempotencyKey: 'a-key' })
  expect(seen.key).toBe('')
})

test('the token that is there goes out as a bearer, or the one of the call itself; without any no header does [6.bearer]', async () => {
  answer = done([])
  const signedIn = call({ token: () => 'stored' })
  await signedIn(GetList, {})
  expect(seen.authorization).toBe('Bearer stored')
  await signedIn(GetList, {}, { token: 'own' })
  expect(seen.authorization).toBe('Bearer own')
  await call()(GetList, {})
  expect(seen.authorization).toBe('')
})

const input = z.object({ id: z.number() })
const example = { input: { id: 7 }, value: true }
const each = service('/api/Core/SysVerbe', {
  Get: GET({ input, value: z.boolean(), example }),
  Insert: POST({ input, value: z.boolean(), example }),
  Update: PUT({ input, value: z.boolean(), example }),
  Delete: DELETE({ input, value: z.boolean(), example }),
})

test.each([
  ['Get', 'GET', '/api/Core/SysVerbe/Get?id=7', ''],
  ['Insert', 'POST', '/api/Core/SysVerbe/Insert', '{"id":7}'],
  ['Update', 'PUT', '/api/Core/SysVerbe/Update', '{"id":7}'],
  ['Delete', 'DELETE', '/api/Core/SysVerbe/Delete?id=7', ''],
] as const)(
  '%s goes to the host of the configuration as %s, its input where that verb has it [7.verbs]',
  async (name, method, url, body) => {
    answer = done(true)
    expect((await call()(each[name], { id: 7 })).value).toBe(true)
    expect([seen.method, seen.url, seen.body]).toEqual([method, url, body])
  },
)

test('a call bears an id where one is made, and answers and failures name the one that the server logs', async () => {
  answer = done([])
  expect((await call()(GetList, {})).requestId).toBeUndefined()
  expect(seen.id).toBe('')
  const ours = call({ requestId: () => 'of-the-browser' })
  expect((await ours(GetList, {})).requestId).toBe('of-the-browser')
  expect(seen.id).toBe('of-the-browser')
  answer = done([], { 'x-request-id': 'of-the-server' })
  expect((await ours(GetList, {})).requestId).toBe('of-the-server')
  answer = done([], { 'x-request-id': '<script>' })
  expect((await ours(GetList, {})).requestId).toBe('of-the-browser')
  answer = (_, response) => void response.writeHead(500, { 'x-request-id': 'of-the-server' }).end()
  await expect(ours(GetList, {})).rejects.toMatchObject({ kind: 'http', requestId: 'of-the-server' })
  answer = (_, response) => void response.destroy()
  await expect(ours(GetList, {})).rejects.toMatchObject({ kind: 'network', requestId: 'of-the-browser' })
})
