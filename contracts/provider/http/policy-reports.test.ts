import { afterAll, beforeAll, expect, test } from 'vitest'
import { testLog } from '../testing/test-log.ts'
import { noon, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let clock = noon
const log = testLog('warn')
beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    logger: log.logger,
  })
})
afterAll(() => server.close())

/** The address for reports in the policy header. */
async function reportsAddress(): Promise<string> {
  const { headers } = await server.call('/api/Core/SysInfo/GetAppInfo')
  return /report-uri (\S+?)(;|$)/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}

const send = async (body: unknown, type = 'application/csp-report') =>
  server.call(await reportsAddress(), {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  })

const broken = (directive: string) => ({
  'csp-report': {
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/x.js?token=secret',
    'document-uri': 'https://ronde.example/',
  },
})

test('what the policy’s header names takes reports, a line for each directive a minute, and no query', async () => {
  for (let times = 0; times < 50; times += 1) expect((await send(broken('script-src-elem'))).status).toBe(204)
  await send(broken('img-src'))
  expect(log.lines()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example/x.js', page: 'https://ronde.example/' },
    { directive: 'img-src' },
  ])
  clock = new Date(noon.getTime() + 61_000)
  await send(broken('script-src-elem'))
  expect(log.lines()).toHaveLength(3)
})

test('invented directives are all one', async () => {
  log.forget()
  for (let at = 0; at < 200; at += 1) await send(broken(`invented-${at}`))
  expect(log.lines()).toHaveLength(1)
})

test.each([
  ['no JSON', 'x', 'application/csp-report', 400],
  ['of another shape', { 'csp-report': 7 }, 'application/csp-report', 400],
  ['too large', ' '.repeat(70_000), 'application/csp-report', 413],
  ['of another type', broken('script-src'), 'application/json', 415],
])('what is %s is refused, in the envelope', async (_, body, type, status) => {
  expect(await send(body, type)).toMatchObject({ status, messages: [expect.any(String)] })
})

test('calls take no such bodies', async () => {
  const answer = await server.call('/api/Core/SecAuthentification/CheckToken', {
    method: 'POST',
    body: '{"token":"x"}',
    headers: { 'content-type': 'application/csp-report' },
  })
  expect(answer.status).toBe(415)
})
