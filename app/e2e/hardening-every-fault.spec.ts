import { faultsOf, isAskedFor, nameOf, Runs } from './faults/runs.ts'
import { tasks } from './faults/tasks.ts'
import { expect, test } from './journey.ts'
import { isWhole } from './sampled.ts'

const played = Object.entries(tasks).flatMap(([what, those]) => those.map((task) => ({ what, task })))

// `npm run harden -- P10` only: some two thousand runs of tasks.
for (const locale of isWhole ? (['fr', 'en'] as const) : [])
  for (const { what, task } of played)
    test.describe(task.name, () => {
      test(`whichever request of a task with ${what} is lost before or after the server, refused, late or garbled, it is done in the end, once, and said so: ${locale}`, async ({
        page,
        provider,
      }) => {
        // Each pair of request and fault is a run of its own.
        test.setTimeout(3_600_000)
        const runs = new Runs({ page, provider, locale })
        await runs.begin()
        try {
          const whole = await runs.play(task, null)
          expect(whole.problems).toEqual([])
          expect(task.asks.split(' ').filter((name) => !isAskedFor(name, whole.asked))).toEqual([])
          const found: string[] = []
          const unmet: string[] = []
          const pairs = faultsOf(whole.asked, locale)
          for (const pair of pairs) {
            const once = await runs.play(task, pair)
            // What is asked for in idle time may not have been, that time.
            const { problems, isMet } = once.isMet ? once : await runs.play(task, pair)
            found.push(...(once.isMet ? [] : once.problems))
            if (!isMet) unmet.push(`${nameOf(pair.asked)}, ${pair.fault}`)
            found.push(...problems.map((problem) => `${nameOf(pair.asked)}, ${pair.fault}: ${problem}`))
          }
          expect.soft(found).toEqual([])
          expect(unmet.length, unmet.join('\n')).toBeLessThanOrEqual(Math.max(2, pairs.length / 5))
        } finally {
          await runs.end()
        }
      })
    })
