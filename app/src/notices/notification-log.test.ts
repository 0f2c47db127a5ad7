import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { held, testConsole, type TestConsole } from '../kit/testing/test-scope.ts'
import { payload } from '../kit/testing/tokens.ts'
import { $clock } from '../session/clock.ts'
import { $user, sessionClosed, sessionOpened } from '../session/session.ts'
import { $notificationBox, memoryNotifications, type NotificationBox } from './notification-box.ts'
import {
  $notificationCount,
  $notificationLog,
  $notificationRows,
  $notifications,
  $tellNotifications,
  type NotificationNews,
  otherTabNotified,
  stackCleared,
} from './notification-log.ts'
import { notificationRaised } from './notices.ts'

const now = Date.UTC(2026, 10, 20, 9)

interface Given {
  box?: NotificationBox
  login?: string
  tell?: (news: NotificationNews) => void
}

/** A tab whose user has signed in, on a disk that several tabs may share. */
async function openTab({
  box = memoryNotifications(),
  login = 'alice',
  tell = () => {},
}: Given = {}): Promise<TestConsole> {
  const tab = testConsole({
    user: { login },
    answers: [answer(UsrUser.GetMenuList, () => []), answer(SysInfo.GetAppInfo)],
    values: [
      held($notificationBox, box),
      held($tellNotifications, tell),
      held($clock, () => ({ wall: now, steady: 0 })),
    ],
  })
  await tab.raise(sessionOpened, { requested: null })
  return tab
}

const raise = (tab: TestConsole, text: string) =>
  tab.raise(notificationRaised, { type: 'error', text, source: 'AffAffaire/Update' })
const messages = ({ scope }: TestConsole) => scope.getState($notificationLog).map(({ message }) => message)
const unread = ({ scope }: TestConsole) => scope.getState($notifications).map(({ message }) => message)
const undo = (tab: TestConsole) => tab.toasts.at(-1)?.button?.onPress()

describe('the log', () => {
  test('keeps what was told, when, by whom and how it was [3.notification]', async () => {
    const tab = await openTab()
    await raise(tab, 'Refusé')
    expect(tab.scope.getState($notificationLog)).toEqual([
      {
        id: expect.any(String),
        dtNotif: '2026-11-20T09:00:00.000Z',
        active: true,
        type: 'error',
        source: 'AffAffaire/Update',
        message: 'Refusé',
      },
    ])
  })

  test('what went well is kept, and waits for nobody to read it', async () => {
    const tab = await openTab()
    await tab.raise(notificationRaised, { type: 'success', text: 'Enregistrée', source: 'AffAffaire/Update' })
    expect([messages(tab), unread(tab), tab.scope.getState($notificationCount)]).toEqual([['Enregistrée'], [], 0])
  })

  test('clearing the stack leaves the log whole, and can be undone [4.notifications]', async () => {
    const box = memoryNotifications()
    const tab = await openTab({ box })
    await raise(tab, 'Un')
    await raise(tab, 'Deux')
    expect(tab.scope.getState($notificationCount)).toBe(2)
    await tab.raise(stackCleared)
    expect([tab.scope.getState($notificationCount), messages(tab)]).toEqual([0, ['Un', 'Deux']])
    expect(tab.toasts.at(-1)).toMatchObject({ type: 'success', timeout: 10_000, button: { text: 'Annuler' } })
    await raise(tab, 'Trois')
    undo({ ...tab, toasts: tab.toasts.filter(({ button }) => button) })
    expect(unread(tab)).toEqual(['Un', 'Deux', 'Trois'])
    expect((await box.read('alice')).map(({ active }) => active)).toEqual([true, true, true])
  })

  test('undoing brings back what that clearing took, and nothing older', async () => {
    const tab = await openTab()
    await raise(tab, 'Un')
    await tab.raise(stackCleared)
    await raise(tab, 'Deux')
    await tab.raise(stackCleared)
    undo(tab)
    expect(unread(tab)).toEqual(['Deux'])
  })

  test('clearing an empty stack says so and offers nothing', async () => {
    const tab = await openTab()
    await tab.raise(stackCleared)
    expect(tab.toasts).toEqual([{ type: 'info', text: 'Aucune notification non lue à vider', timeout: 4000 }])
  })

  test('is read when its user signs in again, newest first, and shows nothing before it was read', async () => {
    const box = memoryNotifications()
    const before = await openTab({ box })
    await raise(before, 'Un')
    await raise(before, 'Deux')
    const after = testConsole({ user: { login: 'alice' }, values: [held($notificationBox, box)] })
    expect(after.scope.getState($notificationRows)).toBeNull()
    const again = await openTab({ box })
    expect(again.scope.getState($notificationRows)?.map(({ message }) => message)).toEqual(['Deux', 'Un'])
    expect(again.scope.getState($notificationCount)).toBe(2)
  })

  test('leaves the memory with its user; the next one sees his own', async () => {
    const box = memoryNotifications()
    const tab = await openTab({ box })
    await raise(tab, 'À Alice')
    await tab.raise(sessionClosed)
    expect([messages(tab), tab.scope.getState($notificationRows)]).toEqual([[], null])
    const other = await openTab({ box, login: 'bob' })
    expect(messages(other)).toEqual([])
    await raise(other, 'À Bob')
    expect(messages(await openTab({ box }))).toEqual(['À Alice'])
  })

  test('what is read too late, for a user who has left, is dropped', async () => {
    const slow = Promise.withResolvers<never[]>()
    const box: NotificationBox = { ...memoryNotifications(), read: () => slow.promise }
    const tab = testConsole({
      user: { login: 'alice' },
      answers: [answer(UsrUser.GetMenuList, () => []), answer(SysInfo.GetAppInfo)],
      values: [held($notificationBox, box), held($user, payload({ login: 'alice' }))],
    })
    const opening = tab.raise(sessionOpened, { requested: null })
    void tab.raise(sessionClosed)
    slow.resolve([
      { id: 'x', dtNotif: '2026-11-20T09:00:00.000Z', active: true, type: 'error', source: '', message: 'À Alice' },
    ] as never[])
    await opening
    expect([messages(tab), tab.scope.getState($notificationRows)]).toEqual([[], null])
  })

  test('news for another login are not listened to', async () => {
    const tab = await openTab()
    await tab.raise(otherTabNotified, {
      login: 'bob',
      lines: [
        { id: 'x', dtNotif: '2026-11-20T09:00:00.000Z', active: true, type: 'error', source: 'a/b', message: 'À Bob' },
      ],
    })
    expect(messages(tab)).toEqual([])
  })
})

describe('two tabs of one user', () => {
  type Step = { do: 'raise' | 'clear' | 'undo' | 'hear' | 'reload'; tab: 0 | 1 }
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom('raise', 'raise', 'raise', 'clear', 'undo', 'hear', 'reload'),
    tab: fc.constantFrom(0, 1),
  })

  test('lose and double nothing, whatever they do in whatever order, and end up with the same log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const box = memoryNotifications()
        const waiting: [NotificationNews[], NotificationNews[]] = [[], []]
        const open = (at: 0 | 1) => openTab({ box, tell: (news) => void waiting[at === 0 ? 1 : 0].push(news) })
        const tabs = [await open(0), await open(1)] as [TestConsole, TestConsole]
        const hear = async (at: 0 | 1) => {
          for (const news of waiting[at].splice(0)) await tabs[at].raise(otherTabNotified, news)
        }
        const told: string[] = []
        for (const { do: what, tab: at } of steps) {
          if (what === 'raise') await raise(tabs[at], told[told.push(`n° ${told.length}`) - 1] ?? '')
          else if (what === 'clear') await tabs[at].raise(stackCleared)
          else if (what === 'undo') undo(tabs[at])
          else if (what === 'hear') await hear(at)
          else tabs[at] = await open(at)
        }
        await hear(0)
        await hear(1)
        const sorted = (log: readonly string[]) => log.toSorted()
        const kept = (await box.read('alice')).map(({ message }) => message)
        for (const log of [kept, messages(tabs[0]), messages(tabs[1]), messages(await open(0))])
          expect(sorted(log)).toEqual(sorted(told))
      }),
      { numRuns: 200 },
    )
  })

  test('a line told in one shows in the other, and a clearing of one clears the other', async () => {
    const others: NotificationNews[] = []
    const one = await openTab({ tell: (news) => void others.push(news) })
    const two = await openTab()
    await raise(one, 'Refusé')
    for (const news of others.splice(0)) await two.raise(otherTabNotified, news)
    expect(unread(two)).toEqual(['Refusé'])
    await one.raise(stackCleared)
    for (const news of others.splice(0)) await two.raise(otherTabNotified, news)
    expect([unread(two), messages(two)]).toEqual([[], ['Refusé']])
  })
})
