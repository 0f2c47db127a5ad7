import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import type { Call } from '@ronde/contracts/wire'
import { expect, test, vi } from 'vitest'
import { callLate } from './call-late.ts'

const answer = { value: undefined, hasErrors: false, messages: [] }
const there = (() => Promise.resolve(answer)) as Call

test('the code of a call is fetched once, also for calls that come while it does', async () => {
  const bring = vi.fn<() => Promise<Call>>(() => Promise.resolve(there))
  const call = callLate(bring)
  expect(bring).not.toHaveBeenCalled()
  const atOnce = [call(SysInfo.GetAppInfo, {}), call(SysInfo.GetAppInfo, {})]
  await expect(Promise.all(atOnce)).resolves.toEqual([answer, answer])
  await expect(call(SysInfo.GetAppInfo, {})).resolves.toEqual(answer)
  expect(bring).toHaveBeenCalledOnce()
})

test('where it cannot be had the call fails as the network’s, and the next one tries anew', async () => {
  const bring = vi
    .fn<() => Promise<Call>>(() => Promise.resolve(there))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const call = callLate(bring)
  await expect(call(SysInfo.GetAppInfo, {})).rejects.toMatchObject({ name: 'CallFailure', kind: 'network' })
  await expect(call(SysInfo.GetAppInfo, {})).resolves.toEqual(answer)
})
