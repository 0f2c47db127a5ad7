import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A span as it is sent. */
export interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number; message?: string }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface Batch {
  resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[]
}

/** How a collector answers. */
export type Answer = (request: IncomingMessage, reply: ServerResponse) => void

/** A collector that speaks OTLP over HTTP, and answers as it is told. */
export async function startCollector(answer: Answer = (_request, reply) => void reply.writeHead(200).end('{}')) {
  const received: { path: string | undefined; key: string | undefined; body: string }[] = []
  const server = createServer((request, reply) => {
    text(request).then(
      (body) => {
        received.push({ path: request.url, key: String(request.headers['x-key']), body })
        answer(request, reply)
      },
      () => reply.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received,
    batches: () => received.map(({ body }) => JSON.parse(body) as Batch),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
