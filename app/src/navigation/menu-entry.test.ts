import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuTypes } from '@ronde/contracts/menu'
import { allEntries, isSafePath, readMenus } from './menu-entry.ts'
import { menuOf } from './menus.ts'
import { hostilePaths, menusArbitrary, nested } from './testing/menu-arbitrary.ts'

const origin = 'https://console.example'

const read = (...menuItems: unknown[]) => readMenus([{ refMenu: 'App.AppMenu', menuItems }])
const labels = (...menuItems: unknown[]) => allEntries(read(...menuItems).book).map(({ label }) => label)

describe('isSafePath', () => {
  test.each(['/Aff/Aff/AffaireList', '/', '/about', '/404', '/a-b_c.d~e', '/Aff/%C3%A9tat'])('takes %s', (path) => {
    expect(isSafePath(path)).toBe(true)
  })

  test.each(hostilePaths)('refuses %j', (path) => {
    expect(isSafePath(path)).toBe(false)
  })

  test('what it takes stays within the console, wherever a browser reads it', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%',
        '2f',
        '%2F',
        '%5c',
        '%2e',
        ':',
        '@',
        'evil.example',
        'a',
        '\t',
        '\n',
        '?',
        '#',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((some) => some.join('')),
          pieces.map((some) => `/${some.join('')}`),
        ),
        (path) => {
          fc.pre(isSafePath(path))
          const { origin: reached, pathname } = new URL(path, `${origin}/Aff/Aff/AffaireList`)
          expect(reached).toBe(origin)
          // Unchanged: a path that the browser rewrites is not the one that was checked.
          expect(pathname).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('readMenus', () => {
  test('never throws, names every problem, and leaves no unsafe path', () => {
    fc.assert(
      fc.property(menusArbitrary, (menus) => {
        const { book, problems } = readMenus(menus)
        expect(problems.filter(({ name }) => name === '')).toEqual([])
        expect(allEntries(book).filter(({ path }) => path !== null && !isSafePath(path))).toEqual([])
        const ids = allEntries(book).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('a whole item is read as it is [3.menu-item]', () => {
    const { book, problems } = read({
      lbMenu: 'Affaires',
      icon: 'folder',
      path: '/Aff/Aff/AffaireList',
      param: 'a=1',
      refRoute: 'AffAffAffaireList',
      refRouteParent: 'Parent',
      component: 'AffAffAffaireList',
      requiresAuth: false,
      refAction: 'Ouvrir',
    })
    expect(problems).toEqual([])
    expect(book.get('App.AppMenu')).toEqual([
      {
        id: expect.any(String),
        label: 'Affaires',
        icon: 'folder',
        path: '/Aff/Aff/AffaireList',
        param: 'a=1',
        refRoute: 'AffAffAffaireList',
        refRouteParent: 'Parent',
        component: 'AffAffAffaireList',
        requiresAuth: false,
        refAction: 'Ouvrir',
        items: [],
      },
    ])
  })

  test('authentication is required unless an item says otherwise [6.requires-auth]', () => {
    const [silent, open] = allEntries(read({ lbMenu: 'a' }, { lbMenu: 'b', requiresAuth: false }).book)
    expect(silent?.requiresAuth).toBe(true)
    expect(open?.requiresAuth).toBe(false)
  })

  test('children and menuItems are synonyms [3.menu-item]', () => {
    expect(labels({ lbMenu: 'p', children: [{ lbMenu: 'a' }] })).toEqual(['p', 'a'])
    expect(labels({ lbMenu: 'p', menuItems: [{ lbMenu: 'b' }] })).toEqual(['p', 'b'])
    expect(labels({ lbMenu: 'p', children: [{ lbMenu: 'a' }], menuItems: [{ lbMenu: 'b' }] })).toEqual(['p', 'a', 'b'])
  })

  test.each(menuTypes)('a menu is known by its view and its type: %s [3.menu-types]', (type) => {
    const all = [
      ...menuTypes.map((one) => ({ refMenu: `Cases.${one}`, menuItems: [{ lbMenu: one }] })),
      { refMenu: `Places.${type}`, menuItems: [{ lbMenu: 'elsewhere' }] },
    ]
    expect(menuOf(readMenus(all).book, 'Cases', type).map(({ label }) => label)).toEqual([type])
  })

  test('a menu without items, and no menus at all, are no problem', () => {
    expect(readMenus([])).toEqual({ book: new Map(), problems: [] })
    expect(readMenus([{ refMenu: 'App.AppMenu', menuItems: null }]).problems).toEqual([])
  })

  test('the items of a menu that comes twice are put together', () => {
    const { book } = readMenus([
      { refMenu: 'App.AppMenu', menuItems: [{ lbMenu: 'a' }] },
      { refMenu: 'App.AppMenu', menuItems: [{ lbMenu: 'b' }] },
    ])
    expect(book.get('App.AppMenu')?.map(({ label }) => label)).toEqual(['a', 'b'])
  })

  test.each([
    ['a malformed item', { lbMenu: 'Cassé', path: 12 }, 'malformedItem', 'Cassé'],
    ['an item without a name', { path: 12 }, 'malformedItem', 'App.AppMenu.0.1'],
    ['no item at all', null, 'malformedItem', 'null'],
    ['a name that cannot be written', { refRoute: { toString: 1 }, path: 12 }, 'malformedItem', 'App.AppMenu.0.1'],
    ['an unsafe path', { refRoute: 'Ailleurs', path: '//evil.example' }, 'unsafePath', 'Ailleurs'],
    ['an unknown action', { refAction: 'Exploser' }, 'unknownAction', 'Exploser'],
  ])('%s is named and skipped, its neighbours stay', (_, bad, kind, name) => {
    const { book, problems } = read({ lbMenu: 'avant' }, bad, { lbMenu: 'après' })
    expect(problems).toEqual([{ kind, name }])
    expect(book.get('App.AppMenu')?.map(({ label }) => label)).toEqual(['avant', 'après'])
  })

  test('a loop is cut where it closes', () => {
    const loop: { lbMenu: string; children?: unknown[] } = { lbMenu: 'Boucle' }
    loop.children = [{ lbMenu: 'Enfant', children: [loop] }]
    const { book, problems } = read(loop)
    expect(problems).toEqual([{ kind: 'menuLoop', name: 'Boucle' }])
    expect(allEntries(book).map(({ label }) => label)).toEqual(['Boucle', 'Enfant'])
  })

  test('a nesting without end is cut and named', () => {
    const { book, problems } = read(nested(5000))
    expect(problems.map(({ kind }) => kind)).toEqual(['menuLoop'])
    expect(allEntries(book).length).toBeLessThan(20)
  })

  test('the same item in two branches is no loop', () => {
    const shared = { lbMenu: 'Partagé' }
    expect(labels({ lbMenu: 'a', children: [shared] }, { lbMenu: 'b', children: [shared] })).toEqual([
      'a',
      'Partagé',
      'b',
      'Partagé',
    ])
  })
})
