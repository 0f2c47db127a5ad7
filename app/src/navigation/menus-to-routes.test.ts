import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSafePath, readMenus } from './menu-entry.ts'
import { menusToRoutes, type ViewRoute } from './menus-to-routes.ts'
import { paths } from './paths.ts'
import { menusArbitrary, viewNames } from './testing/menu-arbitrary.ts'

const views = new Set(['A', 'B', 'C', 'D'])

const readingOf = (...menuItems: unknown[]) =>
  menusToRoutes(readMenus([{ refMenu: 'App.AppMenu', menuItems }]).book, views)
const item = (refRoute: string, more: object = {}) => ({ refRoute, path: `/${refRoute}`, component: refRoute, ...more })

/** Routes and their children, by name: `A(B(C), D)`. */
const shape = (routes: readonly ViewRoute[]): string =>
  routes.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(', ')

const everyRoute = (routes: readonly ViewRoute[]): ViewRoute[] =>
  routes.flatMap((route) => [route, ...everyRoute(route.children)])

const flawKinds = [
  'malformedItem',
  'menuLoop',
  'unsafePath',
  'unknownAction',
  'unknownComponent',
  'pathCollision',
] as const

/** One item with one flaw, and the problem it must be reported as. */
function flawed(kind: (typeof flawKinds)[number], name: string): { item: unknown; kind: string; name: string } {
  const loop: { lbMenu: string; children?: unknown[] } = { lbMenu: name }
  loop.children = [loop]
  const made = {
    malformedItem: { item: { refRoute: name, path: 12 }, name },
    menuLoop: { item: loop, name },
    unsafePath: { item: item(name, { path: `//${name}.example` }), name },
    unknownAction: { item: { refAction: name }, name },
    unknownComponent: { item: item(name), name },
    pathCollision: { item: item(name, { path: '/A', component: 'A' }), name: `${name} (/A: A)` },
  }[kind]
  return { kind, ...made }
}

describe('menusToRoutes', () => {
  test('never throws, names every problem; every route is safe, known, once, and claims no address that is always there', () => {
    const always = new Set([...Object.values(paths), '/Core/Sys/NotFound'].map((path) => path.toLowerCase()))
    fc.assert(
      fc.property(menusArbitrary, (menus) => {
        const { routes, problems } = menusToRoutes(readMenus(menus).book, viewNames)
        expect(problems.filter(({ name }) => name === '')).toEqual([])
        const all = everyRoute(routes)
        const addresses = all.map(({ path }) => path.toLowerCase().replace(/\/$/, ''))
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(new Set(addresses).size).toBe(all.length)
        const isSound = ({ path, view }: ViewRoute) =>
          isSafePath(path) &&
          new URL(path, 'https://console.example').origin === 'https://console.example' &&
          viewNames.has(view)
        expect(all.filter((route) => !isSound(route))).toEqual([])
        expect(addresses.filter((address) => always.has(address))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('every flaw that is put among good items is listed with its kind and its name, and the good ones all stay', () => {
    const good = [item('A'), item('B', { refRouteParent: 'A' }), item('C')]
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom(...flawKinds), at: fc.nat(20) }), { maxLength: 8 }),
        (flaws) => {
          const made = flaws.map(({ kind }, index) => flawed(kind, `F${index}`))
          const items: unknown[] = [...good]
          flaws.forEach(({ at }, index) => items.splice(Math.min(at, items.length), 0, made[index]?.item))
          // Of two routes with one address, the first keeps it: the good ones come first.
          const { book, problems: misread } = readMenus([{ refMenu: 'App.AppMenu', menuItems: [...good, ...items] }])
          const { routes, problems } = menusToRoutes(book, views)
          const found = [...misread, ...problems].map(({ kind, name }) => `${kind} ${name}`).toSorted()
          expect(found).toEqual(made.map(({ kind, name }) => `${kind} ${name}`).toSorted())
          const known = new Set(everyRoute(routes).map(({ id }) => id))
          expect(['A', 'B', 'C'].every((id) => known.has(id))).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a child stands below its parent, whichever comes first [2.dynamic]', () => {
    const child = item('B', { refRouteParent: 'A' })
    expect(shape(readingOf(item('A'), child).routes)).toBe('A(B)')
    expect(shape(readingOf(child, item('A')).routes)).toBe('A(B)')
    expect(readingOf(child, item('A')).problems).toEqual([])
  })

  test('grandchildren find their place however far apart they come', () => {
    const { routes, problems } = readingOf(
      item('D', { refRouteParent: 'C' }),
      item('C', { refRouteParent: 'B' }),
      item('B', { refRouteParent: 'A' }),
      item('A'),
    )
    expect(shape(routes)).toBe('A(B(C(D)))')
    expect(problems).toEqual([])
  })

  test('a parent that no menu names is told once; the route stands alone, with its own children [8.missing-parent]', () => {
    const { routes, problems } = readingOf(
      item('C', { refRouteParent: 'B' }),
      item('B', { refRouteParent: 'Perdue' }),
      item('A'),
    )
    expect(shape(routes)).toBe('A, B(C)')
    expect(problems).toEqual([{ kind: 'missingParent', name: 'B (Perdue)' }])
  })

  test('parents in a circle are told, and lose no route', () => {
    const { routes, problems } = readingOf(item('A', { refRouteParent: 'B' }), item('B', { refRouteParent: 'A' }))
    expect(
      everyRoute(routes)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['A', 'B'])
    expect(problems).toEqual([{ kind: 'missingParent', name: 'A (B)' }])
  })

  test('one route in several menus is one: its parent and its component come from whichever says so', () => {
    const { book } = readMenus([
      { refMenu: 'App.AppMenu', menuItems: [{ refRoute: 'R', path: '/Some/Where' }] },
      {
        refMenu: 'A.NavMenu',
        menuItems: [{ refRoute: 'R', path: '/Some/Where', component: 'B', refRouteParent: 'A' }, item('A')],
      },
    ])
    const { routes, problems } = menusToRoutes(book, views)
    expect(shape(routes)).toBe('A(R)')
    expect(routes[0]?.children[0]).toMatchObject({ view: 'B', path: '/Some/Where' })
    expect(problems).toEqual([])
  })

  test('one route with two addresses keeps the first, and the other is told', () => {
    const { routes, problems } = readingOf(item('A'), item('A', { path: '/Other' }))
    expect(routes).toMatchObject([{ id: 'A', path: '/A' }])
    expect(problems).toEqual([{ kind: 'pathCollision', name: 'A (/Other: /A)' }])
  })

  test.each(['/A', '/a', '/A/'])('two routes with one address (%s): the first has it, the other is told', (path) => {
    const { routes, problems } = readingOf(item('A'), item('B', { path }))
    expect(shape(routes)).toBe('A')
    expect(problems).toEqual([{ kind: 'pathCollision', name: `B (${path}: A)` }])
  })

  test('without a component the view is named by the path', () => {
    expect(readingOf({ refRoute: 'anything', path: '/A/' }).routes).toMatchObject([{ id: 'anything', view: 'A' }])
  })

  test('an unknown component is told once, however many menus name it', () => {
    const { routes, problems } = readingOf(item('Z'), item('A'), item('Z'))
    expect(shape(routes)).toBe('A')
    expect(problems).toEqual([{ kind: 'unknownComponent', name: 'Z' }])
  })

  test.each([...Object.values(paths), '/Core/Sys/NotFound', '/About', '/404/', '/core/sec/authlogin'])(
    'a menu may link to %s, not claim it',
    (path) => {
      expect(readingOf({ refRoute: 'mine', path, component: 'A' })).toEqual({ routes: [], problems: [] })
    },
  )

  test('an entry without a path or without a route name makes no route: a virtual route has no page [4.virtual]', () => {
    expect(
      readingOf({ refRoute: 'A', component: 'A' }, { path: '/A', component: 'A' }, { refAction: 'Creer' }),
    ).toEqual({ routes: [], problems: [] })
  })

  describe('the profile and the notification list', () => {
    const profile = { id: 'AdmUsrUserProfil', view: 'AdmUsrUserProfil', path: '/Adm/Usr/UserProfil' }
    const notifications = { id: 'CoreSysNotifList', view: 'CoreSysNotifList', path: '/Core/Sys/NotifList' }
    const both = new Set([...views, profile.view, notifications.view])
    const routesOf = (...menuItems: unknown[]) =>
      menusToRoutes(readMenus([{ refMenu: 'App.AppMenu', menuItems }]).book, both)

    test('are there although the menus leave them out [2.always]', () => {
      expect(routesOf()).toMatchObject({ routes: [profile, notifications], problems: [] })
      expect(routesOf(item('A'), { ...item(profile.id), path: profile.path })).toMatchObject({
        routes: [{ id: 'A' }, profile, notifications],
        problems: [],
      })
    })

    test('stand where the menus put them', () => {
      const { routes } = routesOf(
        { refRoute: 'moi', path: '/Moi', component: profile.view },
        { ...item('B'), path: '/core/sys/notiflist/' },
      )
      expect(routes).toMatchObject([
        { id: 'moi', path: '/Moi' },
        { id: 'B', path: '/core/sys/notiflist/' },
      ])
      expect(routes).toHaveLength(2)
    })

    test('are there although the menus name them wrongly, which is told', () => {
      const { routes, problems } = routesOf({ refRoute: profile.id, path: profile.path, component: 'Perdue' })
      expect(routes).toMatchObject([profile, notifications])
      expect(problems).toEqual([{ kind: 'unknownComponent', name: 'Perdue' }])
    })

    test('are not there in a build without them', () => {
      expect(readingOf()).toEqual({ routes: [], problems: [] })
    })
  })

  test('children of the menu are routes too', () => {
    expect(shape(readingOf({ lbMenu: 'Groupe', children: [item('A')], menuItems: [item('B')] }).routes)).toBe('A, B')
  })
})
