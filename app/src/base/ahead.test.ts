import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { type Call, CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { expect, test, vi } from 'vitest'
import { callAhead } from './ahead.ts'

const info = SysInfo.GetAppInfo as Endpoint<never, unknown>
const last = SysRoute.LastUpdate as Endpoint<never, unknown>

function asking(reply: () => Promise<unknown> = () => Promise.resolve({ value: 'here' })) {
  const sent =
    vi.fn<(endpoint: Endpoint<never, unknown>, input: unknown, options?: { token?: string }) => Promise<unknown>>(reply)
  const time = { now: 0, token: 'a' as string | null }
  const { call, ask } = callAhead(
    sent as unknown as Call,
    () => time.token,
    () => time.now,
  )
  return { sent, time, ask, call: call as (endpoint: Endpoint<never, unknown>, input: unknown) => Promise<unknown> }
}

test('what was asked ahead is answered without another call, once', async () => {
  const { sent, ask, call } = asking()
  const answer = ask(info, {}, { token: 'a' })
  expect(await call(info, {})).toEqual({ value: 'here' })
  await answer
  expect(sent).toHaveBeenCalledExactlyOnceWith(info, {}, { token: 'a' })
  await call(info, {})
  expect(sent).toHaveBeenCalledTimes(2)
})

test.each([
  ['another input', { input: { since: 'now' } }],
  ['another user', { token: 'b' }],
  ['nobody', { token: null }],
  ['a later time', { now: 30_000 }],
])('%s is asked anew', async (_, { input = {}, ...time }: { input?: object; token?: string | null; now?: number }) => {
  const it = asking()
  await it.ask(info, {}, { token: 'a' })
  Object.assign(it.time, time)
  await it.call(info, input)
  expect(it.sent).toHaveBeenCalledTimes(2)
})

test('one question waits for another where the order matters, and goes on without its answer', async () => {
  const late = Promise.withResolvers<unknown>()
  const { sent, ask, call } = asking(() =>
    sent.mock.calls.length === 1 ? late.promise : Promise.resolve({ value: 'here' }),
  )
  void ask(info, {}, { token: 'a', after: ask(last, {}, { token: 'a' }) })
  const answer = call(info, {})
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  late.reject(new CallFailure('network'))
  expect(await answer).toEqual({ value: 'here' })
})
