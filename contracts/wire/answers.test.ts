import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createCall } from './call.ts'
import { CallFailure, mayBeDone } from './failure.ts'
import { GET, POST, service } from './service.ts'

/** The server's next answer, to any call. */
interface Raw {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}
let next: Raw = {}
let server: Server
let call: Call
beforeAll(async () => {
  server = createServer((_, response) => {
    const { status = 200, headers = {}, body } = next
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  call = createCall({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => null,
    language: () => 'fr',
  })
})
afterAll(() => void server.close())

const { GetList, Get, Update } = service('/api/Core/SysEssai', {
  GetList: GET({
    input: z.object({ skip: z.optional(z.number()), take: z.optional(z.number()) }),
    value: z.array(z.string()),
    example: { input: {}, value: [] },
  }),
  Get: GET({ value: z.object({ lb: z.string() }), example: { value: { lb: 'A' } } }),
  Update: POST({ value: z.object({ lb: z.string() }), example: { value: { lb: 'A' } } }),
})

const told = { message: 'La base est en cours de restauration', eventType: 5, exception: null }
const sinceOf = { ...told, code: 'R1', field: null, since: '2026-03-31T11:58:00.000Z' }
const envelope = (more: object) => ({ isSuccess: true, hasErrors: false, msgList: [], ...more })
const ask = async (raw: Raw, input: { skip?: number; take?: number } = {}) => {
  next = raw
  return call(GetList, input)
}

describe('a read', () => {
  test.each([
    ['an empty list with errors', { value: [], hasErrors: true }],
    ['an empty list that did not succeed', { value: [], isSuccess: false }],
    ['rows that did not succeed', { value: ['a'], isSuccess: false, hasErrors: true }],
    ['nothing, that did not succeed', { isSuccess: false }],
    ['a value of another shape that did not succeed', { value: {}, isSuccess: false }],
  ])('of %s has failed, in the server’s words', async (_, more) => {
    await expect(ask({ body: envelope({ ...more, msgList: [told] }) })).rejects.toMatchObject({
      kind: 'refused',
      messages: [told],
    })
  })

  test('of some rows with errors shows them, and tells of the errors', async () => {
    expect(await ask({ body: envelope({ value: ['a'], hasErrors: true, msgList: [told] }) })).toMatchObject({
      value: ['a'],
      hasErrors: true,
      messages: [told],
    })
  })

  test('without a value cannot be read', async () => {
    await expect(ask({ body: envelope({}) })).rejects.toMatchObject({ kind: 'unreadable' })
  })

  const counted = (count: number, rows: number): Raw => ({
    headers: { 'x-total-count': String(count) },
    body: envelope({ value: Array.from({ length: rows }, () => 'a') }),
  })

  test.each([
    [40, 0],
    [40, 39],
  ])('of a whole list of %d with %d rows has failed: it is not all there', async (count, rows) => {
    await expect(ask(counted(count, rows))).rejects.toMatchObject({ kind: 'incomplete' })
  })
  test('of a page with nothing on it, before the end, has failed', async () => {
    await expect(ask(counted(40, 0), { skip: 20, take: 10 })).rejects.toMatchObject({ kind: 'incomplete' })
  })
  test.each([
    ['a whole list', 2, 2, {}],
    ['a list that grew meanwhile', 2, 3, {}],
    ['the rest of a list', 40, 10, { skip: 30 }],
    ['a page of a server that gives fewer at once', 40, 5, { take: 10 }],
    ['a page beyond the last row', 40, 0, { skip: 40, take: 10 }],
    ['a list of nothing', 0, 0, {}],
  ])('of %s is sound', async (_, count, rows, input) => {
    expect((await ask(counted(count, rows), input)).value).toHaveLength(rows)
  })
})

describe('a write', () => {
  const save = (raw: Raw) => {
    next = raw
    return call(Update, {})
  }
  test('without a value is not confirmed, whatever it says', async () => {
    await expect(save({ body: envelope({ msgList: [told] }) })).rejects.toMatchObject({
      kind: 'unconfirmed',
      messages: [told],
    })
    await expect(save({ body: envelope({ value: null }) })).rejects.toMatchObject({ kind: 'unconfirmed' })
  })
  test('that did not succeed is refused, even with a value', async () => {
    await expect(
      save({ body: envelope({ value: { lb: 'A' }, isSuccess: false, msgList: [told] }) }),
    ).rejects.toMatchObject({ kind: 'refused', messages: [told] })
  })

  test.each([
    ['no answer', new CallFailure('network'), true],
    ['none in time', new CallFailure('timeout'), true],
    ['none that can be read', new CallFailure('unreadable'), true],
    ['one without a value', new CallFailure('unconfirmed'), true],
    ['a gateway’s 502', new CallFailure('http', { status: 502 }), true],
    ['a gateway’s 503', new CallFailure('http', { status: 503 }), true],
    ['a gateway’s 504', new CallFailure('http', { status: 504 }), true],
    ['a 503 of the server', new CallFailure('http', { status: 503, messages: [told] }), false],
    ['a refusal', new CallFailure('refused', { messages: [told] }), false],
    ['a 409', new CallFailure('http', { status: 409 }), false],
  ])('with %s may be done: %s', (_, failure, expected) => {
    expect(mayBeDone(failure)).toBe(expected)
  })
})

describe('a message', () => {
  const read = async (msgList: unknown, status = 500) => {
    next = { status, body: { isSuccess: false, hasErrors: true, msgList } }
    const failure = await call(Get, {}).catch((error: unknown) => error as CallFailure)
    return failure instanceof CallFailure
      ? {
          kind: failure.kind,
          said: failure.messages.map(({ message, eventType, exception }) => [message, eventType, exception?.Message]),
        }
      : null
  }
  const both = [200, 500]

  test.each([
    [
      'an exception that is a text',
      [{ message: 'Refusé', eventType: 4, exception: 'ORA-00060' }],
      [['Refusé', 4, 'ORA-00060']],
    ],
    [
      'an exception of another form',
      [{ message: 'Refusé', eventType: 4, exception: { message: 'ORA-00060', code: 60 } }],
      [['Refusé', 4, 'ORA-00060']],
    ],
    [
      'an exception that says nothing',
      [{ message: 'Refusé', eventType: 4, exception: { HResult: -1 } }],
      [['Refusé', 4, undefined]],
    ],
    ['only an exception', [{ message: null, eventType: 5, exception: 'ORA-00060' }], [['', 5, 'ORA-00060']]],
    ['a type that is a text', [{ message: 'Refusé', eventType: '5' }], [['Refusé', 5, undefined]]],
    ['no type', [{ message: 'Refusé' }], [['Refusé', 4, undefined]]],
    ['a type that is none', [{ message: 'Refusé', eventType: 'Error' }], [['Refusé', 4, undefined]]],
    [
      'texts alone',
      ['Refusé', 'Occupé'],
      [
        ['Refusé', 4, undefined],
        ['Occupé', 4, undefined],
      ],
    ],
    ['one text for a list', 'Refusé', [['Refusé', 4, undefined]]],
    ['one message for a list', { message: 'Refusé', eventType: 4 }, [['Refusé', 4, undefined]]],
    [
      'several, one of them unreadable',
      [null, { message: { a: 1 }, eventType: 4 }, { message: 'Refusé', eventType: 4, code: 12, field: {} }],
      [['Refusé', 4, undefined]],
    ],
    ['null for a list', null, []],
  ])('of %s loses no word that can be read', async (_, msgList, said) => {
    for (const status of both)
      expect(await read(msgList, status)).toEqual({ kind: status === 200 ? 'refused' : 'http', said })
  })

  test('of a failure is read whatever stands around it', async () => {
    next = { status: 500, body: { value: 7, msgList: [{ message: 'Refusé', eventType: 4 }] } }
    await expect(call(Get, {})).rejects.toMatchObject({ kind: 'http', messages: [{ message: 'Refusé' }] })
    next = { status: 500, body: '<h1>500</h1>' }
    await expect(call(Get, {})).rejects.toMatchObject({ kind: 'http', messages: [] })
  })
})

test.each([
  ['7', 7],
  [new Date(Date.now() + 90_000).toUTCString(), 90],
  ['soon', undefined],
])('Retry-After: %s is as many seconds', async (header, seconds) => {
  next = { status: 503, headers: { 'retry-after': header }, body: {} }
  const { retryAfter } = await call(Get, {}).then(
    () => ({ retryAfter: -1 }),
    (error: unknown) => error as CallFailure,
  )
  if (seconds === undefined) expect(retryAfter).toBeUndefined()
  else expect(Math.abs((retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(2)
})

test('what else a message bears is read: what it is, its field, the instant it names', async () => {
  await expect(
    ask({ body: envelope({ isSuccess: false, hasErrors: true, msgList: [sinceOf] }) }),
  ).rejects.toMatchObject({ messages: [sinceOf] })
})
