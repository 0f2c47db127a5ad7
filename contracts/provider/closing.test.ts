import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createServer } from './server.ts'

async function listening(closingPatience?: number) {
  const app = await createServer({ closingPatience })
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

test.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['a header of 100,000 bytes', `GET /health HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
])('%s is answered in the envelope, with the headers', async (_, sent, status) => {
  const { app, open } = await listening()
  const answer = await text(await open(sent))
  await app.close()
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self'/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ isSuccess: false, hasErrors: true, msgList: [{ message: 'Requête non valide' }] })
})

test('a call that comes while the server stops is 503 in the envelope; one that never ends does not hold it', async () => {
  const { app, open } = await listening(200)
  const endless = await open('POST /api/Core/SecAuthentification/CheckToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  // Answered on a connection that is there before the stop.
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
