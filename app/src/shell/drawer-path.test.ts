import { expect, test } from 'vitest'
import { demoMenus } from '../kit/testing/demo-menus.ts'
import { readMenus } from '../navigation/menu-entry.ts'
import { menusToRoutes } from '../navigation/menus-to-routes.ts'
import { drawerPath } from './drawer-path.ts'

const { book } = readMenus(demoMenus)
const { routes } = menusToRoutes(
  book,
  new Set(['AffAffAffaireList', 'AffAffAffaireAccueil', 'AffAffAffairePrestationList']),
)
const key = '?idAffaireGuid=0c4c'

test.each([
  ['a list', '/Aff/Aff/AffaireList', '?q=pont', '/Aff/Aff/AffaireList'],
  ['a record: the list it is opened from', '/Aff/Aff/AffaireAccueil', key, '/Aff/Aff/AffaireList'],
  [
    'a list inside of a record: the list the record is opened from',
    '/Aff/Aff/AffairePrestationList',
    key,
    '/Aff/Aff/AffaireList',
  ],
  ['the same list on its own', '/Aff/Aff/AffairePrestationList', '', '/Aff/Aff/AffairePrestationList'],
  ['anything else', '/about', '', '/about'],
])('the drawer marks %s', (_, path, query, marked) => {
  expect(drawerPath({ path, query }, book, routes)).toBe(marked)
})
