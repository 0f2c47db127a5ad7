import { once } from 'node:events'
import { get, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../server.ts'

// Idle connections are closed after this; the work of an answer takes several times as long.
const idlePatience = 150
const app = await createServer({ idlePatience })
let port = 0
beforeAll(async () => {
  app.post('/long', async () => {
    await setTimeout(idlePatience * 5)
    return { done: true }
  })
  app.get('/endless', (_, reply) =>
    reply.send(
      Readable.from(
        (function* endless() {
          for (;;) yield Buffer.alloc(65_536)
        })(),
      ),
    ),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

test('an answer that is longer in coming than a connection may be still comes all the same', async () => {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/long',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  sent.end('{}')
  const [answer] = (await once(sent, 'response')) as [Readable]
  expect(JSON.parse(await text(answer))).toEqual({ done: true })
})

test('a request of which nothing more comes ends, and so does a reader who takes nothing', async () => {
  const still = connect(port, '127.0.0.1').resume()
  await once(still, 'connect')
  still.write('POST /long HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{')
  await once(still, 'close')

  const [lazy] = (await once(get({ host: '127.0.0.1', port, path: '/endless' }), 'response')) as [Readable]
  const connections = () =>
    new Promise((resolve) => {
      app.server.getConnections((_, count) => resolve(count))
    })
  lazy.on('error', () => {})
  await expect.poll(connections).toBe(0)
})
