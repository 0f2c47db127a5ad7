import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { missingOf, walkedOf } from './walked.ts'

const walk = (spec: string, title: string, isPassed = true, ms = 1) => ({
  file: `app/e2e/${spec}.spec.ts`,
  titles: [title],
  isPassed,
  ms,
})

test('every journey of a feature is there', () => {
  const files = features.flatMap(({ specs }) => specs.map((name) => `${name}.spec.ts`))
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
  expect(features).toHaveLength(12)
})

test('what ran is told by feature: what passed and failed, by which walks, and how long it took', () => {
  const [labels, ...others] = walkedOf([
    walk('paper', 'a list is printed: fr, keyboard', true, 2_000),
    walk('paper', 'a tree is printed', true, 500),
    walk('labels', 'labels: en, pointer [2.x]', true, 1_500),
  ])
  expect(others).toEqual([])
  expect(labels).toEqual({
    feature: 'Paper and labels',
    walks: ['en pointer', 'fr keyboard'],
    passed: 3,
    failed: 0,
    seconds: 4,
  })
  expect(labels && missingOf(labels)).toEqual([])
})

test('a walk that failed went through nothing: its language and its hands are missing', () => {
  const [why] = walkedOf([walk('why', 'why: fr, keyboard'), walk('why', 'why: en, pointer', false)])
  expect(why).toMatchObject({ passed: 1, failed: 1, walks: ['fr keyboard'] })
  expect(why && missingOf(why)).toEqual(['en', 'pointer'])
})
