import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainsOf } from './chains.ts'

const chain = Array.from({ length: 20_000 }, (_, at) => at)
const up = (at: number): number | null => (at === 0 ? null : at - 1)

test('a chain of 20,000 keys, from either end', async () => {
  expect((await chainsOf(chain, up)).fromTheTop).toEqual(chain)
  expect((await chainsOf(chain.toReversed(), up)).fromTheTop).toEqual(chain)
})

test('each key is passed once, however long the way', async () => {
  let asked = 0
  await chainsOf(chain.toReversed(), (at) => {
    asked += 1
    return up(at)
  })
  expect(asked).toBe(chain.length)
})

test('what is above comes first, and endless is what never comes to an end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.nat({ max: 12 })), { maxLength: 12 }), async (above) => {
      const { fromTheTop, endless } = await chainsOf(above.keys(), (key) => above[key])
      // There are fewer keys.
      const far = 20
      for (const key of above.keys()) {
        let [at, steps]: [number | null | undefined, number] = [key, 0]
        for (; at !== null && at !== undefined && steps <= far; steps += 1) at = above[at]
        expect(endless.has(key)).toBe(steps > far)
        expect(fromTheTop.includes(key)).toBe(steps <= far)
        if (steps <= far && above[key] !== null)
          expect(fromTheTop.indexOf(above[key] ?? -1)).toBeLessThan(fromTheTop.indexOf(key))
      }
      expect(new Set(fromTheTop).size).toBe(fromTheTop.length)
    }),
  )
})
