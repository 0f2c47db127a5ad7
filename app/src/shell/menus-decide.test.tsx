import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import type { Menu } from '@ronde/contracts/menu'
import { menusOf } from '@ronde/contracts/navigation'
import { act, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { Outlet } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { held, type TestConsole } from '../kit/testing/test-scope.ts'
import { textIn } from '../locales/testing/texts.ts'
import { moveFx } from '../navigation/navigation.ts'
import type { ScreenPlace } from '../navigation/screen-view.ts'
import { $loadView, viewLoader } from '../navigation/views.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
const files = Object.keys(import.meta.glob('../views/*/*/*/index.ts', { eager: true }))

const slow = { timeout: 60_000 }

/** Every view of this build at its own address: `/Aff/Aff/AffaireList`. */
const addresses = files.map((file) => file.replace(/^\.\.\/views|\/index\.ts$/g, ''))

/** Views that the default group reaches (docs/specification/menus.md#buttons), with those that everybody does. */
const ofAgents = new Set([
  '/Aff/Aff/AffaireList',
  '/Aff/Aff/AffaireAccueil',
  '/Aff/Aff/AffairePrestationList',
  '/Prm/Mod/ModeInspectionList',
  '/Prm/Mod/ModeInspectionAccueil',
  '/Prm/Mod/TacheList',
  '/Prm/Ref/ReferentielList',
  '/Prm/Ref/ReferentielAccueil',
  '/Prm/Ref/ParametreList',
  '/Prm/Ref/LocalisationList',
  '/Prm/Ref/MaterielList',
  '/Prm/Gam/GammeList',
  '/Prm/Gam/GamRapportAccueil',
  '/Adm/Usr/UserProfil',
  '/Core/Sys/NotifList',
])

const withMenus = (menus: readonly Menu[], at = '/') =>
  consoleInDom({ at, answers: [answer(UsrUser.GetMenuList, () => [...menus])] })
const goTo = ({ scope }: TestConsole, to: string) => act(async () => void allSettled(moveFx, { scope, params: { to } }))
const drawer = () => within(screen.getByRole('navigation', { name: 'Menu principal' }))
const text = textIn('fr')

/** A screen that shows its name and its nested screens. */
function Named({ place }: { place: ScreenPlace }) {
  return (
    <>
      <h1>{`Écran ${place.view}`}</h1>
      <Outlet />
    </>
  )
}
const plain = viewLoader(
  Object.fromEntries(files.map((file) => [file, () => Promise.resolve({ default: { Screen: Named, config: {} } })])),
)

/** The addresses that show their screen rather than the page about a missing menu entry. */
async function shown(menus: readonly Menu[]): Promise<string[]> {
  const it = consoleInDom({
    at: '/',
    answers: [answer(UsrUser.GetMenuList, () => [...menus])],
    values: [held($loadView, plain.load)],
  })
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Alice Martin' }, slow)
  const found: string[] = []
  for (const address of addresses) {
    const view = address.replaceAll('/', '')
    const own = () => screen.queryByText(`Écran ${view}`)
    const refusal = () =>
      screen.queryByText(text('notFound.noAccess', { screen: text.of(`view.${view}`, view) }), {
        normalizer: (written) => written,
      })
    await goTo(it, address)
    await expect.poll(() => own() ?? refusal(), slow).not.toBeNull()
    if (own()) found.push(address)
  }
  return found
}

describe('the menus of the server', () => {
  test('decide which screens show: of the default group its own and no other, of the administrators all [1.menus-decide]', async () => {
    expect(await shown(menusOf(2))).toEqual(addresses.filter((address) => ofAgents.has(address)))
    expect(await shown(menusOf(1))).toEqual(addresses)
  })

  test('are the drawer: what they have is there, in their order, and nothing else [1.menus-decide]', async () => {
    const items = [
      {
        lbMenu: 'Journal des actions',
        path: '/Core/Sys/LogList',
        refRoute: 'CoreSysLogList',
        component: 'CoreSysLogList',
      },
      {
        lbMenu: 'Mes affaires',
        path: '/Aff/Aff/AffaireList',
        refRoute: 'AffAffAffaireList',
        component: 'AffAffAffaireList',
      },
    ]
    withMenus([{ refMenu: 'App.AppMenu', menuItems: items }])
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Alice Martin' }, slow)
    await expect
      .poll(() =>
        drawer()
          .queryAllByRole('link')
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Journal des actions', 'Mes affaires'])
    expect(
      drawer()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/Core/Sys/LogList', '/Aff/Aff/AffaireList'])
  })

  test.each([
    [1, ['Ajouter', 'Ajouter une agence', 'Exporter']],
    [2, ['Ajouter', 'Exporter']],
  ] as const)('decide what a screen offers: to group %i %j [6.rights]', async (group, offered) => {
    withMenus(menusOf(group), '/Aff/Aff/AffaireList')
    await screen.findByRole('heading', { level: 1, name: /^Affaires/ }, slow)
    const names = ['Ajouter', 'Ajouter une agence', 'Exporter', 'Importer']
    await expect
      .poll(() => names.filter((name) => screen.queryAllByRole('button', { name }).length > 0))
      .toEqual(offered)
  })
})
