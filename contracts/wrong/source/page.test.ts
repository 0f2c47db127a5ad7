import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { againOn, openIn } from './again.ts'
import type { Mutation } from './mutation.ts'
import { type Page, readPage, sumOf, writtenPage } from './page.ts'
import type { Outcome } from './pool.ts'
import { lineOf, summaryFile, summaryOf } from './summary.ts'

const run = { seed: 42, of: 5, isSpared: false }

/** A mistake without a recorded reason. */
const mistake = (start: number, says = `f: \`${start}\``): Mutation => ({
  file: 'services/Zzz/Zzz.ts',
  kind: start < 3 ? 'drops a condition' : 'forgets an order of files',
  start,
  end: start + 1,
  text: '',
  says,
})
const outcome = (mutation: Mutation, by: Outcome['by']): Outcome => ({ mutation, by, shownBy: '', why: '' })

const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((start) => mistake(start)) as [
  Mutation,
  Mutation,
  Mutation,
  Mutation,
  Mutation,
]
const page = summaryOf(
  [outcome(one, 'pact'), outcome(two, null), outcome(three, 'scenario'), outcome(four, null), outcome(five, 'start')],
  run,
)
const all = [one, two, three, four, five]

const openOf = ({ open }: Page): string[] => [...open.values()].flat()

test('the committed page is read as it was written', () => {
  const text = readFileSync(summaryFile, 'utf8')
  const read = readPage(text)
  expect(writtenPage(read)).toBe(text)
  expect(sumOf(read.byKind)).toEqual(sumOf(read.byFolder))
  expect(openOf(read)).toHaveLength(sumOf(read.byKind).open)
  expect([...read.same.values()].reduce((sum, count) => sum + count, 0)).toBe(sumOf(read.byKind).same)
})

test('a page counts what was tried by what showed it, and names what nothing did', () => {
  expect(sumOf(page.byKind)).toEqual({ tried: 4, pact: 1, scenario: 1, same: 0, open: 2 })
  expect(page.byKind.get('drops a condition')).toEqual({ tried: 2, pact: 1, scenario: 0, same: 0, open: 1 })
  expect(writtenPage(page)).toContain('with 1 of them it does not start, 4 are left')
  expect(writtenPage(page)).toContain('Of the 4 that a client could see 50.0 % are shown.\n')
  expect(readPage(writtenPage(page))).toEqual(page)
})

test('what is shown when it is tried again is no longer named, and is counted where it belongs', () => {
  expect(openIn(page, all)).toEqual([two, four])
  const later = againOn(page, [outcome(two, 'scenario'), outcome(four, null)])
  expect(openOf(later)).toEqual([lineOf(four)])
  expect(sumOf(later.byFolder)).toEqual({ tried: 4, pact: 1, scenario: 2, same: 0, open: 1 })
  expect(later.byKind.get('drops a condition')).toEqual({ tried: 2, pact: 1, scenario: 1, same: 0, open: 0 })
  expect(writtenPage(later)).toContain('75.0 % are shown. What was not shown in that run was tried again against')
  expect(openOf(page)).toHaveLength(2)
})

test('of mistakes that the page tells alike none is taken for shown unless all of them are', () => {
  const alike = { ...mistake(2), start: 20 }
  const found = openIn(page, [...all.slice(0, 4), alike])
  expect(found).toEqual([two, four, alike])
  const outcomes = (by: Outcome['by']) => [outcome(two, 'pact'), outcome(four, null), outcome(alike, by)]
  expect(openOf(againOn(page, outcomes(null)))).toContain(lineOf(two))
  expect(openOf(againOn(page, outcomes('scenario')))).toEqual([lineOf(four)])
})

test('a page of other sources is not gone on with', () => {
  expect(() => openIn(page, all.slice(1))).toThrow('there are 4 now')
  expect(() => openIn(page, [mistake(2, 'g'), one, three, four, five])).toThrow('1 is gone: run it whole')
  expect(() => readPage('# Something else')).toThrow('no page of mistakes')
})
