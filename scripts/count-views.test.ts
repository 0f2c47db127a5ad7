import { expect, test } from 'vitest'
import { allViews, countViews } from './count-views.ts'

test('cases are at most 340 lines: list, home, services and all their editors', () => {
  expect(
    countViews('Aff/Aff/AffaireList', 'Aff/Aff/AffaireAccueil', 'Aff/Aff/AffairePrestationList'),
  ).toBeLessThanOrEqual(340)
})

test('a system table is at most 120 lines: home, tree of values and both editors', () => {
  expect(countViews('Core/Sys/TableAccueil')).toBeLessThanOrEqual(120)
})

test('what several views share counts once', () => {
  const [list, home] = [countViews('Aff/Aff/AffaireList'), countViews('Aff/Aff/AffaireAccueil')]
  expect(countViews('Aff/Aff/AffaireList', 'Aff/Aff/AffaireAccueil')).toBeLessThan(list + home)
})

/** Views that hold more than a screen of the kit: the matrix of rights with its preview, and the queue of files onto pages. */
const larger: Readonly<Record<string, number>> = { 'Core/Sec/PrmSecuriteAccueil': 900, 'Prm/Gam/FileImport': 570 }

test.each(allViews())('%s is at most 295 lines with all it is made of, or what its own model takes', (view) => {
  expect(countViews(view)).toBeLessThanOrEqual(larger[view] ?? 295)
})
