import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { callFx } from './call.ts'

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const { endpoint, input } = { endpoint: AffAffaire.Update, input: AffAffaire.Update.example.input }
const told = async (since: string | null) => {
  const message = {
    message: 'Objet verrouillé par Paul 10:00 depuis 09:52',
    eventType: 4,
    exception: null,
    code: 'R1',
    since,
  }
  const { scope } = testConsole({
    answers: [answer(AffAffaire.Update, () => Promise.reject(new CallFailure('refused', { messages: [message] })))],
  })
  const { value } = await allSettled(callFx, { scope, params: { endpoint, input } })
  return (value as CallFailure).messages.map((one) => one.message)
}

test('a time of day in the words of a server is that of the reader’s zone, where it gives the instant', async () => {
  expect(await told('2026-03-31T07:52:00.000Z')).toEqual(['Objet verrouillé par Paul 10:00 depuis 03:52'])
  expect(await told(null)).toEqual(['Objet verrouillé par Paul 10:00 depuis 09:52'])
})
