import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer as servePlainly,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { createServer as serveSecurely } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TlsOptions } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { selfSigned } from '../../contracts/provider/directory/certificate.ts'
import { installEmpty } from '../../contracts/provider/seed/production.ts'
import { createServer } from '../../contracts/provider/server.ts'
import { testDatabase } from '../../contracts/provider/testing/test-database.ts'
import { root } from '../run.ts'

/** An answer on its way, as whatever stands before the provider may change it. */
export interface Passing {
  path: string
  method: string
  asked: IncomingHttpHeaders
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** What the proxy does to answers. */
export type Change = (answer: Passing) => void

/** Makes an answer another one. */
export function answerWith(answer: Passing, status: number, body: string, type = 'text/html'): void {
  answer.status = status
  answer.body = Buffer.from(body)
  answer.headers['content-type'] = type
  delete answer.headers['content-encoding']
}

const script = 'export const answer = 42\n'.repeat(200)

function buildFolder(folder: string): void {
  for (const name of ['assets', 'pdf']) mkdirSync(join(folder, name), { recursive: true })
  const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content)
  write(
    'index.html',
    '<!doctype html><link rel="stylesheet" href="/assets/main-B7x_k2Qp.css"><div id="root"></div><script type="module" src="/assets/main-B7x_k2Qp.js"></script>',
  )
  write('redirect.html', '<!doctype html><title>Ronde</title>')
  write('assets/main-B7x_k2Qp.js', script)
  write('assets/main-B7x_k2Qp.js.br', brotliCompressSync(script))
  write('assets/main-B7x_k2Qp.js.map', '{}')
  write('assets/main-B7x_k2Qp.css', '.a{color:red}')
  write('pdf/pdf.worker.min.mjs', script)
  write('config.json', readFileSync(join(root, 'app/public/config.json')))
}

async function listening(server: Server): Promise<number> {
  server.listen(0)
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** A provider in production, with a console, behind a proxy that speaks https and can be told to misbehave. */
export async function misledSite() {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  buildFolder(folder)
  const { db, remove } = await testDatabase('empty')
  await installEmpty(db, { login: 'direction', password: 'a long password of our own' }, new Date())
  const app = await createServer({ database: db, consoleFolder: folder })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const servers: Server[] = []

  /** A proxy before the provider. With `below` it strips that path, and passes on `/csp-report` as well. Resolves with its port. */
  const proxy = async (change: Change, tls: TlsOptions | null, below = ''): Promise<number> => {
    const listener = (asked: IncomingMessage, reply: ServerResponse) => {
      const { method = 'GET', url = '/', headers } = asked
      if (!url.startsWith(`${below}/`) && url !== '/csp-report') return void reply.writeHead(404).end()
      const path = url.startsWith(`${below}/`) ? url.slice(below.length) : url
      const onward = request({ port, host: '127.0.0.1', method, path, headers }, (answered) => {
        const pieces: Buffer[] = []
        answered.on('data', (piece: Buffer) => pieces.push(piece))
        answered.on('end', () => {
          const { statusCode: status = 0, headers: own } = answered
          const answer: Passing = {
            path,
            method,
            asked: headers,
            status,
            headers: { ...own },
            body: Buffer.concat(pieces),
          }
          change(answer)
          delete answer.headers['transfer-encoding']
          answer.headers['content-length'] = String(answer.body.length)
          for (const [name, value] of Object.entries(answer.headers))
            if (value !== undefined) reply.setHeader(name, value)
          reply.writeHead(answer.status).end(answer.body)
        })
      })
      onward.on('error', () => reply.destroy())
      onward.flushHeaders()
      asked.pipe(onward)
    }
    const server = tls ? serveSecurely(tls, listener) : servePlainly(listener)
    servers.push(server)
    return listening(server)
  }

  const close = async () => {
    for (const server of servers) server.close()
    await app.close()
    await remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return { proxy, certificate: selfSigned, close }
}
