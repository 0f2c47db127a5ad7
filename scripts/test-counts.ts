import { type Part, partOf } from './proven/parts.ts'
import { readReport, tellFailures } from './test-reports.ts'

/** Result of a stage. */
export interface Counts {
  passed: number
  failed: number
  /** Failures as text, repeated under the table. */
  told?: readonly string[]
  /** The parts that the failed tests are about, where it is known. @default that of the stage, or all */
  failedParts?: readonly Part[]
}

/** Counts of a runner's report; a run without tests, or that broke outside its tests, is not a pass. */
export function counted(report: string, code: number): Counts {
  const tests = readReport(report)
  const passed = tests.filter(({ isPassed }) => isPassed).length
  const told = tellFailures(tests)
  const isBroken = told.length === 0 && (code !== 0 || passed === 0)
  const failed = tests.filter(({ isPassed, errors }) => !isPassed && errors.length > 0)
  return {
    passed,
    failed: told.length + (isBroken ? 1 : 0),
    told,
    ...(isBroken ? {} : { failedParts: failed.map(({ file }) => partOf(file)) }),
  }
}
