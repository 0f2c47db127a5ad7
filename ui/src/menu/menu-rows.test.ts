import { expect, test } from 'vitest'
import type { MenuItem } from './menu-item.ts'
import { entriesOf, rowsOf } from './menu-rows.ts'

const edit: MenuItem = { id: 'edit', text: 'Éditer' }
const copy: MenuItem = { id: 'copy', text: 'Dupliquer' }
const line: MenuItem = { id: 'line', kind: 'separator' }
const shown: MenuItem = {
  kind: 'group',
  id: 'shown',
  heading: 'Afficher',
  items: [{ kind: 'checkbox', id: 'grid', text: 'Grille', isChecked: true }],
}
const theme: MenuItem = {
  kind: 'radio-group',
  id: 'theme',
  heading: 'Thème',
  chosen: 'dark',
  items: [
    { id: 'light', text: 'Clair' },
    { id: 'dark', text: 'Sombre' },
  ],
}

/** The rows' ids, a line as `-`. */
const drawn = (...items: MenuItem[]) =>
  rowsOf(items)
    .map((row) => (row.kind === 'separator' ? '-' : row.id))
    .join(' ')

test('a line parts a group from its neighbours, and single entries have none between them', () => {
  expect(drawn(edit, copy, shown, theme, edit)).toBe('edit copy - shown - theme - edit')
})

test('a line that is there already serves', () => {
  expect(drawn(edit, line, shown, line, theme)).toBe('edit - shown - theme')
})

test('an empty group leaves nothing behind, nor do lines at the ends or after one another', () => {
  expect(drawn(line, edit, line, { ...shown, items: [] }, line, copy, line)).toBe('edit - copy')
  expect(drawn({ ...theme, items: [] })).toBe('')
})

test('the lines have keys of their own', () => {
  const ids = rowsOf([shown, theme, edit]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('one entry of a radio group is checked, or none', () => {
  const checked = (item: MenuItem) =>
    entriesOf(item)
      .filter(({ isChecked }) => isChecked)
      .map(({ id }) => id)
  expect(checked(theme)).toEqual(['dark'])
  expect(checked({ ...theme, chosen: null })).toEqual([])
})

test('a line has no entries', () => {
  expect(entriesOf(line)).toEqual([])
})

test('what cannot be is refused by the types', () => {
  const wrong: MenuItem[] = [
    // @ts-expect-error -- a checkbox says whether it is on
    { kind: 'checkbox', id: 'a', text: 'Grille' },
    // @ts-expect-error -- an action is neither on nor off
    { id: 'b', text: 'Éditer', isChecked: true },
    // @ts-expect-error -- a group says which of its entries it is, they do not
    { kind: 'radio-group', id: 'c', chosen: 'd', items: [{ id: 'd', text: 'Clair', isChecked: true }] },
    // @ts-expect-error -- an entry that is on or off goes nowhere
    { kind: 'checkbox', id: 'e', text: 'Grille', isChecked: true, href: '#' },
    // @ts-expect-error -- groups do not stand in one another
    { kind: 'group', id: 'f', heading: 'Vue', items: [shown] },
  ]
  expect(wrong).toHaveLength(5)
})
