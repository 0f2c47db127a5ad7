import { expect, test } from 'vitest'
import { holdsCurrent, isCurrent } from './drawer-item.ts'

const single = { id: 'a', text: 'Affaires', href: '/Aff/Aff/AffaireList' }
const parent = { id: 'p', text: 'Paramétrage', items: [{ id: 'm', text: 'Modes', href: '/Prm/Mod/List?actif=1' }] }

test('a single link is current on its page and below it', () => {
  expect(isCurrent(single, '/Aff/Aff/AffaireList', false)).toBe(true)
  expect(isCurrent(single, '/Aff/Aff/AffaireList/12', false)).toBe(true)
  expect(isCurrent(single, '/Aff/Aff/AffaireListe', false)).toBe(false)
})

test('the home is current only on the home', () => {
  const home = { id: 'h', text: 'Accueil', href: '/' }
  expect(isCurrent(home, '/', false)).toBe(true)
  expect(isCurrent(home, '/about', false)).toBe(false)
})

test('a child link matches exactly, its query aside', () => {
  expect(holdsCurrent(parent, '/Prm/Mod/List')).toBe(true)
  expect(holdsCurrent(parent, '/Prm/Mod/List/3')).toBe(false)
  expect(isCurrent(parent, '/Prm/Mod/List', false)).toBe(false)
})
