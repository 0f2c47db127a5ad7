import { expect, test } from 'vitest'
import {
  coverageOf,
  coveragePage,
  type Item,
  itemsOfTags,
  itemsOfTitle,
  type Outcome,
} from './specification-coverage.ts'

const items: Item[] = [
  { id: '4.start-once', statement: 'A start while another one runs changes nothing.' },
  { id: '9.drawer-width', statement: 'The side drawer is 250 px wide.' },
]
const outcome = (more: Partial<Outcome>): Outcome => ({
  file: 'a/b.test.ts',
  title: 'a test [4.start-once]',
  isPassed: true,
  items: ['4.start-once'],
  ...more,
})
const drawer = outcome({ items: ['9.drawer-width'] })
const problems = (outcomes: Outcome[]) => coverageOf(items, [drawer, ...outcomes]).problems

test('a passing test that names an item proves it', () => {
  expect(problems([outcome({})])).toEqual([])
})

test('an item without a test is a problem, and so is one whose only test fails', () => {
  const unproven = ['4.start-once: no passing test names it (A start while another one runs changes nothing.)']
  expect(problems([])).toEqual(unproven)
  expect(problems([outcome({ isPassed: false })])).toEqual(unproven)
})

test('a test that names what is no item is a problem', () => {
  expect(problems([outcome({ items: ['4.start-once', '4.strat-once'] })])).toEqual([
    'a/b.test.ts: "a test [4.start-once]" names 4.strat-once, which is no item',
  ])
})

test.each([
  ['nothing named', []],
  ['one [4.start-once]', ['4.start-once']],
  ['several [4.start-once, 9.drawer-width] and more [8.chunk]', ['4.start-once', '9.drawer-width', '8.chunk']],
  ['brackets of another kind [1, 2] [abc]', []],
  ['brackets with data ["2026-11-20T09:00:00.000Z", 1.5, "v2.a"]', []],
])('what a title names, %#', (title, named) => {
  expect(itemsOfTitle(title)).toEqual(named)
})

test('a story names items by its tags', () => {
  expect(itemsOfTags(['dev', 'test', '4.toast-one', 'autodocs', 'v1.2', '9.drawer-width'])).toEqual([
    '4.toast-one',
    '9.drawer-width',
  ])
})

test('the page tells each item and what proves it', () => {
  const page = coveragePage(items, coverageOf(items, [outcome({})]))
  expect(page).toContain(
    '| 4.start-once | A start while another one runs changes nothing. | a test ([b.test.ts](../a/b.test.ts)) |',
  )
  expect(page).toContain('| 9.drawer-width | The side drawer is 250 px wide. |  |')
  expect(page).toContain('1 of 2 are proven.')
})
