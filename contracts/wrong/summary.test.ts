import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wrongAnswers } from './answers.ts'
import { wrongConsumers } from './consumers.ts'
import { contracted } from './contract.ts'
import { particular } from './particular.ts'
import { oneOfEach, someOf } from './sample.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import { summaryFile, summaryPage } from './summary.ts'

const operations = await contracted()
const wrongs = [...particular(operations), ...wrongAnswers(operations, false)]

test('the page of the last whole run has every fault there is to try now, and each of them was caught (npm run wrong)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-wrong-'))
  const consumers = wrongConsumers(operations, folder)
  rmSync(folder, { recursive: true })
  const missed = wrongs.filter((wrong) => shownElsewhere(wrong) !== undefined)
  expect(readFileSync(summaryFile, 'utf8')).toBe(summaryPage({ wrongs, missed, consumers, missedConsumers: [] }))
})

test('a fault that nothing caught stands on the page', () => {
  const [one, ...others] = wrongs
  const page = summaryPage({
    wrongs,
    missed: one ? [one] : [],
    consumers: [{ name: 'A/B', says: 'sends no token' }],
    missedConsumers: [],
  })
  expect(page).toContain(`| all | ${wrongs.length} | ${others.length} | 0 | 1 |`)
  expect(page).toContain('| sends no token | 1 | 1 |')
})

test('a sample is the same again with its seed, another one without, and has no two faults of one operation', () => {
  const sample = (seed: number) => oneOfEach(wrongs, ({ path }) => path, 40, seed)
  expect(sample(7)).toEqual(sample(7))
  expect(sample(7)).not.toEqual(sample(8))
  expect(new Set(sample(7).map(({ path }) => path)).size).toBe(40)
  expect(someOf(['a', 'b'], 5, 7).toSorted()).toEqual(['a', 'b'])
})
