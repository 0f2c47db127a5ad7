import { type Answer, type Call, CallFailure, type FailureKind } from '@ronde/contracts/wire'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recorded } from '../../base/recorded-call.ts'
import { defaultConfig } from '../../config/config.ts'
import { testConsole } from '../../kit/testing/test-scope.ts'
import { arrived } from '../../navigation/navigation.ts'
import { unexpectedHappened } from '../../notices/unexpected.ts'
import {
  $recording,
  broughtBack,
  callRecorded,
  faultCaught,
  faultOf,
  most,
  readRecording,
  type Recording,
} from './recorder.ts'
import { reportOf } from './report.ts'

const kinds: FailureKind[] = [
  'refused',
  'http',
  'network',
  'timeout',
  'cancelled',
  'unreadable',
  'unconfirmed',
  'incomplete',
]
const nothing: Recording = { calls: [], faults: [], slow: [] }
const surroundings = {
  config: defaultConfig,
  version: '4.0',
  locale: 'fr',
  browser: 'Firefox/153.0',
  size: [1366, 768],
  now: new Date('2026-11-28T12:00:00Z'),
} as const

/** What people are called, type and hold: all of it bears a mark that nothing else has. */
const mark = '¤'
const personal = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      'Claire Lambert',
      'c.lambert@exemple.fr',
      '\n    at Lambert.js:1:1',
      'x@Lambert.js:2:3',
      'Lambert/Claire: nom ',
      'R13',
    ),
  )
  .map((text) => `${mark}${text}${mark}`)
const token = fc.base64String({ minLength: 24, maxLength: 60 }).map((text) => `eyJ${mark}${text}`)

const step = fc.record({
  kind: fc.constantFrom<FailureKind | 'ok' | 'thrown' | 'fault' | 'move'>('ok', 'thrown', 'fault', 'move', ...kinds),
  who: personal,
  token,
  status: fc.constantFrom(400, 401, 500),
})

const numRuns = Number(process.env.RONDE_RUNS ?? 1_000)
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

test(`no token and nothing of a person is in what is handed over by ${numRuns} sessions (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const { scope, raise } = testConsole()
      const calls: Parameters<Parameters<typeof recorded>[1]>[0][] = []
      for (const { kind, who, token: bearer, status } of steps) {
        if (kind === 'move') await raise(arrived, { path: `/Adm/Usr/UserList/${who}`, query: `?q=${who}` })
        else if (kind === 'fault') {
          const error = Object.assign(new TypeError(`Cannot read ${who} of ${bearer}`), { name: who })
          await raise(who.length % 2 ? unexpectedHappened : faultCaught, who.length % 3 ? error : who)
        } else {
          const messages = [
            { message: who, eventType: 4, exception: { Message: bearer }, code: who, field: who, since: who },
          ]
          const failure =
            kind === 'ok' || kind === 'thrown'
              ? null
              : Object.assign(new CallFailure(kind, { status, messages, detail: `Adm/UsrUser: ${who} ${bearer}` }))
          const sent = (() =>
            kind === 'ok'
              ? Promise.resolve({ value: who as never, hasErrors: false, messages })
              : Promise.reject(failure ?? new Error(who))) as Call
          const call = recorded(sent, (one) => calls.push(one))
          const input = { login: who, password: bearer }
          await call(SecAuthentification.Authenticate, input, { token: bearer, idempotencyKey: bearer }).catch(() => {})
        }
      }
      for (const one of calls) await raise(callRecorded, one)
      const report = reportOf(scope.getState($recording), surroundings)
      expect(report).not.toContain(mark)
      expect(report).not.toMatch(/lambert|exemple\.fr/i)
      expect(calls).toHaveLength(steps.filter(({ kind }) => kind !== 'move' && kind !== 'fault').length)
    }),
    { numRuns, seed },
  )
}, 240_000)

test('a call is kept with what its operation, its outcome and its id are', async () => {
  const kept: unknown[] = []
  const answers: (Answer<unknown> | CallFailure)[] = [
    { value: null, hasErrors: false, messages: [], requestId: '0123456789abcdef' },
    new CallFailure('refused', { messages: [{ message: 'Non', eventType: 4, exception: null, code: 'R13' }] }),
    new CallFailure('http', { status: 503 }),
    new CallFailure('unreadable', { detail: 'api/Console/Adm/UsrUser/GetList: 3.login Invalid input' }),
  ]
  const call = recorded(
    (() => {
      const next = answers.shift()
      return next instanceof CallFailure ? Promise.reject(next) : Promise.resolve(next)
    }) as Call,
    (one) => kept.push(one),
  )
  for (let count = 4; count > 0; count -= 1) await call(UsrUser.GetList, {}).catch(() => {})
  const alike = { at: expect.stringMatching(/Z$/), operation: 'Adm/UsrUser/GetList', ms: expect.any(Number) }
  const bare = { status: null, codes: [], field: null, request: null }
  expect(kept).toEqual([
    { ...alike, ...bare, outcome: 'ok', request: '0123456789abcdef' },
    { ...alike, ...bare, outcome: 'refused', codes: ['R13'] },
    { ...alike, ...bare, outcome: 'http', status: 503 },
    { ...alike, ...bare, outcome: 'unreadable', field: '3.login' },
  ])
})

test('the last 200 calls are kept, the newest last', async () => {
  const { scope, raise } = testConsole()
  const one = { at: '', operation: 'a/b', outcome: 'ok', status: null, codes: [], field: null, request: null }
  for (let ms = 0; ms < most.calls + 5; ms += 1) await raise(callRecorded, { ...one, ms })
  const { calls } = scope.getState($recording)
  expect(calls).toHaveLength(200)
  expect([calls[0]?.ms, calls.at(-1)?.ms]).toEqual([5, 204])
})

test('a failure is kept by its kind and its place; that of a call is among the calls', async () => {
  const { scope, raise } = testConsole()
  const error = new TypeError('Claire')
  error.stack =
    'TypeError: Claire\n    at show (http://host/assets/list-a1B2.js:12:34)\n    at http://host/assets/start.js?v=1:5:6'
  expect(faultOf(error)).toEqual({ kind: 'TypeError', where: ['list-a1B2.js:12:34', 'start.js:5:6'] })
  error.stack = 'show@http://host/assets/list-a1B2.js:12:34\n@http://host/assets/start.js:5:6\n'
  expect(faultOf(error).where).toEqual(['list-a1B2.js:12:34', 'start.js:5:6'])
  await raise(arrived, { path: '/about', query: '?q=Claire' })
  await raise(unexpectedHappened, error)
  await raise(faultCaught, error)
  await raise(unexpectedHappened, new CallFailure('network'))
  const { faults } = scope.getState($recording)
  expect(faults.map(({ kind, page }) => [kind, page])).toEqual([
    ['TypeError', '/about'],
    ['TypeError', '/about'],
  ])
})

test('what is handed over says in what surroundings', () => {
  const read = JSON.parse(reportOf(nothing, surroundings)) as Record<string, unknown>
  expect(read).toMatchObject({
    taken: '2026-11-28T12:00:00.000Z',
    console: '2023.8.0',
    server: '4.0',
    environment: 'srv-test',
    language: 'fr',
    browser: 'Firefox/153.0',
    window: '1366 x 768',
    calls: [],
  })
})

test('what was recorded before a reload comes first; what is no recording is left', async () => {
  const { scope, raise } = testConsole()
  const call = { at: '', operation: 'a/b', outcome: 'ok', status: null, codes: [], field: null, request: null }
  const before: Recording = {
    calls: Array.from({ length: most.calls }, (_, ms) => ({ ...call, ms })),
    faults: [{ at: '', kind: 'TypeError', where: ['a.js:1:2'], page: '/' }],
    slow: [],
  }
  await raise(callRecorded, { ...call, ms: 900 })
  const read = readRecording(JSON.stringify(before))
  if (!read) throw new Error('not read')
  await raise(broughtBack, read)
  const { calls, faults } = scope.getState($recording)
  expect([calls.length, calls[0]?.ms, calls.at(-1)?.ms, faults]).toEqual([200, 1, 900, before.faults])
  for (const kept of [null, '', '{', '[]', '{"calls":[{}],"faults":[],"slow":[]}', '{"calls":[]}'])
    expect(readRecording(kept)).toBeNull()
})
