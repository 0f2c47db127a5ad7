import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programs, root, runNode } from '../run.ts'
import { readReport, type ReportedTest, tellFailures } from '../test-reports.ts'

/** A runner's own report on a project of these files. `argsFor`: its arguments to write the report into a file. */
async function reported(
  files: Record<string, string>,
  argsFor: (report: string) => readonly string[],
): Promise<ReportedTest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-reports-'))
  const report = join(folder, 'report.json')
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const [program = '', ...args] = argsFor(report)
    await runNode([join(root, program), ...args], {
      cwd: folder,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      onOutput: () => {},
    })
    return readReport(report, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const told = (tests: readonly ReportedTest[]) =>
  tests
    .map(({ file, titles, isPassed, hasRun }) => [[file, ...titles].join(' › '), isPassed, hasRun] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

test('of tests: each with its groups, what was passed over, a file that does not load, and what broke around tests', async () => {
  const tests = await reported(
    {
      'a.test.js': `describe('a sum', () => {
        test('adds', () => expect(1 + 1).toBe(2))
        test('adds wrongly', () => expect(1 + 1).toBe(3))
        test.skip('is left out', () => {})
      })`,
      'absent.test.js': `import './nowhere.js'\ntest('never comes', () => {})`,
      'around.test.js': `afterAll(() => { throw new Error('not closed') })\ntest('passes', () => {})`,
    },
    (report) => [programs.vitest, 'run', '--globals', '--reporter=json', `--outputFile.json=${report}`],
  )
  expect(told(tests)).toEqual([
    ['a.test.js › a sum › adds', true, true],
    ['a.test.js › a sum › adds wrongly', false, true],
    ['a.test.js › a sum › is left out', false, false],
    ['absent.test.js', false, false],
    ['around.test.js', false, false],
    ['around.test.js › passes', true, true],
  ])
  const failures = tellFailures(tests)
  expect(failures).toHaveLength(3)
  expect(failures.find((text) => text.startsWith('a.test.js › a sum › adds wrongly\n'))).toContain('expected 2 to be 3')
  expect(failures.find((text) => text.startsWith('absent.test.js\n'))).toContain('./nowhere.js')
})

test('of journeys: each with its file, what was passed over, and what passed only when it was tried again', async () => {
  const runner = JSON.stringify(join(root, 'node_modules/playwright/test.mjs'))
  const tests = await reported(
    {
      'package.json': '{ "type": "module" }',
      'a.spec.js': `import { expect, test } from ${runner}
        test('goes there', () => {})
        test('goes astray', () => expect('here').toBe('there'))
        test.skip('is left out', () => {})
        test('goes at the second time', ({}, { retry }) => expect(retry).toBe(1))`,
    },
    () => [programs.playwright, 'test', '--retries=1', '--workers=1', '--reporter=json'],
  )
  expect(told(tests)).toEqual([
    ['app/e2e/a.spec.js › goes astray', false, true],
    ['app/e2e/a.spec.js › goes at the second time', false, true],
    ['app/e2e/a.spec.js › goes there', true, true],
    ['app/e2e/a.spec.js › is left out', false, false],
  ])
  expect(tests.find(({ titles }) => titles.includes('goes there'))?.ms).toBeGreaterThanOrEqual(0)
  const failures = tellFailures(tests)
  expect(failures.map((text) => text.split('\n')[0])).toEqual([
    'app/e2e/a.spec.js › goes astray',
    'app/e2e/a.spec.js › goes at the second time',
  ])
  expect(failures[0]).toContain('Expected: "there"')
})
