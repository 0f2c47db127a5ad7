import { tasksOfAccounts } from './faults/accounts.ts'
import { tasksOfOneCase, tasksOfSeveral } from './faults/cases.ts'
import { faultsOf, nameOf, Runs } from './faults/runs.ts'
import { tasksOfSettings } from './faults/settings.ts'
import { expect, test } from './journey.ts'
import { isWhole } from './sampled.ts'

const kinds = {
  'a case': tasksOfOneCase,
  'several cases': tasksOfSeveral,
  settings: tasksOfSettings,
  accounts: tasksOfAccounts,
} as const

// `npm run harden -- P10` only: some four hundred runs of tasks.
for (const locale of isWhole ? (['fr', 'en'] as const) : [])
  for (const [what, tasks] of Object.entries(kinds))
    test(`whichever request of a task with ${what} is lost before or after the server, refused, late or garbled, it is done in the end, once, and said so: ${locale}`, async ({
      page,
      provider,
    }) => {
      // Each pair of request and fault is a run of its own.
      test.setTimeout(3_600_000)
      const runs = new Runs({ page, provider, locale })
      await runs.begin()
      try {
        for (const task of tasks) {
          const whole = await runs.play(task, null)
          expect(whole.problems, task.name).toEqual([])
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
          // The other tasks are gone through all the same.
          expect.soft(found, task.name).toEqual([])
          expect.soft(unmet.length, unmet.join('\n')).toBeLessThanOrEqual(Math.max(2, pairs.length / 5))
        }
      } finally {
        await runs.end()
      }
    })
