import { expect, test } from 'vitest'
import { allViews, countViews } from './count-views.ts'

test('cases are at most 280 lines: list, home, services and all their editors', () => {
  expect(
    countViews('Aff/Aff/AffaireList', 'Aff/Aff/AffaireAccueil', 'Aff/Aff/AffairePrestationList'),
  ).toBeLessThanOrEqual(280)
})

test('a system table is at most 75 lines: home, tree of values and both editors', () => {
  expect(countViews('Core/Sys/TableAccueil')).toBeLessThanOrEqual(75)
})

test('what several views share counts once', () => {
  const [list, home] = [countViews('Aff/Aff/AffaireList'), countViews('Aff/Aff/AffaireAccueil')]
  expect(countViews('Aff/Aff/AffaireList', 'Aff/Aff/AffaireAccueil')).toBeLessThan(list + home)
})

test.each(allViews())('%s is at most 215 lines with all it is made of', (view) => {
  expect(countViews(view)).toBeLessThanOrEqual(215)
})
