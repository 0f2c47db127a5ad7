import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../server.ts'

let server: Awaited<ReturnType<typeof createServer>>
let port = 0
beforeAll(async () => {
  server = await createServer()
  await server.listen({ host: '127.0.0.1', port: 0 })
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

async function answersTo(sent: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(sent)
  return [...(await text(socket)).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)
}

const call = 'POST /api/Core/SecAuthentification/CheckToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const hidden = 'GET /live HTTP/1.1\r\nhost: x\r\n\r\n'

test.each([
  ['two ways to tell its length', `${call}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${call}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${hidden}`],
  ['an unknown way to tell its length', `${call}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a length that is no number', `${call}content-length: +2\r\n\r\n{}${hidden}`],
  ['a name that is parted from its colon', `${call}content-length : 2\r\n\r\n{}${hidden}`],
])('a request with %s is refused, and nothing that is hidden in it is answered', async (_, sent) => {
  expect(await answersTo(sent)).toEqual(['400'])
})

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('%s gives nothing back of what was sent', async (verb) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`${verb} /api/Core/SysInfo/GetAppInfo HTTP/1.1\r\nhost: x\r\nx-mine: a-word-of-mine\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  expect(answer).not.toContain('a-word-of-mine')
})

test.each([
  '/api/Core/SysInfo/GetAppInfo',
  '/api/Core/SysInfo/None',
  '/api/Console/Aff/AffAffaire/GetList',
  '/live',
  '/%',
])('every kind of answer says what it is, and in which letters: %s', async (url) => {
  expect((await server.inject({ url })).headers['content-type']).toBe('application/json; charset=utf-8')
})
