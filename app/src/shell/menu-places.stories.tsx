import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import type { Menu } from '@ronde/contracts/menu'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { answer } from '../kit/testing/answers.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'

const list = '/Aff/Aff/AffaireList'
const home = '/Aff/Aff/AffaireAccueil'
const services = '/Aff/Aff/AffairePrestationList'
const route = (path: string, lbMenu: string, more: object = {}) => {
  const name = path.replaceAll('/', '')
  return { lbMenu, path, refRoute: name, component: name, ...more }
}

/** One entry of every type of menu, each with a label of its own. */
const menus: Menu[] = [
  { refMenu: 'App.AppMenu', menuItems: [route(list, 'Du tiroir')] },
  { refMenu: 'App.Menu', menuItems: [{ lbMenu: 'Du simple menu', path: '/about' }] },
  { refMenu: 'App.AppUserMenu', menuItems: [route('/Adm/Usr/UserProfil', 'De la personne')] },
  { refMenu: 'App.UserMenu', menuItems: [{ lbMenu: 'De la personne aussi', path: '/' }] },
  { refMenu: 'AffAffAffaireList.TitleActionMenu', menuItems: [{ lbMenu: 'Du titre', refAction: 'Exporter' }] },
  { refMenu: 'AffAffAffaireList.ActionMenu', menuItems: [{ lbMenu: 'De la sélection', refAction: 'Desactiver' }] },
  {
    refMenu: 'AffAffAffaireList.ItemMenu',
    menuItems: [{ ...route(home, 'De la ligne', { param: 'idAffaireGuid' }), refAction: 'Ouvrir' }],
  },
  {
    refMenu: 'AffAffAffaireAccueil.NavMenu',
    menuItems: [route(services, 'De l’accueil', { refRouteParent: 'AffAffAffaireAccueil', param: 'idAffaireGuid' })],
  },
]

const meta = preview.meta({
  title: 'Screens/Shell/Menus in their places',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: list, globals: {}, answers: [answer(UsrUser.GetMenuList, () => menus)] },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const OfTheShellAndAList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const drawer = within(canvas.getByRole('navigation', { name: 'Menu principal' }))
    await expect(await drawer.findByRole('link', { name: 'Du tiroir' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Du simple menu' })).toBeVisible()

    await expect(await main.findByRole('button', { name: 'Du titre' })).toBeVisible()
    await expect(canvas.queryByText('De la sélection')).toBeNull()
    const grid = within(await main.findByRole('grid'))
    await grid.findByText(AffAffaire.GetList.example.value[0]?.refAffaire ?? '')
    await userEvent.click(grid.getAllByRole('checkbox').at(-1) ?? document.body)
    const bar = within(await main.findByRole('group', { name: 'Sélection' }))
    await expect(bar.getByRole('button', { name: 'De la sélection' })).toBeVisible()

    // A cell that leads nowhere, in a row or on a card.
    await userEvent.click(grid.getByText('Ouverte'))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await screen.findByRole('menuitem', { name: 'De la ligne' })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await userEvent.click(canvas.getByRole('button', { name: 'Alice Martin' }))
    await expect(await screen.findByRole('menuitem', { name: 'De la personne' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'De la personne aussi' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
})

export const OfAHome = meta.story({
  args: { at: `${home}?idAffaireGuid=${AffAffaire.Get.example.input.idAffaireGuid}` },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Affaire' }))
    await expect(tabs.getByRole('link', { name: /De l’accueil/ })).toBeVisible()
    await expect(canvas.queryByText('Du titre')).toBeNull()
  },
})
