import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { type Answer, CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { callFx } from '../kit/call.ts'
import { answerWhole } from '../kit/testing/answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { sessionEnded } from '../session/session.ts'
import { $clearToasts, noticed } from './notices.ts'

const messages = [{ message: 'Enregistré', eventType: 1, exception: null }]

/** The toasts after one call. */
async function toastsOf<Value>(endpoint: Endpoint<never, Value>, reply: () => Promise<Answer<Value>>, isQuiet = false) {
  const { scope, toasts } = testConsole({ answers: [answerWhole(endpoint, reply)] })
  await allSettled(callFx, { scope, params: { endpoint, input: {}, isQuiet } })
  return toasts
}

const { Insert, GetList } = AffAffaire as unknown as Record<'Insert' | 'GetList', Endpoint<never, unknown>>
const well = (hasErrors = false) => Promise.resolve({ value: [], hasErrors, messages })
const badly = () => Promise.reject(new CallFailure('http', { status: 500, messages }))

describe('what calls tell', () => {
  test('a save that went well, for 4 seconds', async () => {
    expect(await toastsOf(Insert, () => well())).toEqual([{ type: 'success', text: 'Enregistré', timeout: 4000 }])
  })

  test('a read only what went wrong', async () => {
    expect(await toastsOf(GetList, () => well())).toEqual([])
    expect(await toastsOf(GetList, () => well(true))).toHaveLength(1)
  })

  test('every failure, once', async () => {
    expect(await toastsOf(GetList, badly)).toEqual([{ type: 'error', text: 'Enregistré', timeout: 4000 }])
  })

  test('a call nobody asked for says nothing, well or badly', async () => {
    expect(await toastsOf(Insert, () => well(true), true)).toEqual([])
    expect(await toastsOf(Insert, badly, true)).toEqual([])
  })

  test('a call the console gave up says nothing', async () => {
    expect(await toastsOf(GetList, () => Promise.reject(new CallFailure('cancelled')))).toEqual([])
  })
})

test('anyone may tell something', async () => {
  const { raise, toasts } = testConsole()
  await raise(noticed, { type: 'info', text: 'Copié' })
  expect(toasts).toEqual([{ type: 'info', text: 'Copié', timeout: 4000 }])
})

describe('the end of a session', () => {
  const clearings = async (reason: 'idle' | 'expired' | null) => {
    let times = 0
    const { raise } = testConsole({ values: [held($clearToasts, () => void (times += 1))] })
    await raise(sessionEnded, { reason })
    return times
  }

  test('takes away what it told, but for what ended it', async () => {
    expect(await Promise.all([clearings(null), clearings('idle'), clearings('expired')])).toEqual([1, 1, 0])
  })
})
