import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordedCall } from '../../base/recorded-call.ts'
import { answerReports } from './answer-reports.ts'

const taken: unknown[] = []
const server = createServer((request, response) => {
  void json(request).then((body) => {
    taken.push({ at: `${request.method} ${request.url}`, body })
    response.writeHead(204).end()
  })
})
let apiHost = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ronde`
})
beforeEach(() => {
  taken.length = 0
})
afterAll(() => server.close())

const call: RecordedCall = {
  at: '2026-11-28T12:00:00.000Z',
  operation: 'Aff/AffAffaire/GetList',
  outcome: 'unreadable',
  status: null,
  codes: [],
  field: '2.lbAffaire',
  ms: 12,
  request: '0123456789abcdef',
}
const configured = { answerReports: '/api/answer-report', buildVersion: '2023.8.0' }

test('each operation and field that cannot be read is reported once, below the host of the API; other calls are not', async () => {
  const report = answerReports({ apiHost, ...configured })
  for (const outcome of ['ok', 'refused', 'network', 'http']) report({ ...call, outcome })
  for (let times = 0; times < 3; times += 1) report({ ...call, request: `0123456789abcde${times}` })
  report({ ...call, field: null })
  await expect.poll(() => taken.length).toBe(2)
  const { operation } = call
  expect(taken).toEqual(
    expect.arrayContaining([
      {
        at: 'POST /ronde/api/answer-report',
        body: { operation, field: call.field, request: '0123456789abcde0', console: '2023.8.0' },
      },
      expect.objectContaining({ body: expect.objectContaining({ operation, field: null }) }),
    ]),
  )
})

test('without an address nothing is sent', async () => {
  answerReports({ apiHost, buildVersion: '2023.8.0' })(call)
  // What was sent before would have come before.
  answerReports({ apiHost, ...configured })({ ...call, operation: 'Adm/UsrUser/GetList' })
  await expect.poll(() => taken).toMatchObject([{ body: { operation: 'Adm/UsrUser/GetList' } }])
})

test('a report that is lost is let go', async () => {
  const lost: unknown[] = []
  const keep = (reason: unknown) => void lost.push(reason)
  process.on('unhandledRejection', keep)
  answerReports({ apiHost: 'http://127.0.0.1:1', ...configured })(call)
  answerReports({ apiHost, ...configured })(call)
  await expect.poll(() => taken.length).toBe(1)
  process.off('unhandledRejection', keep)
  expect(lost).toEqual([])
})
