import { expect, test } from 'vitest'
import { abilityChanges } from './ability-changes.ts'
import type { SheetDeed, SheetRow } from './sheet.ts'

const row = (id: string, deed: SheetDeed | null): SheetRow => ({
  id,
  text: id,
  parent: null,
  heading: '',
  columns: [],
  deed,
})
const view = 'AffAffAffaireList'
const atTitle = row('1', { view, action: 'Activer' })
const ofRow = row('2', { view, action: 'Activer' })
const page = row('3', { view, action: null })

test('what is gained and lost is told once, whatever menu it stands in', () => {
  expect(abilityChanges([], [atTitle, ofRow, page])).toEqual({ gained: [ofRow.deed, page.deed], lost: [] })
  expect(abilityChanges([atTitle, ofRow, page], [])).toEqual({ gained: [], lost: [ofRow.deed, page.deed] })
})

test('what stays in another menu is not lost', () => {
  expect(abilityChanges([atTitle, ofRow], [ofRow])).toEqual({ gained: [], lost: [] })
})

test('a heading lets nobody do anything', () => {
  expect(abilityChanges([], [row('4', null)])).toEqual({ gained: [], lost: [] })
})
