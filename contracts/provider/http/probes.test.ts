import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../testing/test-log.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const log = testLog('info')
const secret = 'what-the-collector-knows'
const metricsOf = (authorization: string) => server.call('/metrics', { headers: { authorization } })

beforeEach(async () => {
  log.forget()
  server = await startTestServer({ metricsToken: secret, logger: log.logger })
})
afterEach(() => server.close())

test('a process whose database is gone lives and has started, and is not ready', async () => {
  for (const path of ['/live', '/started', '/ready']) {
    expect(await server.call(path)).toMatchObject({
      status: 200,
      value: { status: 'ok' },
      headers: { 'cache-control': 'no-store' },
    })
  }
  await server.db.destroy()
  expect((await server.call('/live')).status).toBe(200)
  expect((await server.call('/started')).status).toBe(200)
  expect((await server.call('/ready')).status).toBeGreaterThanOrEqual(500)
  expect((await metricsOf(`Bearer ${secret}`)).text).toContain('\nronde_database_up 0\n')
})

test('metrics count requests by route and status, with their durations', async () => {
  const get = '/api/Console/Adm/UsrUser/Get'
  await server.call(`${get}?idUser=1`, { token: server.admin })
  await server.call(get)
  await server.call(get)
  await server.call('/somebody/of-no-route')
  const { status, headers, text } = await metricsOf(`Bearer ${secret}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain(`ronde_http_requests_total{method="GET",route="${get}",status="401"} 2\n`)
  expect(text).toContain(`ronde_http_request_duration_seconds_bucket{method="GET",route="${get}",le="+Inf"} 3\n`)
  expect(text).toContain(`ronde_http_request_duration_seconds_count{method="GET",route="${get}"} 3\n`)
  expect(text).toContain('ronde_http_requests_total{method="GET",route="none",status="404"} 1\n')
  expect(text).toContain('\nronde_database_up 1\n')
  // Neither addresses nor users.
  expect(text).not.toMatch(/idUser|somebody|admin/)
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  }
})

test('metrics are nobody else’s', async () => {
  for (const sent of ['', 'Bearer', `Bearer ${secret}x`, secret, `Bearer ${server.admin}`]) {
    expect((await metricsOf(sent)).status).toBe(404)
  }
  const without = await startTestServer()
  const answer = await without.call('/metrics', { headers: { authorization: 'Bearer undefined' } })
  await without.close()
  expect(answer.status).toBe(404)
})

test('the id of a request comes back and stands in its lines of the log', async () => {
  const answer = await server.call('/live', { headers: { 'x-request-id': 'asked-by-a-browser-1' } })
  expect(answer.headers['x-request-id']).toBe('asked-by-a-browser-1')
  expect(log.text()).toContain('"reqId":"asked-by-a-browser-1"')
  const refused = await server.call('/api/none', { headers: { 'x-request-id': 'asked-by-a-browser-2' } })
  expect(refused).toMatchObject({ status: 404, headers: { 'x-request-id': 'asked-by-a-browser-2' } })
})

test.each(['short', 'a'.repeat(65), 'with "quotes" in', 'a{"level":60}'])(
  'an id that a line of the log should not bear is replaced: %s',
  async (given) => {
    const { headers } = await server.call('/live', { headers: { 'x-request-id': given } })
    expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    expect(log.text()).not.toContain(given)
  },
)
