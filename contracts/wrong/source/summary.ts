import { join } from 'node:path'
import { reasonOf } from './kept.ts'
import type { Outcome } from './pool.ts'

/** The page that says what was tried and what came of it: `npm run wrong -- --source --page` writes it. */
export const summaryFile = join(import.meta.dirname, '../../../docs/contracts/wrong-source.md')

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)

/** Whether a mistake is none that a client sees. */
export const isSame = ({ mutation }: Outcome): boolean => reasonOf(mutation)?.isSame === true

/** How many were tried, what showed them, and how many of those that nothing showed are the same to a client, or are not shown. */
function countsOf(outcomes: readonly Outcome[]) {
  const by = (what: Outcome['by']) => outcomes.filter((outcome) => outcome.by === what)
  const left = by(null)
  const same = left.filter(isSame).length
  return {
    tried: outcomes.length,
    pact: by('pact').length,
    scenario: by('scenario').length,
    same,
    open: left.length - same,
  }
}

const head = ['tried', 'shown by the pact', 'by a scenario', 'the same to a client', 'not shown']

type Groups = Map<string, Outcome[]>

/** A table of groups, in the order of their names, and of all. */
function table(first: string, groups: Groups, all: readonly Outcome[]): string {
  const line = (name: string, some: readonly Outcome[]) => row(name, ...Object.values(countsOf(some)))
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [
    row(first, ...head),
    `|${'-|'.repeat(head.length + 1)}`,
    ...sorted.map(([name, some]) => line(name, some)),
    line('all', all),
  ].join('\n')
}

/** `services/Aff/AffAffaire.ts` → `services/Aff`. */
const folderOf = ({ mutation: { file } }: Outcome): string =>
  file
    .split('/')
    .slice(0, file.startsWith('services/') ? 2 : 1)
    .join('/')

const inLine = ({ mutation: { file, kind, says } }: Outcome): string => `- \`${file}\` ${kind}: ${says}`

const byReason = (some: readonly Outcome[]): Groups =>
  Map.groupBy(some, ({ mutation }) => reasonOf(mutation)?.why ?? 'which no interaction and no scenario asks for yet')

/** A run: of so many mistakes that there are some were chosen by a seed; what was judged to be the same was tried against the pact alone, or not. */
interface Run {
  seed: number
  of: number
  isSpared: boolean
}

/** The page of a run. */
export function summaryPage(outcomes: readonly Outcome[], { seed, of, isSpared }: Run): string {
  const began = outcomes.filter(({ by }) => by !== 'start')
  const { tried, pact, scenario, same, open } = countsOf(began)
  const left = began.filter(({ by }) => by === null)
  const reasons = [...byReason(left.filter(isSame))].map(([why, some]) => row(why, some.length))
  const named = [...byReason(left.filter((outcome) => !isSame(outcome)))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([why, some]) => `### ${why}\n\n${some.map(inLine).toSorted().join('\n')}`)
  return `# Mistakes in the provider's rules, by kind

Written by \`npm run wrong -- --source --page\`; not by hand. How they are made and found: [how the contract is proven](proof.md).

Of the ${of} mistakes that can be made in the sources of the reference provider ${outcomes.length} were chosen by the seed ${seed}; with ${outcomes.length - began.length} of them it does not start, ${tried} are left. The pact shows ${pact} (${percent(pact, tried)}), a scenario ${scenario} more. Of the other ${same + open}, ${same} are the same to a client, and ${open} are not shown. Of the ${tried - same} that a client could see ${percent(pact + scenario, tried - same)} are shown.${isSpared ? ' What had been judged to be the same to a client was tried against the pact, and not against the scenarios.' : ''}

${table(
  'a provider that',
  Map.groupBy(began, ({ mutation }) => mutation.kind),
  began,
)}

${table('in', Map.groupBy(began, folderOf), began)}

## The same to a client

${row('because it is', 'mistakes')}
|-|-|
${reasons.toSorted().join('\n')}

## Not shown

${named.join('\n\n')}
`
}
