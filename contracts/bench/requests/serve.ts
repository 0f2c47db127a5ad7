/** `node serve.ts provider|bare FOLDER`: the measured server. Sends its parent its port and, on request, its processor time in µs. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import SqliteDatabase from 'better-sqlite3'
import { securityHeaders } from '../../provider/security/headers.ts'
import { signingKeyOf } from '../../provider/security/signing-key.ts'
import { createServer } from '../../provider/server.ts'
import type { Recorded } from './recorded.ts'

const [kind, folder = ''] = process.argv.slice(2)

/** A minimal server with the same answers: it checks the token, executes the same statements on such a file, sends the same bytes. */
function bareServer() {
  const key = signingKeyOf(folder)
  const db = new SqliteDatabase(join(folder, 'ronde.sqlite'))
  for (const pragma of ['busy_timeout = 5000', 'foreign_keys = ON', 'journal_mode = WAL', 'synchronous = NORMAL'])
    db.pragma(pragma)
  const headers = {
    ...securityHeaders(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  const calls = (JSON.parse(readFileSync(join(folder, 'recorded.json'), 'utf8')) as Recorded[]).map((call) => ({
    ...call,
    // In their recorded order, each prepared once.
    steps: call.statements.map(({ sql, parameters, by }) => {
      if (by === 'exec') return () => void db.exec(sql)
      const prepared = db.prepare(sql)
      return by === 'all' ? () => prepared.all(parameters) : () => void prepared.run(parameters)
    }),
  }))
  const byUrl = new Map(calls.map((call) => [`${call.method} ${call.url}`, call]))

  const isSound = (token: string): boolean => {
    const [head = '', payload = '', signature = ''] = token.split('.')
    const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest()
    const given = Buffer.from(signature, 'base64url')
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
    return given.length === expected.length && timingSafeEqual(given, expected) && exp * 1000 > Date.now()
  }
  const refuse = (reply: ServerResponse, status: number) => void reply.writeHead(status).end()

  return createHttpServer(async (request: IncomingMessage, reply) => {
    const call = byUrl.get(`${request.method} ${request.url}`)
    if (!call) return refuse(reply, 404)
    if (!isSound(request.headers.authorization?.slice(7) ?? '')) return refuse(reply, 401)
    if (call.body !== undefined) JSON.parse(await text(request))
    let rows: Record<string, unknown>[] = []
    for (const [at, step] of call.steps.entries()) {
      const read = step()
      if (at === call.answered) rows = read as Record<string, unknown>[]
    }
    // A list also has the total of its rows.
    if (call.isList) for (const row of rows) delete row['rowsInAll']
    for (const row of rows) for (const flag of call.flags) row[flag] = row[flag] === 1
    const body = `{"value":${JSON.stringify(call.isList ? rows : rows[0])},${call.rest}`
    reply.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  })
}

async function listen(): Promise<number> {
  if (kind === 'bare') {
    const server = bareServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const isTraced = Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT'])
  const traces = isTraced ? (await import('../../provider/http/traces.ts')).openTraces() : undefined
  const app = await createServer({ dataFolder: folder, ...(traces ? { traces } : {}) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.send?.(await listen())
