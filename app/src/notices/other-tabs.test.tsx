import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { payload } from '../kit/testing/tokens.ts'
import { $user } from '../session/session.ts'
import { $notificationLog, type NotificationNews } from './notification-log.ts'
import { notificationTabs } from './other-tabs.ts'
import { bindUnexpected } from './unexpected.ts'

/** A channel that delivers to all others of its name at once. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}

const news: NotificationNews = {
  login: 'a.martin',
  lines: [
    {
      id: 'x',
      dtNotif: '2026-11-20T09:00:00.000Z',
      active: true,
      type: 'error',
      source: 'AffAffaire/Update',
      message: 'Refusé',
    },
  ],
}

test('a tab hears what another tells, and only what it understands', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const [one, two] = [notificationTabs(), notificationTabs()]
  const scope = fork({ values: [[$user, payload()]] })
  two.bind(scope)
  one.tell(news)
  for (const odd of [null, 'text', { login: 7 }, { ...news, login: 'b.dupont' }, { ...news, lines: [{ id: 3 }] }])
    one.tell(odd as NotificationNews)
  expect(scope.getState($notificationLog)).toEqual(news.lines)
})

test('a browser without channels tells nobody, and the console goes on', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tabs = notificationTabs()
  tabs.bind(fork())
  expect(() => tabs.tell(news)).not.toThrow()
})

test('what nobody caught in the page is told, be it an error or a rejected promise', async () => {
  const { scope, toasts } = testConsole({ values: [held($user, payload())] })
  bindUnexpected(scope)
  globalThis.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  globalThis.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }))
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x is undefined') }))
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('else') }))
  await expect.poll(() => toasts).toHaveLength(3)
})
