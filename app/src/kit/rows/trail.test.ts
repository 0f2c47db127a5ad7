import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStretch, stepIn, stretchOf, type Trail } from './trail.ts'

const trail = (count: number): Trail => ({
  path: '/home',
  key: 'id',
  rows: Array.from({ length: count }, (_, at) => ({ id: at })),
  from: 0,
  total: count,
  hrefOf: ({ id }) => `/home?id=${String(id)}`,
})
const stepOf = (count: number, of: string) => {
  const stretch = stretchOf(trail(count), of)
  return stretch && stepIn(stretch, of)
}

test.each([
  [3, '0', { at: 1, total: 3, previous: null, next: 'id=1' }],
  [3, '2', { at: 3, total: 3, previous: 'id=1', next: null }],
  [100_000, '70000', { at: 70_001, total: 100_000, previous: 'id=69999', next: 'id=70001' }],
  [3, '9', null],
  [1, '0', null],
  [0, '0', null],
])('of %d, record %s', (count, of, step) => {
  expect(stepOf(count, of)).toEqual(step)
})

test('from record to record one comes through the whole list and back', () => {
  let [of, times] = ['0', 0]
  for (let step = stepOf(450, of); step?.next; step = stepOf(450, of)) [of, times] = [step.next.slice(3), times + 1]
  expect([of, times]).toEqual(['449', 449])
})

test('a stretch that a tab kept is read again, and leads as far as it goes', () => {
  const kept = readStretch(JSON.stringify(stretchOf(trail(1_000), '500')))
  expect(kept && stepIn(kept, '501')).toMatchObject({ at: 502, next: 'id=502' })
  expect(kept && stepIn(kept, '700')).toMatchObject({ next: null })
  expect(kept && stepIn(kept, '900')).toBeNull()
})

test('anything else that stands there is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const read = readStretch(text)
      if (read) expect(stepIn(read, 'x')).toBeNull()
    }),
  )
  expect(readStretch(null)).toBeNull()
  expect(readStretch('{"stops":[{"key":1},null,{"key":"a","query":"id=a"}],"from":0,"total":3}')?.stops).toHaveLength(1)
})
