import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { Menu } from '@ronde/contracts/menu'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { $isInFront } from '../base/in-front.ts'
import { answer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { $clock } from '../session/clock.ts'
import { looked } from '../session/idle.ts'
import { $isAuthenticated, sessionClosed, sessionOpened } from '../session/session.ts'
import { $menuOffer, menusDeclined } from './menu-update.ts'
import { $menusLoaded, $routes, $viewNames, menusReloadAsked } from './menus.ts'

const { LastUpdate } = SysRoute
const at = (minute: number) => new Date(Date.UTC(2026, 2, 31, 8, minute)).toISOString()
const menuOf = (...refRoutes: string[]): Menu[] => [
  {
    refMenu: 'App.AppMenu',
    menuItems: refRoutes.map((refRoute) => ({ refRoute, path: `/${refRoute}`, component: refRoute })),
  },
]

/** A server whose menus the test changes, and a tab that polls it. */
function working() {
  const server = {
    lastUpdate: at(0),
    menus: menuOf('Cases'),
    failure: null as CallFailure | null,
    menusFailure: null as CallFailure | null,
  }
  const page = { now: 0, isInFront: true }
  const orFail = <Value>(failure: CallFailure | null, value: Value) => (failure ? Promise.reject(failure) : value)
  const it = testConsole({
    values: [
      held($viewNames, new Set(['Cases', 'Users'])),
      held($clock, () => ({ wall: Date.UTC(2026, 2, 31) + page.now, steady: page.now })),
      held($isInFront, () => page.isInFront),
    ],
    answers: [
      answer(SysInfo.GetAppInfo),
      answer(LastUpdate, () => orFail(server.failure, { lastUpdate: server.lastUpdate })),
      answer(UsrUser.GetMenuList, () => orFail(server.menusFailure, server.menus)),
    ],
  })
  return {
    ...it,
    server,
    page,
    open: () => it.raise(sessionOpened, { requested: null }),
    /** Lets `ms` pass, then checks the clock. */
    pass: (ms: number) => {
      page.now += ms
      return it.raise(looked)
    },
    questions: () => it.call.inputsOf(LastUpdate),
    offer: () => it.scope.getState($menuOffer),
    routes: () => it.scope.getState($routes).map(({ id }) => id),
    operations: () => it.call.asked.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
  }
}

describe('menus changed on the server', () => {
  test('are asked about every 10 seconds, with what is known, and offered', async () => {
    const { open, pass, questions, offer, server, toasts } = working()
    await open()
    expect(questions()).toEqual([{ since: new Date(0).toISOString() }])
    await pass(9999)
    expect(questions()).toHaveLength(1)
    await pass(1)
    expect(questions()).toEqual([{ since: new Date(0).toISOString() }, { since: at(0) }])
    expect(offer()).toBeNull()
    server.lastUpdate = at(1)
    await pass(10_000)
    expect(offer()).toBe('changed')
    expect(toasts).toEqual([])
  })

  test('reloaded, they are there, and nothing is offered until they change again', async () => {
    const { open, pass, offer, server, raise, routes, questions } = working()
    await open()
    Object.assign(server, { lastUpdate: at(1), menus: menuOf('Cases', 'Users') })
    await pass(10_000)
    expect(routes()).toEqual(['Cases'])
    await raise(menusReloadAsked)
    expect([offer(), routes()]).toEqual([null, ['Cases', 'Users']])
    await pass(10_000)
    expect(questions().at(-1)).toEqual({ since: at(1) })
    expect(offer()).toBeNull()
    server.lastUpdate = at(2)
    await pass(10_000)
    expect(offer()).toBe('changed')
  })

  test('put off, they are not offered again for the same change, but for the next', async () => {
    const { open, pass, offer, server, raise } = working()
    await open()
    server.lastUpdate = at(1)
    await pass(10_000)
    await raise(menusDeclined)
    expect(offer()).toBeNull()
    await pass(10_000)
    expect(offer()).toBeNull()
    server.lastUpdate = at(2)
    await pass(10_000)
    expect(offer()).toBe('changed')
  })

  test('are not asked about in a tab that nobody sees; it asks at once when it is in front again', async () => {
    const { open, pass, page, questions } = working()
    await open()
    page.isInFront = false
    for (let times = 0; times < 20; times += 1) await pass(10_000)
    expect(questions()).toHaveLength(1)
    page.isInFront = true
    await pass(1)
    expect(questions()).toHaveLength(2)
  })

  test.each([new CallFailure('network'), new CallFailure('timeout'), new CallFailure('http', { status: 503 })])(
    '%s says and does nothing; it is asked again in its time',
    async (failure) => {
      const { open, pass, server, questions, offer, toasts, moves, scope } = working()
      await open()
      server.failure = failure
      await pass(10_000)
      await pass(1)
      expect([questions().length, offer(), toasts, moves, scope.getState($isAuthenticated)]).toEqual([
        2,
        null,
        [],
        [],
        true,
      ])
      Object.assign(server, { failure: null, lastUpdate: at(1) })
      await pass(10_000)
      expect(offer()).toBe('changed')
    },
  )

  test('are asked about once at a time, however late the answer', async () => {
    const answers = heldAnswers<{ lastUpdate: string }>()
    const page = { now: 0 }
    const { raise, scope } = testConsole({
      values: [held($clock, () => ({ wall: page.now, steady: page.now }))],
      answers: [answer(SysInfo.GetAppInfo), answer(UsrUser.GetMenuList, () => []), answer(LastUpdate, answers.next)],
    })
    const opening = raise(sessionOpened, { requested: null })
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve({ lastUpdate: at(0) })
    await opening
    const looks: Promise<void>[] = []
    for (let times = 0; times < 5; times += 1) {
      page.now += 10_000
      looks.push(raise(looked))
    }
    await expect.poll(() => answers.count).toBe(2)
    answers.at(1).resolve({ lastUpdate: at(0) })
    await Promise.all(looks)
    expect([answers.count, scope.getState($menuOffer)]).toEqual([2, null])
  })

  test('while they are being read are offered afterwards: none is missed', async () => {
    const { open, pass, offer, operations } = working()
    await open()
    // The date is asked for first: a change after its answer is newer than the known date.
    expect(operations().filter((operation) => operation !== 'GetAppInfo')).toEqual(['LastUpdate', 'GetMenuList'])
    const late = working()
    const menus = heldAnswers<Menu[]>()
    const it = testConsole({
      values: [held($clock, () => ({ wall: late.page.now, steady: late.page.now }))],
      answers: [
        answer(SysInfo.GetAppInfo),
        answer(LastUpdate, () => ({ lastUpdate: late.server.lastUpdate })),
        answer(UsrUser.GetMenuList, menus.next),
      ],
    })
    const opening = it.raise(sessionOpened, { requested: null })
    await expect.poll(() => menus.count).toBe(1)
    late.server.lastUpdate = at(1)
    menus.at(0).resolve(menuOf('Cases'))
    await opening
    await it.raise(looked)
    late.page.now += 10_000
    await it.raise(looked)
    expect(it.scope.getState($menuOffer)).toBe('changed')
    await pass(10_000)
    expect(offer()).toBeNull()
  })

  test('that could not be had at first are offered too', async () => {
    const { open, pass, offer, server, raise, routes, scope } = working()
    server.menusFailure = new CallFailure('http', { status: 500 })
    await open()
    expect([offer(), scope.getState($menusLoaded)]).toEqual(['missing', true])
    await pass(10_000)
    expect(offer()).toBe('missing')
    server.menusFailure = null
    await raise(menusReloadAsked)
    expect([offer(), routes()]).toEqual([null, ['Cases']])
  })

  test('that cannot be had when they are to be read again stay as they were', async () => {
    const { open, pass, offer, server, raise, routes, toasts } = working()
    await open()
    Object.assign(server, { lastUpdate: at(1), menusFailure: new CallFailure('http', { status: 500 }) })
    await pass(10_000)
    await raise(menusReloadAsked)
    expect([offer(), routes(), toasts.length]).toEqual(['changed', ['Cases'], 1])
  })

  test('of somebody who has left meanwhile are nobody’s', async () => {
    const menus = heldAnswers<Menu[]>()
    const it = testConsole({
      values: [held($viewNames, new Set(['Cases']))],
      answers: [answer(SysInfo.GetAppInfo), answer(UsrUser.GetMenuList, menus.next)],
    })
    const opening = it.raise(sessionOpened, { requested: null })
    await expect.poll(() => menus.count).toBe(1)
    const closing = it.raise(sessionClosed)
    menus.at(0).resolve(menuOf('Cases'))
    await Promise.all([opening, closing])
    expect([it.scope.getState($routes), it.scope.getState($menusLoaded)]).toEqual([[], false])
    expect(it.call.asked.at(-1)?.path).toBe(pathOf(UsrUser.GetMenuList))
  })

  test('whatever happens, in any order: offered exactly while the menus here are older than the last answer, unless put off', async () => {
    const step = fc.constantFrom('change', 'pass', 'reload', 'decline', 'fail', 'mend')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { open, pass, server, raise, offer } = working()
        await open()
        let minute = 0
        let here = 0
        let told = 0
        let declined = -1
        for (const one of steps) {
          if (one === 'change') server.lastUpdate = at((minute += 1))
          if (one === 'fail') server.failure = new CallFailure('http', { status: 503 })
          if (one === 'mend') server.failure = null
          if (one === 'pass') {
            await pass(10_000)
            if (!server.failure) told = minute
          }
          if (one === 'decline') {
            await raise(menusDeclined)
            declined = told
          }
          if (one === 'reload') {
            await raise(menusReloadAsked)
            if (!server.failure) here = minute
          }
          expect(offer()).toBe(told > here && told > declined ? 'changed' : null)
        }
      }),
      { numRuns: 100 },
    )
  })
})
