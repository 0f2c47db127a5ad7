import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { sessionClosed, sessionOpened } from '../session/session.ts'
import { $viewNames, menusReloadAsked } from '../navigation/menus.ts'
import { arrived } from '../navigation/navigation.ts'
import { $isRemoved, removedPageShown } from './removed-page.ts'

async function afterReload({
  before,
  after,
  defaultRoute = null,
}: {
  before: string[]
  after: string[]
  defaultRoute?: string | null
}) {
  let names = before
  const it = testConsole({
    user: { defaultRoute },
    values: [held($viewNames, new Set(['AffAffAffaireList', 'Users', 'Home']))],
    answers: [
      answer(SysInfo.GetAppInfo),
      answer(UsrUser.GetMenuList, () => [
        {
          refMenu: 'App.AppMenu',
          menuItems: names.map((name) => ({ refRoute: name, path: `/${name}`, component: name })),
        },
      ]),
    ],
  })
  await it.raise(sessionOpened, { requested: null })
  await it.raise(arrived, { path: '/AffAffAffaireList', query: '?q=a' })
  names = after
  await it.raise(menusReloadAsked)
  return { ...it, isRemoved: (path: string) => it.scope.getState($isRemoved)(path) }
}

describe('a page that the menus no longer hold', () => {
  test('is told from one that they hold, and from one they never held', async () => {
    const { isRemoved } = await afterReload({ before: ['AffAffAffaireList', 'Users'], after: ['Users'] })
    expect(['/AffAffAffaireList', '/Users', '/Nowhere', '/', '/about'].filter(isRemoved)).toEqual([
      '/AffAffAffaireList',
    ])
  })

  test.each([
    ['the default route', '/Users', '/Users'],
    ['home, where there is none', null, '/'],
    ['home, where the default route is gone too', '/AffAffAffaireList', '/'],
  ])('is told by its name, once, and left for %s', async (_, defaultRoute, to) => {
    const { raise, moves, toasts } = await afterReload({
      before: ['AffAffAffaireList', 'Users'],
      after: ['Users'],
      defaultRoute,
    })
    await raise(removedPageShown, '/AffAffAffaireList')
    await raise(removedPageShown, '/AffAffAffaireList')
    expect(moves).toEqual([{ to, replace: true }])
    expect(toasts).toMatchObject([{ type: 'warning', text: expect.stringContaining('«\u00A0Affaires\u00A0»') }])
  })

  test('is told again when it is come back to', async () => {
    const { raise, moves } = await afterReload({ before: ['AffAffAffaireList'], after: [] })
    await raise(removedPageShown, '/AffAffAffaireList')
    await raise(arrived, { path: '/', query: '' })
    await raise(removedPageShown, '/AffAffAffaireList')
    expect(moves).toHaveLength(2)
  })

  test('of an earlier session was never there', async () => {
    const { raise, isRemoved } = await afterReload({ before: ['AffAffAffaireList'], after: [] })
    await raise(sessionClosed)
    expect(isRemoved('/AffAffAffaireList')).toBe(false)
  })
})
