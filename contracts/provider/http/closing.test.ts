import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { createServer, type ServerOptions } from '../server.ts'
import { testLog } from '../testing/test-log.ts'

async function listening(options: ServerOptions = {}) {
  const app = await createServer(options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const open = async (sent: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    return socket
  }
  return { app, open }
}

const half =
  'POST /api/Core/SecAuthentification/CheckToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'

test.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['a header of 100,000 bytes', `GET /health HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
])('%s is answered in the envelope, with the headers', async (_, sent, status) => {
  const { app, open } = await listening()
  const answer = await text(await open(sent))
  await app.close()
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self'/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    isSuccess: false,
    hasErrors: true,
    msgList: [{ message: 'Requête non valide' }],
  })
})

test('a call that comes while the server stops is 503 in the envelope; one that never ends does not hold it', async () => {
  const { app, open } = await listening({ closingPatience: 200 })
  const endless = await open(half)
  // A connection opened, and answered on, before the stop.
  const kept = await open('GET /api/Core/SysInfo/GetAppInfo HTTP/1.1\r\nhost: x\r\n\r\nGET /api/Core')
  await once(kept, 'data')
  const ended = once(endless, 'close')
  const closed = app.close()
  kept.write('/SysInfo/GetAppInfo HTTP/1.1\r\nhost: x\r\n\r\n')
  const late = await text(kept)
  expect(late).toMatch(/^HTTP\/1.1 503 /)
  expect(JSON.parse(late.split('\r\n\r\n')[1] ?? '')).toMatchObject({ hasErrors: true })
  await ended
  await closed
})

test('a body of which the rest never comes is answered in the envelope, and its connection ends', async () => {
  const { app, open } = await listening({ requestPatience: 100 })
  const answer = await text(await open(half))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ isSuccess: false, hasErrors: true })
  await app.close()
})

test('a caller who hangs up half-way is no failure of the server, which keeps nothing of him', async () => {
  const log = testLog('error')
  const { app, open } = await listening({
    closingPatience: 50,
    logger: log.logger,
  })
  const served: Socket[] = []
  app.server.on('connection', (socket) => served.push(socket))
  const caller = await open(half)
  await expect.poll(() => served.at(0)?.bytesRead).toBe(half.length)
  caller.destroy()
  await expect.poll(() => served.at(0)?.destroyed).toBe(true)
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect(log.text()).toBe('')

  // A stopping server destroys open connections only.
  const destroyed = served.map((socket) => vi.spyOn(socket, 'destroy'))
  const endless = await open(half)
  await expect.poll(() => served.at(1)?.bytesRead).toBe(half.length)
  const ended = once(endless, 'close')
  await app.close()
  await ended
  expect(destroyed.map(({ mock }) => mock.calls.length)).toEqual([0])
})
