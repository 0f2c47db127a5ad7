import { expect, test } from 'vitest'
import { programs, runNode } from '../run.ts'

test('a file of tests in a page ends once what it began to fetch has come, and spoils none of it for the next one', async () => {
  const printed: string[] = []
  await runNode([programs.vitest, 'run', '--config', 'scripts/checks/shared-modules/vitest.config.ts'], {
    onOutput: (text) => printed.push(text),
  })
  expect(printed.join('')).toMatch(/Tests .*2 passed/)
})
