import { tasksOfAccounts } from './faults/accounts.ts'
import { tasksOfOneCase, tasksOfSeveral } from './faults/cases.ts'
import { faultsOf, nameOf, Runs } from './faults/runs.ts'
import { tasksOfSettings } from './faults/settings.ts'
import { expect, test } from './journey.ts'
import { isWhole, sampled } from './sampled.ts'

const kinds = {
  'a case': tasksOfOneCase,
  'several cases': tasksOfSeveral,
  settings: tasksOfSettings,
  accounts: tasksOfAccounts,
} as const

for (const locale of ['fr', 'en'] as const)
  for (const [what, tasks] of Object.entries(kinds))
    test(`whichever request of a task with ${what} is lost before or after the server, refused, late or garbled, it is done in the end, once, and said so: ${locale}`, async ({
      page,
      provider,
    }) => {
      // Each pair of request and fault is a run of its own.
      if (isWhole) test.setTimeout(3_600_000)
      const runs = new Runs({ page, provider, locale })
      await runs.begin()
      try {
        for (const task of sampled(tasks, tasks.length)) {
          const whole = await runs.play(task, null)
          expect(whole.problems, task.name).toEqual([])
          const found: string[] = []
          const unmet: string[] = []
          const pairs = faultsOf(whole.asked, locale)
          for (const pair of sampled(pairs, pairs.length)) {
            const { problems, isMet } = await runs.play(task, pair)
            if (!isMet) unmet.push(`${nameOf(pair.asked)}, ${pair.fault}`)
            found.push(...problems.map((problem) => `${nameOf(pair.asked)}, ${pair.fault}: ${problem}`))
          }
          // The other tasks are gone through all the same.
          expect.soft(found, task.name).toEqual([])
          if (isWhole) expect.soft(unmet.length, unmet.join('\n')).toBeLessThanOrEqual(pairs.length / 5)
        }
      } finally {
        await runs.end()
      }
    })
