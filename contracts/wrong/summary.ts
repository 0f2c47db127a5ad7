import { join } from 'node:path'
import type { WrongConsumer } from './consumers.ts'
import type { Wrong } from './provider.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

/** The page of results that `npm run wrong` writes. */
export const summaryFile = join(import.meta.dirname, '../../docs/contracts/wrong.md')

/** The kind of a fault, without its field or rule: `leaves out lbAgence` becomes `leaves out …`. */
const kindOf = (says: string): string =>
  says
    .replace(
      /^(does not refuse: |(?:leaves out|has another value in|has another type of|has null in|does not look at) (?=\w+$)).*/,
      '$1…',
    )
    .replace(': …', ' what a rule forbids')

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** Rows of a table: one for each kind, in order of appearance, and a total. */
function rowsOf<Fault extends { says: string }>(
  faults: readonly Fault[],
  cellsOf: (some: readonly Fault[]) => number[],
): string[] {
  const kinds = [...Map.groupBy(faults, ({ says }) => kindOf(says))]
  return [...kinds.map(([kind, some]) => row(kind, ...cellsOf(some))), row('all', ...cellsOf(faults))]
}

/** The tried faults, and those that nothing in the pact, or nothing at all, has caught. */
export interface Tried {
  wrongs: readonly Wrong[]
  missed: readonly Wrong[]
  consumers: readonly Pick<WrongConsumer, 'name' | 'says'>[]
  missedConsumers: readonly Pick<WrongConsumer, 'name' | 'says'>[]
}

/** The page of a whole run. */
export function summaryPage({ wrongs, missed, consumers, missedConsumers }: Tried): string {
  const left = new Set(missed)
  const elsewhere = (some: readonly Wrong[]) =>
    some.filter((wrong) => left.has(wrong) && shownElsewhere(wrong) !== undefined).length
  const open = (some: readonly Wrong[]) =>
    some.filter((wrong) => left.has(wrong) && shownElsewhere(wrong) === undefined).length
  const free = new Set(missedConsumers)
  const stopped = (some: readonly (typeof consumers)[number][]) => some.filter((one) => !free.has(one)).length
  return `# Wrong providers and consumers, by kind

Written by \`npm run wrong\`; not by hand. How they are made and caught: [how the contract is proven](proof.md).

## Providers

${row('a provider that', 'tried', 'caught by the pact', 'shown by tests', 'not caught')}
|-|-|-|-|-|
${rowsOf(wrongs, (some) => [some.length, some.length - elsewhere(some) - open(some), elsewhere(some), open(some)]).join('\n')}

## Consumers

${row('a console that', 'tried', 'caught')}
|-|-|-|
${rowsOf(consumers, (some) => [some.length, stopped(some)]).join('\n')}
`
}
