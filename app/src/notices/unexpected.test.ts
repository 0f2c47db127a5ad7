import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { testConsole } from '../kit/testing/test-scope.ts'
import { textIn } from '../locales/testing/texts.ts'
import { sessionClosed } from '../session/session.ts'
import { $notificationLog } from './notification-log.ts'
import { unexpectedHappened } from './unexpected.ts'

const broken = () => new TypeError("Cannot read properties of undefined (reading 'x')")

test.each(['fr', 'en'] as const)(
  'what nobody caught is told once, in plain words, without what it was: %s',
  async (locale) => {
    const { scope, raise, toasts } = testConsole({ locale })
    await raise(unexpectedHappened, broken())
    await raise(unexpectedHappened, broken())
    expect(toasts).toEqual([
      { type: 'error', text: textIn(locale)('notices.unexpected'), timeout: 5000, onClick: expect.any(Function) },
    ])
    expect(toasts[0]?.text).not.toMatch(/TypeError|undefined|at /)
    expect(scope.getState($notificationLog)).toEqual([expect.objectContaining({ type: 'error', source: 'Console' })])
  },
)

test('another error is told too, whatever was thrown', async () => {
  const { raise, toasts } = testConsole()
  for (const thrown of [broken(), 'a text', undefined, { toString: () => 'odd' }])
    await raise(unexpectedHappened, thrown)
  expect(toasts).toHaveLength(4)
})

test('an error whose words differ each time does not fill the memory, and the next user is told anew', async () => {
  const { scope, raise, toasts } = testConsole()
  for (let at = 0; at < 60; at++) await raise(unexpectedHappened, new Error(`n° ${at}`))
  expect(scope.getState($notificationLog)).toHaveLength(60)
  await raise(unexpectedHappened, new Error('n° 59'))
  expect(toasts).toHaveLength(60)
  await raise(sessionClosed)
  await raise(unexpectedHappened, new Error('n° 59'))
  expect(toasts).toHaveLength(61)
})

test.each([
  ['a call that failed', new CallFailure('http', { status: 500 })],
  ['a call that was given up', new DOMException('gone', 'AbortError')],
  ["the browser's word on a late layout", 'ResizeObserver loop completed with undelivered notifications.'],
])('%s is told elsewhere or nothing to tell', async (_, thrown) => {
  const { raise, toasts } = testConsole()
  await raise(unexpectedHappened, thrown)
  expect(toasts).toEqual([])
})
