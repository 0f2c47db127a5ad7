import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testLog } from '../testing/test-log.ts'
import { noon, startTestServer, type TestServer } from '../testing/test-server.ts'
import { answerReportsPath } from './answer-reports.ts'

let server: TestServer
let clock = noon
const log = testLog('warn')
beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    logger: log.logger,
  })
})
beforeEach(() => {
  log.forget()
  clock = new Date(clock.getTime() + 61_000)
})
afterAll(() => server.close())

const report = {
  operation: 'Aff/AffAffaire/GetList',
  field: '12.libelle',
  request: '0197c2d4-5f0a-7c3e-8a44-aaaaaaaaaaaa',
  console: '2023.8.0',
}

const send = (body: unknown) =>
  server.call(answerReportsPath, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

test('a report is taken from somebody who is signed out, and logged once a minute for each operation', async () => {
  for (let times = 0; times < 20; times += 1) expect((await send(report)).status).toBe(204)
  await send({ ...report, operation: 'UsrUser/GetList', field: null, request: null })
  expect(log.lines()).toMatchObject([
    { msg: 'unreadable answer', report },
    { msg: 'unreadable answer', report: { field: null, request: null } },
  ])
  clock = new Date(clock.getTime() + 61_000)
  await send(report)
  expect(log.lines()).toHaveLength(3)
})

test('invented operations are all one', async () => {
  for (let at = 0; at < 50; at += 1) await send({ ...report, operation: `Invented/${at}` })
  expect(log.lines()).toHaveLength(1)
})

test.each([
  ['no JSON', 'x', 400],
  ['of another shape', { ...report, operation: 7 }, 400],
  ['more than a report', { ...report, name: 'Claire Lambert' }, 400],
  ['a field that may quote a record', { ...report, field: 'Claire Lambert' }, 400],
  ['lines of its own for the log', { ...report, operation: 'Aff\n{"level":60}' }, 400],
  ['too large', { ...report, console: 'x'.repeat(5_000) }, 413],
])('what is %s is refused, in the envelope, and not logged', async (_, body, status) => {
  expect(await send(body)).toMatchObject({ status, messages: [expect.any(String)] })
  expect(log.lines()).toEqual([])
})
