import fc from 'fast-check'
import { expect, test } from 'vitest'
import { happenings } from './testing/small-commands.ts'
import { SmallWorld } from './testing/small-world.ts'

/** `npm run orders` tries more of them. */
const numRuns = Number(process.env.RONDE_ORDERS ?? 300)
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

test(`in ${numRuns} orders of what can happen nothing typed is lost, made twice, said saved that is not, or shown to another (seed ${seed})`, () => {
  const orders = fc.commands([...happenings], { maxCommands: 80, size: 'max' })
  fc.assert(
    fc.property(orders, (commands) => {
      fc.modelRun(() => ({ model: {}, real: new SmallWorld() }), commands)
    }),
    { numRuns, seed },
  )
  expect(numRuns).toBeGreaterThan(0)
})
