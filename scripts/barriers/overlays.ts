import type { Locator } from 'playwright'
import type { User } from '../../app/e2e/journey.ts'
import type { WidthName } from './states.ts'

/** Something that opens over a page. */
export interface Overlay {
  name: string
  /** Address of the page. */
  at: string
  /** Widths at which the overlay exists. @default all */
  widths?: readonly WidthName[]
  /** Opens the overlay; resolves to the element that must be visible then. */
  open: (user: User) => Promise<Locator>
}

const cases = '/Aff/Aff/AffaireList'
const services = '/Aff/Aff/AffairePrestationList'
const ranges = '/Prm/Gam/GammeList'

/** Texts of the library, which are not among the console's messages. */
const words = {
  fr: { more: 'Autres actions', columns: 'Colonnes', column: /^Colonne /, filters: /^Filtres/ },
  en: { more: 'More actions', columns: 'Columns', column: /^Column /, filters: /^Filters/ },
} as const
const said = ({ walk }: User) => words[walk.locale]

const main = ({ page }: User) => page.getByRole('main')
const inMain = (user: User, name: string | RegExp) => main(user).getByRole('button', { name, exact: true }).first()
const menu = ({ page }: User) => page.getByRole('menu')
const dialog = ({ page }: User) => page.getByRole('dialog')

const more = (user: User) => inMain(user, said(user).more)

/** Presses an action of the page: its button or, where there is no room for that, its entry among the others. */
async function act(user: User, name: string): Promise<void> {
  const button = inMain(user, name)
  if (await button.isVisible()) return button.click()
  await more(user).click()
  await user.page.getByRole('menuitem', { name, exact: true }).click()
}

/** Selects the first row, which shows its actions. */
const select = ({ page }: User) => page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').click()

async function openFilter(user: User, field: 'statut' | 'dtEcheance'): Promise<Locator> {
  const name = new RegExp(`^${user.t[`field.${field}`]}`)
  const own = user.page.getByRole('search').getByRole('button', { name }).first()
  // Where there is no room for it, it is in the dialog of all filters.
  const all = user.page.getByRole('search').getByRole('button', { name: said(user).filters })
  await ((await own.isVisible()) ? own : all).click()
  return dialog(user)
}

const of = async (user: User, button: Locator, opened: (user: User) => Locator): Promise<Locator> => {
  await button.click()
  return opened(user)
}

export const overlays: readonly Overlay[] = [
  {
    name: 'palette',
    at: cases,
    open: async (user) => {
      await user.page.keyboard.press('ControlOrMeta+K')
      await user.page.keyboard.type('le')
      return dialog(user).getByRole('option').first()
    },
  },
  {
    name: 'shortcuts',
    at: cases,
    open: async (user) => {
      await user.page.keyboard.press('?')
      return dialog(user).getByRole('switch')
    },
  },
  {
    name: 'menu of the console',
    at: cases,
    widths: ['narrow'],
    open: async (user) => {
      await user.page.getByRole('button', { name: user.t['frame.openDrawer'], exact: true }).click()
      return user.page.getByRole('navigation', { name: user.t['frame.menu'] }).getByRole('link').first()
    },
  },
  {
    name: 'menu of the user',
    at: cases,
    open: (user) => of(user, user.page.getByRole('banner').getByRole('button').last(), menu),
  },
  { name: 'menu of actions', at: cases, open: (user) => of(user, more(user), menu) },
  {
    name: 'menu of views',
    at: cases,
    open: (user) => of(user, inMain(user, new RegExp(`^${user.t['views.label']}`)), menu),
  },
  {
    name: 'menu of a column',
    at: cases,
    open: (user) =>
      of(
        user,
        user.page
          .getByRole('columnheader')
          .getByRole('button', { name: said(user).column })
          .first(),
        menu,
      ),
  },
  { name: 'columns', at: cases, open: (user) => of(user, inMain(user, said(user).columns), dialog) },
  { name: 'filter of states', at: services, open: (user) => openFilter(user, 'statut') },
  { name: 'filter of days', at: services, open: (user) => openFilter(user, 'dtEcheance') },
  { name: 'editor', at: `${cases}?e=Creer`, open: async (user) => dialog(user).getByRole('textbox').first() },
  {
    name: 'editor with mistakes',
    at: `${cases}?e=Creer`,
    open: async (user) => {
      await dialog(user).getByRole('button', { name: user.t['editor.save'], exact: true }).click()
      return dialog(user).locator('[aria-invalid=true]').first()
    },
  },
  {
    name: 'editor with a list of choices',
    at: `${cases}?e=Creer`,
    open: async (user) => {
      await dialog(user).getByRole('combobox', { name: user.t['field.idAgence'] }).click()
      return user.page.getByRole('option').first()
    },
  },
  {
    name: 'editor with days',
    at: `${services}?e=AjouterPrestation`,
    open: async (user) => dialog(user).getByRole('combobox').first(),
  },
  {
    name: 'question before changes are lost',
    at: `${cases}?e=Creer`,
    open: async (user) => {
      await dialog(user).getByRole('textbox').first().fill('x')
      await user.page.keyboard.press('Escape')
      return user.page.getByRole('alertdialog')
    },
  },
  {
    name: 'change of several',
    at: cases,
    widths: ['wide'],
    open: async (user) => {
      await select(user)
      await act(user, user.t['setMany.action'])
      return dialog(user).getByRole('combobox').first()
    },
  },
  {
    name: 'detail of a row',
    at: cases,
    widths: ['wide'],
    open: async (user) => {
      await user.page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(3).click()
      await user.page.keyboard.press('Alt+Enter')
      return user.page.getByRole('region', { name: user.t['peek.title'] })
    },
  },
  {
    name: 'baskets',
    at: cases,
    open: async (user) => {
      await more(user).click()
      await user.page.getByRole('menuitem', { name: user.t['baskets.title'] }).click()
      return dialog(user)
    },
  },
  {
    name: 'import',
    at: ranges,
    open: async (user) => {
      await act(user, user.t['action.Importer'])
      return dialog(user)
    },
  },
  {
    name: 'export',
    at: cases,
    open: async (user) => {
      await act(user, user.t['action.Exporter'])
      return dialog(user)
    },
  },
]
