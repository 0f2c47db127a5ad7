import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import type { Menu } from '@ronde/contracts/menu'
import { act, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { menusReloadAsked } from '../navigation/menus.ts'
import { menusArbitrary, nested } from '../navigation/testing/menu-arbitrary.ts'
import { hostileAddresses } from '../navigation/testing/hostile-addresses.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

const wide: Menu[] = [
  {
    refMenu: 'App.AppMenu',
    menuItems: Array.from({ length: 500 }, (_, index) => ({ lbMenu: `Menu ${index}`, path: `/Menu/${index}` })),
  },
]
const known: (Menu[] | null)[] = [
  [],
  null,
  [{ refMenu: 'App.AppMenu', menuItems: null }],
  [{ refMenu: 'App.AppMenu', menuItems: [{ lbMenu: 'Seul', path: '/' }] }],
  wide,
  [{ refMenu: 'App.AppMenu', menuItems: [nested(6)] }],
  [
    {
      refMenu: 'App.AppMenu',
      menuItems: hostileAddresses.map((path, index) => ({
        lbMenu: `Ailleurs ${index}`,
        path,
        refRoute: `R${index}`,
        component: 'AffAffAffaireList',
      })),
    },
  ],
]

test('the home stands whatever the menus are, and no link leads out of the console', async () => {
  // React's warnings, such as those about keys, are no failures of the console.
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  let menus: Menu[] | null = []
  const { raise } = consoleInDom({ at: '/', answers: [answer(UsrUser.GetMenuList, () => menus ?? undefined)] })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Bonjour Alice Martin' }, { timeout: 60_000 })
  const navigation = screen.getByRole('navigation', { name: 'Menu principal' })
  for (const one of [...known, ...fc.sample(menusArbitrary, { numRuns: 400, seed: 20_261_120 })]) {
    menus = one
    await act(() => raise(menusReloadAsked))
    expect([heading.isConnected, navigation.isConnected]).toEqual([true, true])
    const links = Array.from(document.querySelectorAll('a'), ({ href }) => href)
    expect(links.filter((href) => new URL(href).origin !== globalThis.location.origin)).toEqual([])
  }
  expect(written.mock.calls.filter(([message]) => /uncaught|error boundary/i.test(String(message)))).toEqual([])
})
