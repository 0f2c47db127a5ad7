import { join } from 'node:path'
import { whyKept } from './kept.ts'
import type { Outcome } from './pool.ts'

/** The page that says what was tried and what came of it: a run over all sources writes it. */
export const summaryFile = join(import.meta.dirname, '../../../docs/contracts/wrong-source.md')

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)

/** How many were tried, what showed them, and how many of those that nothing showed may pass, or are open. */
function countsOf(outcomes: readonly Outcome[]): number[] {
  const by = (what: Outcome['by']) => outcomes.filter((outcome) => outcome.by === what)
  const left = by(null)
  const kept = left.filter(({ mutation }) => whyKept(mutation) !== undefined)
  return [outcomes.length, by('pact').length, by('scenario').length, kept.length, left.length - kept.length]
}

const head = ['tried', 'shown by the pact', 'by a scenario', 'not to be shown', 'not shown']

const table = (first: string, groups: Iterable<readonly [string, readonly Outcome[]]>, all: readonly Outcome[]) =>
  [
    row(first, ...head),
    `|${'-|'.repeat(head.length + 1)}`,
    ...[...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, some]) => row(name, ...countsOf(some))),
    row('all', ...countsOf(all)),
  ].join('\n')

/** `services/Aff/AffAffaire.ts` → `services/Aff`. */
const folderOf = ({ mutation: { file } }: Outcome): string =>
  file
    .split('/')
    .slice(0, file.startsWith('services/') ? 2 : 1)
    .join('/')

const inLine = ({ mutation: { file, kind, says } }: Outcome): string => `- \`${file}\` ${kind}: ${says}`

/** The page of a run: `seed` chose what was tried. */
export function summaryPage(outcomes: readonly Outcome[], { seed, of }: { seed: number; of: number }): string {
  const began = outcomes.filter(({ by }) => by !== 'start')
  const [tried = 0, byPact = 0, byScenario = 0, kept = 0, open = 0] = countsOf(began)
  const left = began.filter(({ by }) => by === null)
  const why = Map.groupBy(left, ({ mutation }) => whyKept(mutation) ?? '')
  const reasons = [...why].filter(([reason]) => reason !== '').map(([reason, some]) => row(reason, some.length))
  return `# Mistakes in the provider's rules, by kind

Written by \`npm run wrong -- --source\`; not by hand. How they are made and found: [how the contract is proven](proof.md).

Of the ${of} mistakes that can be made in the sources of the reference provider ${outcomes.length} were chosen by the seed ${seed}. With ${outcomes.length - began.length} of them it does not start: ${tried} are left. The pact shows ${byPact} (${percent(byPact, tried)}), a scenario ${byScenario} more. Of the other ${kept + open}, ${kept} are none that a client sees, or none that a call or a scenario can show; ${open} are not shown. Of those that a client sees ${percent(byPact + byScenario, tried - kept)} are shown.

${table(
  'a provider that',
  Map.groupBy(began, ({ mutation }) => mutation.kind),
  began,
)}

${table('in', Map.groupBy(began, folderOf), began)}

## Not to be shown

${row('because it is', 'mistakes')}
|-|-|
${reasons.toSorted().join('\n')}

## Not shown

${(why.get('') ?? []).map(inLine).toSorted().join('\n')}
`
}
