import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyByCommand } from './command.ts'
import { junit, table } from './report.ts'
import { committedPact, readPact } from './run.ts'
import type { VerifyOptions } from './verification.ts'

const info = {
  lbApplication: 'Ronde',
  version: '1.0',
  environnement: 'test',
  lbBase: 'none',
  dtServeur: '2026-03-31T08:30:00.000Z',
}

let folder = ''
let server: Server | undefined
let printed = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-command-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

/** A server of one operation that answers `value`, with a state endpoint. */
async function listening(value: object): Promise<string> {
  let isBroken = false
  server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = (status: number, body: object) =>
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST') {
      const { action, state } = JSON.parse(Buffer.concat(chunks).toString()) as { action: string; state: string }
      isBroken = action === 'setup' && state === 'the server is out of order'
      return answer(200, {})
    }
    if (isBroken)
      return answer(503, { isSuccess: false, hasErrors: true, msgList: [{ message: 'Plus tard', eventType: 4 }] })
    return answer(200, { value, isSuccess: true, hasErrors: false })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const unused = () => Promise.reject(new Error('the reference provider was asked'))
const sysInfo = ['--filter', '^SysInfo/']

test('a server that runs elsewhere is verified by its address, and a table of the services stands at the end', async () => {
  const url = await listening(info)
  const file = join(folder, 'results.xml')
  expect(await verifyByCommand(['--provider-base-url', `${url}/`, ...sysInfo, '--junit', file], unused)).toBe(0)
  expect(printed).toMatch(
    /service +interactions +held +failed.*\nSysInfo +2 +2 +0\nall +2 +2 +0\n\n2 interactions in the file, 2 verified, 0 failures, \d+ ms\n$/,
  )
  const report = await readFile(file, 'utf8')
  expect(report).toContain('<testsuite name="SysInfo" tests="2" failures="0"')
  expect(report.match(/<testcase /g)).toHaveLength(2)
})

test('one that leaves out a field fails, and says which of which operation', async () => {
  const { version: _, ...rest } = info
  const url = await listening(rest)
  expect(await verifyByCommand(['--provider-base-url', url, ...sysInfo], unused)).toBe(1)
  expect(printed).toMatch(/✗ .*SysInfo\/GetAppInfo: what the server says of itself.*: \$\.value: .*version/)
  expect(printed).toMatch(/SysInfo +2 +1 +1 +GetAppInfo\n/)
})

test('one whose state endpoint is not there fails', async () => {
  const url = await listening(info)
  expect(await verifyByCommand(['--provider-base-url', url, '--states-url', `${url}x`, ...sysInfo], unused)).toBe(1)
})

test('what is left out by name, and what is only proposed, is not tried', async () => {
  let tried: string[] = []
  const reading = async ({ pact = '', leavesOut }: VerifyOptions) => {
    const { interactions } = await readPact(pact, '^(AffAffaire|AdmAgence)/', leavesOut)
    tried = interactions.map(({ description }) => description)
    return { inFile: 1, verified: 1, milliseconds: 0, failures: [], outcomes: [] }
  }
  const ofProposed = ['AffAffaire/Update: of what was changed meanwhile', 'AdmAgence/GetList: by columns']
  const others = ['AffAffaire/GetList: without a session', 'AdmAgence/Insert: without a session']
  expect(await verifyByCommand([], reading)).toBe(0)
  expect(tried).toEqual(expect.arrayContaining([...ofProposed, ...others]))
  await verifyByCommand(['--without-proposed'], reading)
  expect(tried).toEqual(expect.arrayContaining(others))
  expect(tried.filter((description) => ofProposed.includes(description))).toEqual([])
  await verifyByCommand(['--leave-out', '^AdmAgence/'], reading)
  expect(new Set(tried.map((description) => description.split('/')[0]))).toEqual(new Set(['AffAffaire']))
})

test('a filter that finds nothing is no pass', async () => {
  const url = await listening(info)
  expect(await verifyByCommand(['--provider-base-url', url, '--filter', '^NoSuchService/'], unused)).toBe(1)
})

test('a pact of a release gives its version to the report', async () => {
  const url = await listening(info)
  const pact = JSON.parse(await readFile(committedPact, 'utf8')) as { metadata: object }
  const [released, file] = [join(folder, 'pact.json'), join(folder, 'results.xml')]
  await writeFile(released, JSON.stringify({ ...pact, metadata: { ...pact.metadata, consumer: { version: '1.2.0' } } }))
  expect(
    await verifyByCommand(['--provider-base-url', url, '--pact', released, '--junit', file, ...sysInfo], unused),
  ).toBe(0)
  expect(await readFile(file, 'utf8')).toContain('<property name="consumer.version" value="1.2.0"/>')
})

test('under a ratchet what never held may fail; what falls does not, and what was not tried is no news', async () => {
  const { version: _, ...rest } = info
  const file = join(folder, 'held.json')
  const half = ['--provider-base-url', await listening(rest), '--ratchet', file, ...sysInfo]
  expect(await verifyByCommand(half, unused)).toBe(0)
  expect(printed).toMatch(/held.json: 1 of \d+ interactions held, 1 more, 0 fell\n/)
  await writeFile(file, JSON.stringify(['SysInfo/GetAppInfo: what the server says of itself']))
  expect(await verifyByCommand(half, unused)).toBe(1)
  expect(printed).toContain('✗ fell: SysInfo/GetAppInfo: what the server says of itself\n')
  const before = await readFile(file, 'utf8')
  expect(await verifyByCommand([...half, '--provider-base-url', 'http://127.0.0.1:1'], unused)).toBe(1)
  expect(await readFile(file, 'utf8')).toBe(before)
})

const outcomes = [
  { description: 'AdmAgence/Insert: of a name <b>', milliseconds: 12, failure: '$.value: "a" & \u0000 <b>' },
  { description: 'AdmAgence/GetList: all', milliseconds: 3, failure: null },
  { description: 'SysInfo/GetAppInfo: it', milliseconds: 5, failure: null },
]

test('JUnit has a suite for each service, and nothing in it that is no XML', () => {
  const report = junit(outcomes)
  expect(report).toContain('<testsuite name="AdmAgence" tests="2" failures="1" time="0.015">')
  expect(report).toContain('name="AdmAgence/Insert: of a name &lt;b&gt;"')
  expect(report).toContain('<failure message="$.value: &quot;a&quot; &amp; \uFFFD &lt;b&gt;"/>')
})

test('the table names the operations that fail', () => {
  expect(table(outcomes).split('\n')[1]).toMatch(/^AdmAgence +2 +1 +1 +Insert$/)
})
