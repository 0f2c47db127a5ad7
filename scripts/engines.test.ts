import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundAfter } from './engines/kept.ts'
import type { Known } from './engines/known.ts'
import { parseShard, shardOf } from './engines/shards.ts'
import { pageOf, rowOf } from './engines/table.ts'

const groups = fc
  .array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 })
  .map((sizes) => sizes.map((size, at) => Array.from({ length: size }, (_, item) => `${at}-${item}`)))

test('shards hold every group once and whole, and none has a group more than another needs', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 6 }), (all, of) => {
      const shards = Array.from({ length: of }, (_, at) => shardOf(all, { at: at + 1, of }))
      expect(shards.flat()).toHaveLength(all.length)
      expect(new Set(shards.flat())).toEqual(new Set(all))
      const sizes = shards.map((shard) => shard.flat().length)
      const largest = Math.max(0, ...all.map((group) => group.length))
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(largest)
    }),
  )
})

test.each(['0/4', '5/4', '4', '1/0', 'a/b', '1/4/2'])('%s is no shard', (text) => {
  expect(() => parseShard(text)).toThrow('is no shard')
})

const run = { engine: 'firefox', way: 'light', version: '153' } as const
const outcome = (id: string, ...problems: string[]) => ({ id, problems })

test('shards add up, and one that is run again takes the place of what it found before', () => {
  const first = foundAfter(undefined, {
    ...run,
    outcomes: [outcome('a', 'wrong')],
    took: { shard: { at: 1, of: 2 }, seconds: 10 },
  })
  const second = foundAfter(first, { ...run, outcomes: [outcome('b')], took: { shard: { at: 2, of: 2 }, seconds: 7 } })
  expect(second).toMatchObject({ seconds: { '1/2': 10, '2/2': 7 }, problems: { a: ['wrong'], b: [] } })
  const mended = foundAfter(second, { ...run, outcomes: [outcome('a')] })
  expect(mended).toMatchObject({ seconds: { '1/2': 10, '2/2': 7 }, problems: { a: [], b: [] } })
  const whole = foundAfter(mended, { ...run, outcomes: [outcome('a')], took: { shard: { at: 1, of: 1 }, seconds: 20 } })
  expect(whole.seconds).toEqual({ '1/1': 20 })
})

const known: Known[] = [
  { engine: 'webkit', ways: ['dark'], stories: ['components-menu--'], cause: 'driver', why: 'it has no focus' },
]
const stories = new Set(['components-menu--open', 'components-menu--closed', 'components-tree--open'])
const found = {
  engine: 'webkit',
  way: 'dark',
  version: '2.50',
  seconds: { '1/2': 4, '2/2': 5 },
  problems: {
    'components-tree--open': ['its play failed: a | b\n   more', 'and more'],
    'components-menu--open': ['its play failed'],
    'components-menu--closed': [],
    'components-gone--open': ['its play failed'],
  },
} as const

test('what is known of a failure is told apart from what nobody knows, and a story that is gone is left out', () => {
  const row = rowOf({ ...found, problems: { ...found.problems } as never }, { all: known, stories, day: '2026-01-02' })
  expect(row).toMatchObject({ run: 3, seconds: 9 })
  expect(row.failures).toEqual([
    { id: 'components-menu--open', cause: 'driver', why: 'it has no focus' },
    { id: 'components-tree--open', why: 'its play failed: a | b more' },
  ])
  const inLight = rowOf(
    { ...found, way: 'light', problems: { ...found.problems } as never },
    { all: known, stories, day: '2026-01-02' },
  )
  expect(inLight.failures.map(({ cause }) => cause)).toEqual([undefined, undefined])
})

test('the page counts failures by their cause, and tells of each why', () => {
  const row = rowOf({ ...found, problems: { ...found.problems } as never }, { all: known, stories, day: '2026-01-02' })
  const page = pageOf([row], {
    cannot: [['webkit', 'forced', 'it has none']],
    stories: 4,
  })
  const cells = page.split('\n').map((line) => line.split(/(?<!\\)\|/).map((text) => text.trim()))
  expect(cells).toContainEqual(['', 'WebKitGTK 2.50', 'dark', '3', '1', '1', '0', '0', '1', '9', '2026-01-02', ''])
  expect(cells).toContainEqual([
    '',
    'WebKitGTK',
    '`components-menu--open`',
    'dark',
    'how it is driven',
    'it has no focus',
    '',
  ])
  expect(cells).toContainEqual([
    '',
    'WebKitGTK',
    '`components-tree--open`',
    'dark',
    '**not known**',
    'its play failed: a \\| b more',
    '',
  ])
  expect(cells).toContainEqual(['', 'WebKitGTK', 'forced colours', 'it has none', ''])
})
