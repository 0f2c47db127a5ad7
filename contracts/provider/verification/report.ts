import type { Outcome } from './run.ts'

/** `service/operation`, with which an interaction's description begins. */
export const placeOf = (description: string) => description.split(':', 1)[0] ?? ''
export const serviceOf = (description: string) => placeOf(description).split('/', 1)[0] ?? ''

/** Outcomes by service, in the order of the pact. */
function byService(outcomes: readonly Outcome[]): [service: string, outcomes: Outcome[]][] {
  const services = [...new Set(outcomes.map(({ description }) => serviceOf(description)))]
  return services.map((service) => [service, outcomes.filter(({ description }) => serviceOf(description) === service)])
}

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ failure }) => failure !== null)

/** A line for each service: numbers of interactions, passed and failed, and the failed operations. */
export function table(outcomes: readonly Outcome[]): string {
  const operations = (some: readonly Outcome[]) => [
    ...new Set(some.map(({ description }) => placeOf(description).split('/')[1] ?? '')),
  ]
  const rows = [
    ['service', 'interactions', 'held', 'failed', 'operations that fail'],
    ...byService(outcomes).map(([service, of]) => [
      service,
      `${of.length}`,
      `${of.length - failed(of).length}`,
      `${failed(of).length}`,
      operations(failed(of)).join(', '),
    ]),
    ['all', `${outcomes.length}`, `${outcomes.length - failed(outcomes).length}`, `${failed(outcomes).length}`, ''],
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column >= 1 && column <= 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const xml = (text: string) =>
  text
    // Characters not allowed in XML.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const seconds = (outcomes: readonly Outcome[]) =>
  (outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3)

const testCase = (outcome: Outcome): string => {
  const { description, failure } = outcome
  const head = `    <testcase classname="${xml(placeOf(description).replace('/', '.'))}" name="${xml(description)}" time="${seconds([outcome])}"`
  return failure === null ? `${head}/>` : `${head}>\n      <failure message="${xml(failure)}"/>\n    </testcase>`
}

/** The outcomes as a JUnit report, a suite for each service. `version`: the console's, where the pact names it. */
export function junit(outcomes: readonly Outcome[], version: string | null = null): string {
  const properties =
    version === null
      ? ''
      : `\n    <properties>\n      <property name="consumer.version" value="${xml(version)}"/>\n    </properties>`
  const suites = byService(outcomes).map(
    ([service, of]) =>
      `  <testsuite name="${xml(service)}" tests="${of.length}" failures="${failed(of).length}" time="${seconds(of)}">${properties}\n${of.map(testCase).join('\n')}\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="ronde-console / ronde-api" tests="${outcomes.length}" failures="${failed(outcomes).length}" time="${seconds(outcomes)}">\n${suites.join('\n')}\n</testsuites>\n`
}
