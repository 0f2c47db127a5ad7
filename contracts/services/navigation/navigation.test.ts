import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../provider/testing/test-server.ts'
import { refActions } from '../actions.ts'
import type { MenuItem } from '../menu.ts'
import { menusOf, placedMenus } from './menus.ts'
import { views } from './views.ts'

const notFound = 'CoreSysNotFound'

test('every view of the specification is there, once [2.views]', () => {
  expect(new Set(views.map(({ ref }) => ref)).size).toBe(views.length)
  for (const { path, ref, parent } of views) {
    expect(ref).toBe(path.replaceAll('/', ''))
    if (parent) expect(views.map((view) => view.ref)).toContain(parent)
  }
})

test('every action is offered somewhere', () => {
  const offered = placedMenus().flatMap(({ entries }) => entries.flatMap(({ action }) => action ?? []))
  expect(new Set(offered)).toEqual(new Set(refActions))
})

test('every view can be reached from the drawer, the user’s menu, a row or a tab [2.reachable]', () => {
  const reached = new Set(
    placedMenus().flatMap(({ entries }) =>
      entries.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
    ),
  )
  expect(views.filter(({ ref }) => !reached.has(ref) && ref !== notFound)).toEqual([])
})

/** Where the console shows entries that lead to a page: the drawer, the user's menu, a home's tabs, a row's own menu and its `Ouvrir`. */
const leading = new Set(['AppMenu', 'AppUserMenu', 'NavMenu', 'ItemMenu'])

test.each([
  [1, views.map(({ ref }) => ref)],
  [
    2,
    [
      'AdmUsrUserProfil',
      'AffAffAffaireList',
      'AffAffAffaireAccueil',
      'AffAffAffairePrestationList',
      'CoreSysNotifList',
      'PrmGamGammeList',
      'PrmGamGamRapportAccueil',
      'PrmModModeInspectionList',
      'PrmModModeInspectionAccueil',
      'PrmModTacheList',
      'PrmRefReferentielList',
      'PrmRefReferentielAccueil',
      'PrmRefParametreList',
      'PrmRefLocalisationList',
      'PrmRefMaterielList',
    ],
  ],
] as const)(
  'from the sign-in on, group %i comes by its menus to %j, with the keys that each needs [2.reachable]',
  (group, names) => {
    const menus = menusOf(group)
    const reached = new Set<string>(['App'])
    const lame: string[] = []
    const bare = (param = '') => param.split(';').filter(Boolean)
    for (const at of reached) {
      const entries = menus
        .filter(({ refMenu }) => refMenu.startsWith(`${at}.`) && leading.has(refMenu.split('.')[1] ?? ''))
        .flatMap(({ menuItems }) => menuItems)
      for (const { refRoute, param } of entries.flatMap((entry) => [
        entry,
        ...((entry.children ?? []) as MenuItem[]),
      ])) {
        const view = views.find(({ ref }) => ref === refRoute)
        // A list inside of a home shows on its own too, over all records; a home without its key shows nothing.
        const needed = view?.parent ? [] : bare(view?.parameters)
        if (view && needed.every((key) => bare(param ?? undefined).includes(key))) reached.add(view.ref)
        else if (view) lame.push(`${at} to ${view.ref} with ${param}`)
      }
    }
    expect(lame).toEqual([])
    expect(
      views
        .map(({ ref }) => ref)
        .filter((ref) => reached.has(ref) && ref !== notFound)
        .toSorted(),
    ).toEqual(names.filter((name) => name !== notFound).toSorted())
  },
)

describe('the demo', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  interface Item {
    children?: Item[]
  }

  const bare = (item: Item): object =>
    Object.fromEntries(
      Object.entries({ ...item, children: item.children?.map(bare) }).filter(
        ([name, value]) =>
          value !== null &&
          name !== 'requiresAuth' &&
          !(Array.isArray(value) && value.length === 0) &&
          value !== undefined,
      ),
    )

  test.each([
    [1, 'admin'],
    [2, 'agent'],
  ] as const)('sends group %i just these menus', async (group, login) => {
    const { value } = await server.call('/api/Console/Adm/UsrUser/GetMenuList', { token: server[login] })
    const sent = (value as { refMenu: string; menuItems: Item[] }[]).map(({ refMenu, menuItems }) => [
      refMenu,
      menuItems.map(bare),
    ])
    const said = menusOf(group).map(({ refMenu, menuItems }) => [
      refMenu,
      (menuItems as Item[]).map((item) => bare(item)),
    ])
    // The home is a route on the wire.
    const named = JSON.parse(
      JSON.stringify(said).replaceAll('"path":"/"}', '"path":"/","refRoute":"Accueil"}'),
    ) as unknown[]
    expect(Object.fromEntries(sent as [string, object][])).toEqual(Object.fromEntries(named as [string, object][]))
  })
})
