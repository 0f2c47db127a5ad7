/** Counts of mistakes: tried, shown by what, and of the others, those that no client can see and those not shown. */
export interface Counts {
  tried: number
  pact: number
  scenario: number
  same: number
  open: number
}

/** Content of the page: results of mistakes chosen by a seed among all. */
export interface Page {
  of: number
  chosen: number
  seed: number
  /** Mistakes with which the provider does not start. */
  notStarted: number
  /** Whether mistakes judged invisible were tried against the pact alone. */
  isSpared: boolean
  /** Whether mistakes not shown were tried again later. */
  isAgain: boolean
  byKind: Map<string, Counts>
  byFolder: Map<string, Counts>
  /** Number of mistakes that no client can see, by reason. */
  same: Map<string, number>
  /** Lines of the mistakes not shown, by reason. */
  open: Map<string, string[]>
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)

const head = ['tried', 'shown by the pact', 'by a scenario', 'the same to a client', 'not shown']
const [spared, again] = [
  ' What had been judged to be the same to a client was tried against the pact, and not against the scenarios.',
  ' What was not shown in that run was tried again against later scenarios; the rest was not.',
]

const none: Counts = { tried: 0, pact: 0, scenario: 0, same: 0, open: 0 }
const names = ['tried', 'pact', 'scenario', 'same', 'open'] as const

const sorted = <Value>(groups: Map<string, Value>): [string, Value][] =>
  [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** The sums of groups. */
export const sumOf = (groups: Map<string, Counts>): Counts =>
  [...groups.values()].reduce(
    (sums, counts) => Object.fromEntries(names.map((name) => [name, sums[name] + counts[name]])) as unknown as Counts,
    none,
  )

/** A table of groups, sorted by name, with a total. */
function table(first: string, groups: Map<string, Counts>): string {
  const line = (name: string, counts: Counts) => row(name, ...names.map((column) => counts[column]))
  return [
    row(first, ...head),
    `|${'-|'.repeat(head.length + 1)}`,
    ...sorted(groups).map(([name, counts]) => line(name, counts)),
    line('all', sumOf(groups)),
  ].join('\n')
}

/** The text of a page. */
export function writtenPage(page: Page): string {
  const { tried, pact, scenario, same, open } = sumOf(page.byKind)
  const named = sorted(page.open).map(([why, lines]) => `### ${why}\n\n${lines.toSorted().join('\n')}`)
  return `# Mistakes in the provider's rules, by kind

Written by \`npm run wrong -- --source --page\`; not by hand. How they are made and found: [how the contract is proven](proof.md).

Of the ${page.of} mistakes that can be made in the sources of the reference provider ${page.chosen} were chosen by the seed ${page.seed}; with ${page.notStarted} of them it does not start, ${tried} are left. The pact shows ${pact} (${percent(pact, tried)}), a scenario ${scenario} more. Of the other ${same + open}, ${same} are the same to a client, and ${open} are not shown. Of the ${tried - same} that a client could see ${percent(pact + scenario, tried - same)} are shown.${page.isSpared ? spared : ''}${page.isAgain ? again : ''}

${table('a provider that', page.byKind)}

${table('in', page.byFolder)}

## The same to a client

${row('because it is', 'mistakes')}
|-|-|
${[...page.same]
  .map(([why, count]) => row(why, count))
  .toSorted()
  .join('\n')}

## Not shown

${named.join('\n\n')}
`
}

const cellsOf = (line: string): string[] => line.slice(2, -2).split(' | ')

/** Reads a page from its text. Throws when the text is not one. */
export function readPage(text: string): Page {
  const [, of, chosen, seed, notStarted] =
    /Of the (\d+) mistakes .* (\d+) were chosen by the seed (\d+); with (\d+) of them/.exec(text) ?? []
  if (of === undefined) throw new Error('this is no page of mistakes in rules')
  const [figures = '', reasons = '', left = ''] = text.split(/^## .*$/m)
  const [kinds = '', folders = ''] = figures.split(row('a provider that', ...head))[1]?.split(row('in', ...head)) ?? []
  const rowsIn = (part: string) => part.split('\n').filter((line) => line.startsWith('| '))
  const countsIn = (part: string) =>
    new Map(
      rowsIn(part)
        .map(cellsOf)
        .filter(([name]) => name !== 'all')
        .map(([name = '', ...counts]) => [
          name,
          Object.fromEntries(names.map((column, at) => [column, Number(counts[at])])) as unknown as Counts,
        ]),
    )
  const groups = left.split(/^### /m).slice(1)
  return {
    of: Number(of),
    chosen: Number(chosen),
    seed: Number(seed),
    notStarted: Number(notStarted),
    isSpared: text.includes(spared),
    isAgain: text.includes(again),
    byKind: countsIn(kinds),
    byFolder: countsIn(folders),
    same: new Map(
      rowsIn(reasons)
        .slice(1)
        .map(cellsOf)
        .map(([why = '', count]) => [why, Number(count)]),
    ),
    open: new Map(
      groups.map((group) => {
        const [why = '', ...lines] = group.split('\n')
        return [why, lines.filter((line) => line.startsWith('- '))]
      }),
    ),
  }
}
