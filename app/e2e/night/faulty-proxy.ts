import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The faults of a request:
 * - `held`: it waits a while; `lostBefore`: the line breaks before the server has it;
 * - `lostAfter`: the server has done it, and the line breaks before anything comes back; `halved`: half of the answer comes back;
 * - `doubled`: the server gets it twice; `away`: the server has done it, and what stands between answers 503;
 * - `broken`: 500, and the server has done nothing; `garbled`: the server has done it, and the answer is 200 with JSON of another shape;
 *   `cutShort`: the same, with half of its JSON as if it were whole.
 */
export type Fault =
  | 'held'
  | 'lostBefore'
  | 'lostAfter'
  | 'halved'
  | 'doubled'
  | 'away'
  | 'broken'
  | 'garbled'
  | 'cutShort'

/** A request, as given to the fault chooser. */
export interface Passing {
  method: string
  /** Without its query. */
  path: string
  /** How many to that path went before it. */
  nth: number
}

interface ProxyOptions {
  /** Where requests go on to: `http://localhost:5080`. */
  target: string
  decide: (passing: Passing) => Fault | null
  /** ms that a held request waits. */
  held?: number
  /**
   * Whether connections serve one request each: a browser sends a request again by itself where the line breaks that had served another.
   * @default false
   */
  isOncePerLine?: boolean
}

export interface FaultyProxy {
  url: string
  /** While false everything passes, and counts for nothing. */
  isOn: boolean
  /** The faults so far, in order, with their requests. */
  readonly befell: (Passing & { fault: Fault; status: number | null })[]
  stop: () => Promise<void>
}

interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A proxy between a browser and the provider, which simulates network faults. */
export async function startFaultyProxy({
  target,
  decide,
  held = 800,
  isOncePerLine = false,
}: ProxyOptions): Promise<FaultyProxy> {
  const counts = new Map<string, number>()
  const befell: FaultyProxy['befell'] = []
  const { hostname, port } = new URL(target)

  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
        bytesOf(answer).then(
          (all) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: all }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const give = (response: ServerResponse, { status, headers, body }: Answered) => {
    const { 'transfer-encoding': _, ...others } = headers
    response.writeHead(status, others).end(body)
  }

  const act: Record<Fault, (asked: IncomingMessage, body: Buffer, response: ServerResponse) => Promise<number | null>> =
    {
      async held(asked, body, response) {
        await new Promise((resolve) => {
          setTimeout(resolve, held)
        })
        const answered = await forward(asked, body)
        give(response, answered)
        return answered.status
      },
      lostBefore(_, __, response) {
        response.destroy()
        return Promise.resolve(null)
      },
      async lostAfter(asked, body, response) {
        const { status } = await forward(asked, body)
        response.destroy()
        return status
      },
      async halved(asked, body, response) {
        const answered = await forward(asked, body)
        response.writeHead(answered.status, { ...answered.headers, 'content-length': String(answered.body.length) })
        response.write(answered.body.subarray(0, Math.floor(answered.body.length / 2)), () => response.destroy())
        return answered.status
      },
      async doubled(asked, body, response) {
        const answered = await forward(asked, body)
        await forward(asked, body)
        give(response, answered)
        return answered.status
      },
      async away(asked, body, response) {
        const { status } = await forward(asked, body)
        response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503 Service Unavailable</h1>')
        return status
      },
      broken(_, __, response) {
        response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
        return Promise.resolve(null)
      },
      async garbled(asked, body, response) {
        const { status } = await forward(asked, body)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"garbled":[{"garbled":null}]}')
        return status
      },
      async cutShort(asked, body, response) {
        const answered = await forward(asked, body)
        const half = answered.body.subarray(0, Math.floor(answered.body.length / 2))
        response.writeHead(200, { 'content-type': 'application/json' }).end(half)
        return answered.status
      },
    }

  const proxy: Omit<FaultyProxy, 'url' | 'stop'> = { isOn: false, befell }
  const handle = async (asked: IncomingMessage, response: ServerResponse) => {
    if (isOncePerLine) response.shouldKeepAlive = false
    const body = await bytesOf(asked)
    const path = (asked.url ?? '').split('?')[0] ?? ''
    const passing: Passing = { method: asked.method ?? 'GET', path, nth: counts.get(path) ?? 0 }
    const fault = proxy.isOn ? decide(passing) : null
    if (proxy.isOn) counts.set(path, passing.nth + 1)
    if (fault) befell.push({ ...passing, fault, status: await act[fault](asked, body, response) })
    else give(response, await forward(asked, body))
  }
  // A provider that is gone is a line that breaks.
  const server = createServer((asked, response) => void handle(asked, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return Object.assign(proxy, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
