import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowSlots } from './row-slots.ts'

const keysFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => `row ${from + at}`)
const rowsOf = (drawn: ReturnType<RowSlots['assign']>) => drawn.map(({ row }) => row)
const slotsByKey = (drawn: ReturnType<RowSlots['assign']>) => new Map(drawn.map(({ key, slot }) => [key, slot]))

test('while scrolling, rows that come take the elements of those that went, and no element changes its place', () => {
  const slots = new RowSlots()
  const before = slots.assign(0, keysFrom(0, 5), false)
  const after = slots.assign(2, keysFrom(2, 5), true)
  expect(after.map(({ slot }) => slot)).toEqual(before.map(({ slot }) => slot))
  expect(rowsOf(after)).toEqual([5, 6, 2, 3, 4])
})

test('at rest the elements stand in the order of their rows, each showing what it did', () => {
  const slots = new RowSlots()
  slots.assign(0, keysFrom(0, 5), false)
  const scrolled = slots.assign(2, keysFrom(2, 5), true)
  const rested = slots.assign(2, keysFrom(2, 5), false)
  expect(rowsOf(rested)).toEqual([2, 3, 4, 5, 6])
  expect(slotsByKey(rested)).toEqual(slotsByKey(scrolled))
})

test('a row that stays keeps its element wherever it goes, and no two rows share one', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(list, fc.integer({ min: 0, max: 50 }), fc.boolean())), (steps) => {
      const slots = new RowSlots()
      let before = new Map<string, number>()
      for (const [ids, from, isScrolling] of steps) {
        const drawn = slots.assign(from, ids.map(String), isScrolling)
        const now = slotsByKey(drawn)
        expect(drawn.toSorted((one, other) => one.row - other.row).map(({ key }) => key)).toEqual(ids.map(String))
        expect(new Set(now.values()).size).toBe(ids.length)
        for (const [key, slot] of now) if (before.has(key)) expect(slot).toBe(before.get(key))
        before = now
      }
    }),
  )
})

test('two rows of one key have an element each', () => {
  const slots = new RowSlots()
  slots.assign(0, ['same', 'other'], false)
  const drawn = slots.assign(0, ['same', 'same', 'other'], false)
  expect(rowsOf(drawn)).toEqual([0, 1, 2])
  expect(new Set(drawn.map(({ slot }) => slot)).size).toBe(3)
})
