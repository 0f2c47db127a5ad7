import { isRefAction, type RefAction } from '../actions.ts'
import type { MenuItem, MenuType } from '../menu.ts'
import { type Audience, audienceOf, buttons } from './buttons.ts'
import { type ViewName, viewNamed, views } from './views.ts'

/** One entry of a menu, with the group that sees it. */
export interface Entry {
  lb: string
  icon: string
  /** Name of the view, or of the route `Accueil`, that it opens. */
  to?: ViewName | typeof home.ref
  param?: string
  action?: RefAction
  /** Group 2 sees what is for all; group 1 sees everything. */
  for: Audience
  children?: readonly Entry[]
}

/** The entries of one menu: `AffAffAffaireList.TitleActionMenu`. */
export interface PlacedMenu {
  view: string
  type: MenuType
  entries: readonly Entry[]
}

/** The console's own home: a route without a view of its own. */
export const home = { ref: 'Accueil', path: '/', label: 'Accueil', icon: 'house' } as const

/** A view that a menu opens, and who sees the entry. */
interface Opening {
  readonly view: ViewName
  readonly for: Audience
}
const all = (view: ViewName): Opening => ({ view, for: 'all' })
const administrators = (view: ViewName): Opening => ({ view, for: 'administrators' })

/** The entry that opens a view. */
function opens({ view, for: audience }: Opening, param?: string): Entry {
  const { ref, label, icon } = viewNamed(view)
  return { lb: label, icon, to: ref, for: audience, ...(param === undefined ? {} : { param }) }
}

/** A title of the side drawer, and what it leads to. */
const group = (lb: string, icon: string, ...openings: Opening[]): Entry => {
  const children = openings.map((opening) => opens(opening))
  return { lb, icon, for: children.some((child) => child.for === 'all') ? 'all' : 'administrators', children }
}

const appMenu: readonly Entry[] = [
  { lb: home.label, icon: home.icon, to: home.ref, for: 'all' },
  group('Affaires', 'briefcase', all('AffAffAffaireList'), all('AffAffAffairePrestationList')),
  group(
    'Paramétrage',
    'sliders',
    all('PrmModModeInspectionList'),
    all('PrmRefReferentielList'),
    all('PrmGamGammeList'),
  ),
  group(
    'Administration',
    'shield',
    administrators('AdmUsrUserList'),
    administrators('CoreSecPrmSecuriteAccueil'),
    administrators('CoreSysTableList'),
  ),
  group(
    'Système',
    'settings',
    administrators('CoreSysParametreAvanceAccueil'),
    administrators('CoreSecPrmMenuList'),
    administrators('CoreSysRouteList'),
    administrators('CoreSysActionList'),
    administrators('CoreSysLogList'),
  ),
  opens(all('CoreSysNotifList')),
]

/** Where a row's `Ouvrir` leads, and with what. */
const opened: { readonly [From in ViewName]?: readonly [to: ViewName, param: string] } = {
  AdmUsrUserList: ['AdmUsrUserAccueil', 'idUser'],
  AffAffAffaireList: ['AffAffAffaireAccueil', 'idAffaireGuid'],
  AffAffAffairePrestationList: ['AffAffAffaireAccueil', 'idAffaireGuid'],
  PrmModModeInspectionList: ['PrmModModeInspectionAccueil', 'idModeGuid'],
  PrmRefReferentielList: ['PrmRefReferentielAccueil', 'idReferentielGuid'],
  PrmGamGammeList: ['PrmGamGamRapportAccueil', 'idGammeVersion'],
  CoreSysTableList: ['CoreSysTableAccueil', 'idTableGuid'],
}

/** The tabs of a home, and the plain links of the advanced settings. */
const tabs: { readonly [From in ViewName]?: { readonly to: readonly Opening[]; readonly param?: string } } = {
  AffAffAffaireAccueil: { to: [all('AffAffAffairePrestationList')], param: 'idAffaireGuid' },
  PrmModModeInspectionAccueil: { to: [all('PrmModTacheList')], param: 'idModeGuid;idModeversion' },
  PrmRefReferentielAccueil: {
    to: [all('PrmRefParametreList'), all('PrmRefLocalisationList'), all('PrmRefMaterielList')],
    param: 'idReferentielGuid;idReferentielVersion',
  },
  PrmGamGamRapportAccueil: { to: [administrators('PrmGamFileImport')], param: 'idGammeVersion' },
  CoreSysParametreAvanceAccueil: {
    to: [
      administrators('CoreSecPrmMenuList'),
      administrators('CoreSysRouteList'),
      administrators('CoreSysActionList'),
      administrators('CoreSysLogList'),
      administrators('CoreSysNotifList'),
      administrators('CoreSecPrmSecuriteAccueil'),
      administrators('CoreSysTableList'),
    ],
  },
}

const places = { title: 'TitleActionMenu', selection: 'ActionMenu', row: 'ItemMenu' } as const

function buttonsOf(view: ViewName, place: keyof typeof places): Entry[] {
  return Object.entries(buttons).flatMap(([action, button]): Entry[] => {
    const audience = audienceOf(button[place], view)
    if (audience === null || !isRefAction(action)) return []
    const [to, param] = (action === 'Ouvrir' && opened[view]) || []
    const led = to === undefined || param === undefined ? {} : { to, param }
    return [{ lb: button.lb, icon: button.icon, action, for: audience, ...led }]
  })
}

const deconnexion: Entry = {
  lb: buttons.Deconnexion.lb,
  icon: buttons.Deconnexion.icon,
  action: 'Deconnexion',
  for: 'all',
}

const whole: readonly PlacedMenu[] = [
  { view: 'App', type: 'AppMenu', entries: appMenu },
  { view: 'App', type: 'AppUserMenu', entries: [opens(all('AdmUsrUserProfil')), deconnexion] },
  ...views.flatMap(({ ref }): PlacedMenu[] => {
    const { to = [], param } = tabs[ref] ?? {}
    return [
      ...(Object.keys(places) as (keyof typeof places)[]).map((place) => ({
        view: ref,
        type: places[place],
        entries: buttonsOf(ref, place),
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
    .filter((entry) => idGroupe === 1 || entry.for === 'all')
    .map((entry) => (entry.children ? { ...entry, children: seenBy(entry.children, idGroupe) } : entry))

/** What `GetMenuList` answers to a member of group 1 (administrators) or 2. */
export const menusOf = (idGroupe: 1 | 2): { refMenu: string; menuItems: MenuItem[] }[] =>
  placedMenus()
    .map(({ view, type, entries }) => ({
      refMenu: `${view}.${type}`,
      menuItems: seenBy(entries, idGroupe).map(itemOf),
    }))
    .filter(({ menuItems }) => menuItems.length > 0)
