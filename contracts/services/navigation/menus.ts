import { isRefAction, type RefAction } from '../actions.ts'
import type { MenuItem, MenuType } from '../menu.ts'
import { buttons } from './buttons.ts'
import { viewNamed, views } from './views.ts'

/** One entry of a menu, with the group that sees it. */
export interface Entry {
  lb: string
  icon: string
  /** Name of the view, or of the route `Accueil`, that it opens. */
  to?: string
  param?: string
  action?: RefAction
  /** Group 2 sees it too; group 1 sees everything. */
  isForAll: boolean
  children?: readonly Entry[]
}

/** The entries of one menu: `AffAffAffaireList.TitleActionMenu`. */
export interface PlacedMenu {
  view: string
  type: MenuType
  entries: readonly Entry[]
}

/** The console's own home: a route without a view of its own. */
export const home = { ref: 'Accueil', path: '/', label: 'Accueil', icon: 'house' }

const isForAll = (code: string) => code.endsWith('²')
const bare = (code: string) => code.replace('²', '')

/** `AL²` → the entry that opens the view. */
function opens(code: string, param?: string): Entry {
  const { ref, label, icon } = viewNamed(bare(code))
  return { lb: label, icon, to: ref, isForAll: isForAll(code), ...(param === undefined ? {} : { param }) }
}

/** A title of the side drawer, and what it leads to. */
const group = (lb: string, icon: string, ...codes: string[]): Entry => {
  const children = codes.map((code) => opens(code))
  return { lb, icon, isForAll: children.some((child) => child.isForAll), children }
}

const appMenu: readonly Entry[] = [
  { lb: home.label, icon: home.icon, to: home.ref, isForAll: true },
  group('Affaires', 'briefcase', 'AL²', 'AP²'),
  group('Paramétrage', 'sliders', 'MI²', 'RL²', 'GL²'),
  group('Administration', 'shield', 'UL', 'SE', 'TL'),
  group('Système', 'settings', 'PA', 'ME', 'RO', 'AC', 'LO'),
  opens('NO²'),
]

/** Where a row's `Ouvrir` leads, and with what. */
const opened: Readonly<Record<string, readonly [code: string, param: string]>> = {
  UL: ['UA', 'idUser'],
  AL: ['AA', 'idAffaireGuid'],
  AP: ['AA', 'idAffaireGuid'],
  MI: ['MA', 'idModeGuid'],
  RL: ['RA', 'idReferentielGuid'],
  GL: ['GR', 'idGammeVersion'],
  TL: ['TA', 'idTableGuid'],
}

/** The tabs of a home, and the plain links of the advanced settings. */
const tabs: Readonly<Record<string, { to: readonly string[]; param?: string }>> = {
  AA: { to: ['AP²'], param: 'idAffaireGuid' },
  MA: { to: ['TC²'], param: 'idModeGuid;idModeversion' },
  RA: { to: ['PL²', 'LL²', 'MT²'], param: 'idReferentielGuid;idReferentielVersion' },
  GR: { to: ['FI'], param: 'idGammeVersion' },
  PA: { to: ['ME', 'RO', 'AC', 'LO', 'NO', 'SE', 'TL'] },
}

const places = { title: 'TitleActionMenu', selection: 'ActionMenu', row: 'ItemMenu' } as const

function buttonsOf(code: string, place: keyof typeof places): Entry[] {
  return Object.entries(buttons).flatMap(([action, button]) => {
    const offered = button[place]?.split(' ').find((one) => bare(one) === code)
    if (offered === undefined || !isRefAction(action)) return []
    const [to, param] = (action === 'Ouvrir' && opened[code]) || []
    const led = to === undefined || param === undefined ? {} : { to: viewNamed(to).ref, param }
    return [{ lb: button.lb, icon: button.icon, action, isForAll: isForAll(offered), ...led }]
  })
}

const deconnexion: Entry = {
  lb: buttons.Deconnexion.lb,
  icon: buttons.Deconnexion.icon,
  action: 'Deconnexion',
  isForAll: true,
}

const whole: readonly PlacedMenu[] = [
  { view: 'App', type: 'AppMenu', entries: appMenu },
  { view: 'App', type: 'AppUserMenu', entries: [opens('UP²'), deconnexion] },
  ...views.flatMap(({ code, ref }): PlacedMenu[] => {
    const { to = [], param } = tabs[code] ?? {}
    return [
      ...(Object.keys(places) as (keyof typeof places)[]).map((place) => ({
        view: ref,
        type: places[place],
        entries: buttonsOf(code, place),
      })),
      { view: ref, type: 'NavMenu', entries: to.map((one) => opens(one, param)) },
    ]
  }),
]

/** Every menu of the product, as it is placed. */
export const placedMenus = (): PlacedMenu[] => whole.filter(({ entries }) => entries.length > 0)

function itemOf({ lb, icon, to, param, action, children }: Entry): MenuItem {
  const view = to === undefined || to === home.ref ? undefined : viewNamed(to)
  return {
    lbMenu: lb,
    icon,
    ...(to === home.ref ? { path: home.path } : {}),
    ...(view ? { path: view.path, refRoute: view.ref, component: view.ref, requiresAuth: true } : {}),
    ...(view?.parent ? { refRouteParent: view.parent } : {}),
    ...(param ? { param } : {}),
    ...(action ? { refAction: action } : {}),
    ...(children ? { children: children.map(itemOf) } : {}),
  }
}

const seenBy = (entries: readonly Entry[], idGroupe: 1 | 2): Entry[] =>
  entries
    .filter((entry) => idGroupe === 1 || entry.isForAll)
    .map((entry) => (entry.children ? { ...entry, children: seenBy(entry.children, idGroupe) } : entry))

/** What `GetMenuList` answers to a member of group 1 (administrators) or 2. */
export const menusOf = (idGroupe: 1 | 2): { refMenu: string; menuItems: MenuItem[] }[] =>
  placedMenus()
    .map(({ view, type, entries }) => ({
      refMenu: `${view}.${type}`,
      menuItems: seenBy(entries, idGroupe).map(itemOf),
    }))
    .filter(({ menuItems }) => menuItems.length > 0)
