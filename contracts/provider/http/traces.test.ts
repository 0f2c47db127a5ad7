import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { createServer } from '../server.ts'
import { type Answer, type Sent, startCollector } from '../testing/test-collector.ts'
import { demoFile, testDatabase } from '../testing/test-database.ts'
import { testLog } from '../testing/test-log.ts'
import { startProcess } from '../testing/test-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openTraces } from './traces.ts'

let collector: Awaited<ReturnType<typeof startCollector>>
let closing: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closing) await close()
  closing = []
  await collector.close()
})

/** A server with the demo whose traces go to the collector. */
async function startTraced() {
  const { db, address, remove } = await testDatabase()
  await db.destroy()
  const log = testLog('info')
  const server = await startTestServer({
    database: openDatabase(address, { isHeard: true }),
    traces: openTraces(),
    logger: log.logger,
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close().then(remove)
    return closed
  }
  closing.push(close)
  /** What was sent, by the time that the server has ended. */
  const sent = async () => {
    await close()
    const spans = collector
      .batches()
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
    const served = spans.filter(({ kind }) => kind === 2)
    return { spans, served, below: (one?: Sent) => spans.filter(({ parentSpanId }) => parentSpanId === one?.spanId) }
  }
  return { ...server, lines: log.lines, close, sent }
}

/** The attributes of a span; whole numbers, which OTLP may write as text, as numbers. */
const of = (span: Sent | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => {
      const [[kind, given] = []] = Object.entries(value)
      return [key, kind === 'intValue' ? Number(given) : given]
    }),
  )

const lists = '/api/Console/Aff/AffAffaire/GetList'

test('a call has a span with its route, status and id, below the span of its caller, and its lines of the log bear its trace', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=opens')
  vi.stubEnv('OTEL_SERVICE_NAME', 'ronde-nord')
  const server = await startTraced()
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const answer = await server.call(`${lists}?take=5`, {
    token: server.admin,
    headers: { traceparent: `00-${traceId}-${spanId}-01` },
  })
  await server.call('/live')
  await server.call('/api/Console/Aff/AffAffaire/Nothing', { token: server.admin })
  const { served, below } = await server.sent()
  expect(served).toHaveLength(1)
  const [span] = served
  expect(span).toMatchObject({ name: `GET ${lists}`, traceId, parentSpanId: spanId, status: { code: 0 } })
  expect(of(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': lists,
    'http.response.status_code': 200,
    'url.path': lists,
    'url.scheme': 'http',
    'ronde.request.id': answer.headers['x-request-id'],
    'ronde.database.statements': below(span).length,
    'ronde.database.milliseconds': expect.any(Number),
  })
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces', key: 'opens' })
  const { resource } = collector.batches()[0]?.resourceSpans[0] ?? {}
  expect(resource?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'ronde-nord' } })
  const lines = server.lines().filter(({ reqId }) => reqId === answer.headers['x-request-id'])
  expect(lines.map(({ msg, traceId: borne }) => ({ msg, borne }))).toEqual([
    { msg: 'incoming request', borne: traceId },
    { msg: 'request completed', borne: traceId },
  ])
})

test('statements are below the span of their call by kind, table and text without values, also after a body, from a thread and in a transaction', async () => {
  const server = await startTraced()
  // Bodies and long lists come and go with the events of a connection, which an injected call has not.
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { authorization: `Bearer ${server.admin}`, 'content-type': 'application/json' }
  const inserting = request(`${url}/api/Console/Adm/AdmAgence/Insert`, { method: 'POST', headers })
  inserting.write('{"lbAgence":"Traces",')
  await once(server.app.server, 'request')
  inserting.end('"isActif":true}')
  const [written] = (await once(inserting, 'response')) as [IncomingMessage]
  expect(JSON.parse(await text(written))).toMatchObject({ isSuccess: true })
  // More than are read at once: a thread reads them while they are sent.
  const more = Array.from({ length: 3_000 }, (_, at) => ({ lbAgence: `${at} `.padEnd(150, 'a'), isActif: true }))
  for (let at = 0; at < more.length; at += 500)
    await server.db
      .insertInto('agence')
      .values(more.slice(at, at + 500))
      .execute()
  const listing = await fetch(`${url}/api/Console/Adm/AdmAgence/GetList`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  })
  expect(((await listing.json()) as { value: unknown[] }).value.length).toBeGreaterThan(3_000)
  const { served, below } = await server.sent()
  const [inserted, listed] = served
  const names = (one?: Sent) => below(one).map(({ name }) => name)
  expect(names(inserted)).toEqual(
    expect.arrayContaining(['SELECT users', 'INSERT agence', 'SELECT agence', 'INSERT log', 'transaction']),
  )
  // The first rows, which were all if they were few, and then all.
  expect(names(listed)).toEqual(['SELECT users', 'SELECT agence', 'SELECT agence'])
  for (const one of served) {
    expect(of(one)['ronde.database.statements']).toBe(names(one).filter((name) => name !== 'transaction').length)
    for (const { kind, traceId, startTimeUnixNano, endTimeUnixNano, attributes } of below(one)) {
      expect({ kind, traceId }).toEqual({ kind: 3, traceId: one.traceId })
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(one.startTimeUnixNano))
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
      expect(attributes).toContainEqual({ key: 'db.system.name', value: { stringValue: expect.any(String) } })
    }
  }
  const writing = below(inserted).find(({ name }) => name === 'INSERT agence')
  expect(of(writing)).toMatchObject({
    'db.operation.name': 'INSERT',
    'db.collection.name': 'agence',
    'db.query.summary': 'INSERT agence',
    'db.query.text': expect.stringMatching(
      /^insert into "agence" \(.*\) values \((\?|\$1), .*\) returning "idAgence"$/,
    ),
  })
  const transaction = below(inserted).find(({ name }) => name === 'transaction')
  const took = BigInt(transaction?.endTimeUnixNano ?? 0) - BigInt(transaction?.startTimeUnixNano ?? 0)
  expect(of(transaction)['ronde.write.waited_milliseconds']).toBeLessThan(Number(took) / 1_000_000 - 0.1)
})

test('a refusal says its code; a failure is one, with no word of what failed', async () => {
  const server = await startTraced()
  const insert = () =>
    server.call('/api/Console/Adm/AdmAgence/Insert', {
      method: 'POST',
      token: server.admin,
      body: { lbAgence: 'Deux fois', isActif: true },
    })
  await insert()
  expect((await insert()).status).toBe(200)
  await server.call(lists)
  await server.db.destroy()
  expect((await server.call(lists, { token: server.admin })).status).toBeGreaterThanOrEqual(500)
  const { spans, served } = await server.sent()
  expect(served.map((span) => [of(span)['ronde.refusal'], of(span)['http.response.status_code']])).toEqual([
    [undefined, 200],
    ['R2', 200],
    ['notSignedIn', 401],
    [expect.any(String), expect.any(Number)],
  ])
  expect(served.map(({ status }) => status)).toEqual([{ code: 0 }, { code: 0 }, { code: 0 }, { code: 2 }])
  expect(of(served[3])['error.type']).toMatch(/^50[03]$/)
  const failed = spans.find(({ kind, status }) => kind === 3 && status.code === 2)
  expect(of(failed)['error.type']).toMatch(/^\w+$/)
  expect(JSON.stringify(spans)).not.toContain('Deux fois')
})

test('nothing of a token, a password, a login, a search, a record or a header leaves the server', async () => {
  const server = await startTraced()
  const [login, password] = ['admin', 'ronde-admin-2026']
  const authenticate = (tried: string) =>
    server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password: tried } })
  const { token } = (await authenticate(password)).value as { token: string }
  await authenticate('corbeau-lanterne-41')
  await server.call('/api/Core/SecAuthentification/CheckToken', { method: 'POST', body: { token } })
  const [first] = (await server.call(`${lists}?take=1`, { token })).value as Record<string, unknown>[]
  await server.call(`${lists}?search=hirondelle&lbClient=martinet&sort=lbAffaire`, {
    token,
    headers: {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'vendor=pluvier',
      baggage: 'user=courlis',
      'user-agent': 'tourterelle/1',
    },
  })
  const { idAffaireGuid, refAffaire, idAgence, idUserRAF, statut } = first ?? {}
  const body = { idAffaireGuid, refAffaire, lbAffaire: 'Toiture du rossignol', lbClient: 'Fauvette', idAgence }
  const saved = await server.call('/api/Console/Aff/AffAffaire/Update', {
    method: 'PUT',
    token,
    body: { ...body, idUserRAF, statut },
  })
  expect(saved).toMatchObject({ status: 200, value: { lbClient: 'Fauvette' } })
  await server.call(`/api/Console/Aff/AffAffaire/Get?idAffaireGuid=${String(idAffaireGuid)}`, { token })
  await server.call('/api/Console/Adm/UsrUser/Get', { token })
  await server.call('/api/Core/SysLog/GetList?sort=lbAction&take=1', { token })
  const { served, spans } = await server.sent()
  expect(served).toHaveLength(9)
  const texts = spans.map((span) => JSON.stringify(of(span)['db.query.text'] ?? ''))
  expect(texts).toContainEqual(expect.stringContaining('when ? then ?'))
  expect(texts.filter((told) => told.includes("'"))).toEqual([])
  const everything = collector.received.map((one) => one.body).join('\n')
  const words = ['hirondelle', 'martinet', 'pluvier', 'courlis', 'tourterelle', 'rossignol', 'auvette', 'corbeau']
  const values = [token, ...token.split('.'), server.admin, password, idAffaireGuid, refAffaire, first?.['lbAffaire']]
  for (const word of [...words, ...values, '"admin"', 'Camille', '127.0.0.1']) {
    expect(everything.toLowerCase()).not.toContain(String(word).toLowerCase())
  }
})

test('calls that are not to be kept send nothing, and their lines bear their trace all the same', async () => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off')
  const server = await startTraced()
  const answer = await server.call(`${lists}?take=5`, { token: server.admin })
  expect(await server.sent()).toMatchObject({ spans: [] })
  expect(server.lines().find(({ reqId }) => reqId === answer.headers['x-request-id'])).toMatchObject({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test.each([
  ['OTEL_TRACES_SAMPLER', 'often'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('traces that cannot be made as %s says are not begun', (name, value) => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'traceidratio')
  vi.stubEnv(name, value)
  expect(openTraces).toThrow(name)
})

test('an import of many lines has a hundred spans of statements, and counts the rest', async () => {
  const server = await startTraced()
  const table = await server.call('/api/Core/SysTable/Insert', {
    method: 'POST',
    token: server.admin,
    body: { refTable: 'Demo.Traces', lbTable: 'Traces', idTypeTable: 1 },
  })
  const { idTableGuid } = table.value as { idTableGuid: string }
  const csv = ['refValeur;lbValeur', ...Array.from({ length: 200 }, (_, at) => `V${at};Valeur ${at}`)].join('\r\n')
  const answer = await server.upload('/api/Core/SysValeur/Import', server.admin, {
    idTableGuid,
    file: new File([csv], 'valeurs.csv', { type: 'text/csv' }),
  })
  expect(answer.status).toBe(200)
  const { spans, below } = await server.sent()
  const imported = spans.find(({ name }) => name === 'POST /api/Core/SysValeur/Import')
  expect(below(imported).filter(({ name }) => name !== 'transaction')).toHaveLength(100)
  expect(of(imported)['ronde.database.statements']).toBeGreaterThan(200)
})

test.each<[string, Answer | null, string]>([
  ['away', null, '300'],
  ['slow', () => {}, '60000'],
  ['failing', (_request, reply) => void reply.writeHead(500).end('no'), '300'],
])(
  'a collector that is %s slows no call and no end, fills no memory, and is told of once',
  async (_, answer, patience) => {
    const other = await startCollector(answer ?? undefined)
    if (answer === null) await other.close()
    else closing.push(other.close)
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', other.url)
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', patience)
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10')
    vi.stubEnv('OTEL_BSP_MAX_QUEUE_SIZE', '20')
    const server = await startTraced()
    for (let call = 0; call < 30; call += 1) {
      expect((await server.call(`${lists}?take=5`, { token: server.admin })).status).toBe(200)
    }
    const lost = () => server.lines().filter(({ msg }) => String(msg) === 'traces lost')
    await expect.poll(lost).toHaveLength(1)
    expect(lost()[0]).toMatchObject({ level: 40, spans: expect.any(Number), why: expect.any(String) })
    const before = performance.now()
    await server.close()
    expect(performance.now() - before).toBeLessThan(4_000)
    expect(lost()).toHaveLength(1)
  },
)

test('a call that nobody waits for any more ends its span, and what a stopping server cuts off is sent', async () => {
  const app = await createServer({ traces: openTraces(), closingPatience: 100 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const head = 'POST /api/Core/SecAuthentification/CheckToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  socket.write(`${head}content-length: 100\r\n\r\n{`)
  const ended = once(socket, 'close')
  await once(app.server, 'request')
  await app.close()
  await ended
  const [batch] = collector.batches()
  const [span] = batch?.resourceSpans[0]?.scopeSpans[0]?.spans ?? []
  expect(span?.name).toBe('POST /api/Core/SecAuthentification/CheckToken')
  expect(of(span)).toMatchObject({ 'error.type': 'aborted' })
  expect(of(span)).not.toHaveProperty('http.response.status_code')
})

/** Prints the packages of OpenTelemetry that a process loads. */
const watching = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load: (url, context, next) => {
      if (url.includes('@opentelemetry')) process.stdout.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })`)}`

test.each([
  ['without the variables', {}, false],
  ['with the SDK switched off', { OTEL_SDK_DISABLED: 'true' }, false],
  ['with an address', {}, true],
])('a program %s loads what it needs, and sends no more', async (_, environment, isOn) => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  copyFileSync(await demoFile(), join(folder, 'ronde.sqlite'))
  const { child, url, ended } = startProcess(folder, [], {
    DATABASE_URL: '',
    NODE_OPTIONS: `--import "${watching}"`,
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: isOn || 'OTEL_SDK_DISABLED' in environment ? collector.url : '',
  })
  closing.push(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  expect((await fetch(`${await url}${lists}`)).status).toBe(401)
  child.kill('SIGTERM')
  const { code, output } = await ended
  expect(code).toBe(0)
  expect(output.includes('loaded ')).toBe(isOn)
  expect(collector.received).toHaveLength(isOn ? 1 : 0)
})

test('an address that is none stops the program before it begins', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  const { ended } = startProcess(folder, [], { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })
  const { code, output } = await ended
  rmSync(folder, { recursive: true, force: true })
  expect({ code, output }).toEqual({
    code: 1,
    output: 'OTEL_EXPORTER_OTLP_ENDPOINT takes an address such as http://localhost:4318\n',
  })
})
