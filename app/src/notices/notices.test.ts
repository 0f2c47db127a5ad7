import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { type Answer, CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { callFx, type Subject } from '../base/call.ts'
import { arrived } from '../navigation/navigation.ts'
import { answer, answerWhole } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { textIn } from '../locales/testing/texts.ts'
import { signOutRequested } from '../session/session-end.ts'
import { sessionEnded, sessionOpened, signInSubmitted } from '../session/session.ts'
import { $notificationLog } from './notification-log.ts'
import { $clearToasts, noticed, notificationListAsked } from './notices.ts'

const messages = [{ message: 'Enregistré', eventType: 1, exception: null }]

/** The toasts after one call. */
async function toastsOf<Value>(endpoint: Endpoint<never, Value>, reply: () => Promise<Answer<Value>>, isQuiet = false) {
  const { scope, toasts } = testConsole({ answers: [answerWhole(endpoint, reply)] })
  await allSettled(callFx, { scope, params: { endpoint, input: endpoint.example.input, isQuiet } })
  return toasts
}

const { Insert, GetList } = AffAffaire as unknown as Record<'Insert' | 'GetList', Endpoint<never, unknown>>
const well = (hasErrors = false) => Promise.resolve({ value: [], hasErrors, messages })
const badly = () => Promise.reject(new CallFailure('http', { status: 500, messages }))

describe('what calls tell', () => {
  test('a save that went well, for 5 seconds: it is a notification [9.toast-notification]', async () => {
    expect(await toastsOf(Insert, () => well())).toEqual([
      { type: 'success', text: 'Enregistré', timeout: 5000, onClick: expect.any(Function) },
    ])
  })

  test('a read only what went wrong', async () => {
    expect(await toastsOf(GetList, () => well())).toEqual([])
    expect(await toastsOf(GetList, () => well(true))).toHaveLength(1)
  })

  test('every failure, once, with the text of its exception [8.failure-told]', async () => {
    const failing = () =>
      Promise.reject(
        new CallFailure('http', {
          status: 500,
          messages: [...messages, { message: 'Refusé', eventType: 4, exception: { Message: 'ORA-1' } }],
        }),
      )
    expect(await toastsOf(GetList, failing)).toEqual([
      expect.objectContaining({ type: 'error', text: 'Enregistré\nRefusé\nORA-1', timeout: 5000 }),
    ])
  })

  test.each([503, 415])('a %d is told and logged and leads nowhere [8.only-logged]', async (status) => {
    const { scope, toasts, moves } = testConsole({
      answers: [answerWhole(GetList, () => Promise.reject(new CallFailure('http', { status })))],
    })
    await allSettled(callFx, { scope, params: { endpoint: GetList, input: {} } })
    expect(toasts).toHaveLength(1)
    expect(scope.getState($notificationLog)).toEqual([
      expect.objectContaining({ type: 'error', source: 'AffAffaire/GetList', active: true }),
    ])
    expect(moves).toEqual([])
  })

  test('a call nobody asked for says nothing, well or badly', async () => {
    expect(await toastsOf(Insert, () => well(true), true)).toEqual([])
    expect(await toastsOf(Insert, badly, true)).toEqual([])
  })

  test('a call the console gave up says nothing', async () => {
    expect(await toastsOf(GetList, () => Promise.reject(new CallFailure('cancelled')))).toEqual([])
  })

  test.each(['UsrUser/GetMenuList', 'SysInfo/GetAppInfo'])(
    'a start without %s is a notification [7.failed-start]',
    async (source) => {
      const failed = new CallFailure('http', { status: 500 })
      const { scope, raise } = testConsole({
        answers: [
          answer(UsrUser.GetMenuList, () => (source.startsWith('Usr') ? Promise.reject(failed) : [])),
          answer(SysInfo.GetAppInfo, () => (source.startsWith('Sys') ? Promise.reject(failed) : undefined)),
        ],
      })
      await raise(sessionOpened, { requested: null })
      expect(scope.getState($notificationLog).map((line) => line.source)).toEqual([source])
    },
  )
})

describe('a toast', () => {
  test('of the console itself stands 4 seconds, leads nowhere and is in no log [9.toast-default]', async () => {
    const { scope, raise, toasts } = testConsole()
    await raise(noticed, { type: 'info', text: 'Copié' })
    expect(toasts).toEqual([{ type: 'info', text: 'Copié', timeout: 4000 }])
    expect(scope.getState($notificationLog)).toEqual([])
  })

  test('of a notification opens the list when it is pressed [2.toast-leads]', async () => {
    const { raise, toasts, moves } = testConsole()
    await raise(noticed, { type: 'error', text: 'Refusé', source: 'AffAffaire/Update' })
    toasts[0]?.onClick?.()
    expect(moves).toEqual([{ to: '/Core/Sys/NotifList' }])
  })

  test('keeps its own button beside that', async () => {
    const { raise, toasts, moves } = testConsole()
    let times = 0
    await raise(noticed, {
      type: 'error',
      text: 'Refusé',
      source: 'a/b',
      button: { text: 'Annuler', onPress: () => void (times += 1) },
    })
    toasts[0]?.button?.onPress()
    expect([times, moves]).toEqual([1, []])
  })

  const saving = async (
    about: Subject | null,
    at = '/Aff/Aff/AffaireList',
    reply: () => Promise<Answer<unknown>> = well,
  ) => {
    const made = testConsole({ answers: [answerWhole(Insert, () => reply())] })
    const [path = '', query = ''] = at.split(/(?=\?)/)
    await made.raise(arrived, { path, query })
    await allSettled(callFx, {
      scope: made.scope,
      params: { endpoint: Insert, input: Insert.example.input, about: () => about },
    })
    return made
  }
  const home = '/Aff/Aff/AffaireAccueil?idAffaireGuid=7'

  test('of a save names the record and leads to it, and so does the log', async () => {
    const { toasts, moves, scope } = await saving({ name: 'AFF-1 <Ponts & palans>', href: home })
    expect(toasts[0]).toMatchObject({
      text: 'Enregistré\u00a0: AFF-1 &lt;Ponts &amp; palans>',
      button: { text: 'Ouvrir' },
    })
    toasts[0]?.button?.onPress()
    expect(moves).toEqual([{ to: home }])
    expect(scope.getState($notificationLog)).toMatchObject([
      { about: { name: 'AFF-1 <Ponts & palans>', href: home }, active: false },
    ])
  })

  test('of a save has no way to what is on the screen already, nor to what is nowhere', async () => {
    expect((await saving({ name: 'AFF-1', href: home }, `${home}&e=Modifier`)).toasts[0]).not.toHaveProperty('button')
    expect((await saving({ name: 'AFF-1', href: home }, home.replace('7', '8'))).toasts[0]).toHaveProperty('button')
    expect((await saving({ name: 'AFF-1', href: null })).toasts[0]).toEqual(
      expect.not.objectContaining({ button: expect.anything() as unknown }),
    )
  })

  test('does not say twice what the server named itself, and says nothing of what has no name', async () => {
    expect((await saving({ name: 'Enregistré', href: home })).toasts[0]?.text).toBe('Enregistré')
    expect((await saving(null)).toasts[0]).toMatchObject({ text: 'Enregistré' })
  })

  test('of a save that failed offers no way on; the log knows what it was of', async () => {
    const { toasts, scope } = await saving({ name: 'AFF-1', href: home }, '/', badly)
    expect(toasts[0]).not.toHaveProperty('button')
    expect(scope.getState($notificationLog)).toMatchObject([
      { about: { name: 'AFF-1', href: home }, message: 'Enregistré' },
    ])
  })

  test('leads nowhere before anybody is signed in, and nobody has it in his log', async () => {
    const { scope, raise, toasts } = testConsole({ user: null })
    await raise(noticed, { type: 'error', text: 'Refusé', source: 'SecAuthentification/Authenticate' })
    expect(toasts).toEqual([{ type: 'error', text: 'Refusé', timeout: 5000 }])
    expect(scope.getState($notificationLog)).toEqual([])
  })

  test.each(['', ' \n'])('without words is not shown: %j', async (text) => {
    const { scope, raise, toasts } = testConsole()
    await raise(noticed, { type: 'error', text, source: 'AffAffaire/Update' })
    expect([toasts, scope.getState($notificationLog)]).toEqual([[], []])
  })

  test('of a hundred thousand characters shows ten thousand; the log has them all', async () => {
    const { scope, raise, toasts } = testConsole()
    await raise(noticed, { type: 'error', text: 'x'.repeat(100_000), source: 'AffAffaire/Update' })
    expect(toasts[0]?.text).toHaveLength(10_001)
    expect(scope.getState($notificationLog)[0]?.message).toHaveLength(100_000)
  })

  test('asked for the list, the console goes there', async () => {
    const { raise, moves } = testConsole()
    await raise(notificationListAsked)
    expect(moves).toEqual([{ to: '/Core/Sys/NotifList' }])
  })
})

describe('an answer that comes after its session', () => {
  const late = async (signedIn: boolean, reply: 'well' | 'badly') => {
    const answers = heldAnswers<Answer<unknown>>()
    const { scope, raise, toasts } = testConsole({ answers: [answerWhole(Insert, () => answers.next())] })
    const asked = allSettled(callFx, { scope, params: { endpoint: Insert, input: Insert.example.input } })
    await Promise.resolve()
    if (!signedIn) void raise(sessionEnded, { reason: null })
    if (reply === 'well') answers.at(0).resolve({ value: null, hasErrors: false, messages })
    else answers.at(0).reject(new CallFailure('http', { status: 500, messages }))
    await asked
    return { toasts, log: scope.getState($notificationLog) }
  }

  test.each(['well', 'badly'] as const)(
    'says nothing, where it went %s: somebody else may sit there now',
    async (reply) => {
      expect(await late(false, reply)).toEqual({ toasts: [], log: [] })
      expect((await late(true, reply)).toasts).toHaveLength(1)
    },
  )

  test('is told where it is the sign-out itself that failed, and is in no log', async () => {
    const answers = heldAnswers<Answer<boolean>>()
    const { scope, raise, toasts } = testConsole({
      answers: [answerWhole(SecAuthentification.LogOut, () => answers.next())],
    })
    const asked = raise(signOutRequested, { tellServer: true })
    await Promise.resolve()
    answers.at(0).reject(new CallFailure('http', { status: 500 }))
    await asked
    expect(toasts).toEqual([{ type: 'error', text: textIn('fr')('failure.server'), timeout: 5000 }])
    expect(scope.getState($notificationLog)).toEqual([])
  })
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

test('what a sign-in was refused for is gone when the next one is tried', async () => {
  let cleared = 0
  const { raise, toasts } = testConsole({
    user: null,
    values: [held($clearToasts, () => void (cleared += 1))],
    answers: [
      answer(SecAuthentification.Authenticate, () =>
        Promise.reject(new CallFailure('http', { status: 401, messages })),
      ),
    ],
  })
  await raise(signInSubmitted, { login: 'a.martin', password: 'wrong horse', requested: null })
  expect([toasts.length, cleared]).toEqual([1, 1])
  await raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested: null })
  expect(cleared).toBe(2)
})
