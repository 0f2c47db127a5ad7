import { expect, test } from 'vitest'
import { allViews, countKit, countViews } from './count-views.ts'

const cases = ['Aff/Aff/AffaireList', 'Aff/Aff/AffaireAccueil', 'Aff/Aff/AffairePrestationList'] as const

test('cases are at most 1,130 lines: list, home, services, all their editors, what is due and when the next is', () => {
  expect(countViews(...cases).code).toBeLessThanOrEqual(1130)
})

test('a system table is at most 135 lines: home, tree of values, both editors and what its import takes', () => {
  expect(countViews('Core/Sys/TableAccueil').code).toBeLessThanOrEqual(135)
})

test('what several views share is of none of them, and of them together', () => {
  const each = cases.map((view) => countViews(view).code)
  expect(countViews(...cases).code).toBeGreaterThan(each.reduce((sum, lines) => sum + lines, 0))
})

test('half of the views are at most 120 lines, with all that only they use', () => {
  const lines = allViews()
    .map((view) => countViews(view).code)
    .toSorted((one, other) => one - other)
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(120)
})

/** Greatest sizes of views with more than a screen of the kit: due services, the log's chart, the matrix of rights with its previews, and the queue of files for pages. */
const larger: Readonly<Record<string, number>> = {
  'Aff/Aff/AffairePrestationList': 400,
  'Core/Sec/PrmSecuriteAccueil': 1_250,
  'Core/Sys/LogList': 305,
  'Prm/Gam/FileImport': 580,
}

test.each(allViews())('%s is at most 290 lines with all that only it uses, or what its own parts take', (view) => {
  const { code, messages } = countViews(view)
  expect(code).toBeLessThanOrEqual(larger[view] ?? 290)
  expect(messages).toBeLessThanOrEqual(80)
})

test('the kit is at most 20,900 lines, and what it knows of the server 800', () => {
  const rooms = countKit()
  expect([...rooms.values()].reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(20_900)
  expect(rooms.get('ask')).toBeLessThanOrEqual(800)
})
