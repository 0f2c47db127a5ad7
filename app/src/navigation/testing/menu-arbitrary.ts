import type { Menu } from '@ronde/contracts/menu'
import * as fc from 'fast-check'

/** Addresses that lead out of the console, or try to. */
export const hostilePaths = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%2e%2e/evil',
  '/.//evil.example',
  '/./%2e/evil',
  '../evil',
  '/Aff/../../evil',
  '/Aff//evil',
  ' /Aff',
  '/Aff\n//evil',
  '/Aff/:id',
  '/Aff/*',
  '/a?b=c',
  '/a#b',
  'Aff/Aff/AffaireList',
  '',
] as const

/** The views of the console under test. */
export const viewNames = new Set([
  'AffAffAffaireList',
  'AffAffAffaireAccueil',
  'AffAffAffairePrestationList',
  'AdmUsrUserList',
])

const odd = fc.anything({ maxDepth: 1, maxKeys: 2 })

const pathArbitrary = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '/Aff/Aff/AffaireList',
      '/Aff/Aff/AffaireAccueil',
      '/Aff/Aff/AffairePrestationList',
      '/Adm/Usr/UserList',
    ),
  },
  fc.constantFrom(
    '/aff/aff/affairelist',
    '/Adm/Usr/UserList/',
    '/',
    '/about',
    '/About/',
    '/404',
    '/Core/Sec/AuthLogin',
    '/core/sec/authlogin',
    '/Core/Sys/NotFound',
  ),
  fc.constantFrom(...hostilePaths),
  fc.string(),
  fc.webUrl(),
)
const routeArbitrary = fc.constantFrom(
  'AffAffAffaireList',
  'AffAffAffaireAccueil',
  'AffAffAffairePrestationList',
  'AdmUsrUserList',
  'Perdue',
  '__proto__',
  'constructor',
  '',
)
const orElse = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary }, fc.constantFrom(null, undefined), odd)
const sometimes = (more: Record<string, fc.Arbitrary<unknown>>) => fc.record(more, { requiredKeys: [] })

const { item } = fc.letrec<{ item: unknown; items: unknown }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      weight: 8,
      arbitrary: sometimes({
        lbMenu: orElse(fc.string()),
        icon: orElse(fc.string()),
        path: fc.oneof({ weight: 12, arbitrary: pathArbitrary }, odd),
        param: orElse(fc.constantFrom('idAffaireGuid', 'a=b;c', ';;=')),
        refRoute: fc.oneof({ weight: 12, arbitrary: routeArbitrary }, odd),
        refRouteParent: orElse(routeArbitrary),
        component: orElse(fc.constantFrom('AffAffAffaireList', 'Inconnu', 'toString')),
        requiresAuth: orElse(fc.boolean()),
        refAction: orElse(fc.constantFrom('Creer', 'Inconnue')),
        menuItems: tie('items'),
        children: tie('items'),
      }),
    },
    { weight: 1, arbitrary: odd },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { toString: 'no function' },
        { refRoute: { toString: 1, valueOf: 2 }, path: 3 },
        { lbMenu: [{ toString: null }] },
      ),
    },
  ),
  items: fc.oneof(
    { weight: 4, arbitrary: fc.array(tie('item'), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined, 'no list') },
  ),
}))

interface Item {
  lbMenu?: string
  children?: unknown
}

/** An item that is its own descendant, `distance` levels down. */
const tied = (distance: number): Item => {
  const top: Item = { lbMenu: 'Boucle' }
  let at: Item = top
  for (let step = 0; step < distance; step++) {
    const next: Item = { children: null }
    at.children = [next]
    at = next
  }
  at.children = [top]
  return top
}

/** A chain of that many levels. */
export const nested = (levels: number): Item => {
  let at: Item = { lbMenu: `niveau ${levels}` }
  for (let level = levels - 1; level > 0; level--) at = { lbMenu: `niveau ${level}`, children: [at] }
  return at
}

/** Menus of a server, valid and invalid. */
export const menusArbitrary: fc.Arbitrary<Menu[]> = fc.array(
  fc.record({
    refMenu: fc.oneof(
      fc.constantFrom('App.AppMenu', 'App.AppUserMenu', 'AffAffAffaireList.ItemMenu', '', '__proto__'),
      fc.string(),
    ),
    menuItems: fc.oneof(
      { weight: 8, arbitrary: fc.array(item, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 }).map((distance) => [tied(distance)]) },
      { weight: 1, arbitrary: fc.integer({ min: 10, max: 200 }).map((levels) => [nested(levels)]) },
    ),
  }),
  { maxLength: 3 },
)
