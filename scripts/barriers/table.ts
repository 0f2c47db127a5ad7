import type { EngineName } from './ask.ts'
import type { FalseAlarm, Place } from './declared.ts'
import type { Asked, Missed, Outcome, State } from './states.ts'

export const engineTitles: Readonly<Record<EngineName, string>> = { axe: 'axe', ibm: 'IBM' }

/** Results of the states of one kind, language, theme and width. */
export interface Row extends Pick<State, 'kind' | 'locale' | 'theme' | 'width'> {
  states: number
  /** Undeclared findings of axe. */
  axe: number
  ibm: number
  declared: number
  /** Findings that the second engine leaves to people. */
  potential: number
}

/** Findings of one rule. */
export interface RuleRow {
  engine: EngineName
  rule: string
  as: 'wrong' | 'declared' | 'potential'
  states: number
  count: number
}

/** Summary of a run, as saved. */
export interface Summary {
  rows: Row[]
  rules: RuleRow[]
  missed: Missed[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function rowsOf(asked: readonly Asked[]): Row[] {
  const alike = Map.groupBy(asked, ({ kind, locale, theme, width }) => [kind, locale, theme, width].join(' '))
  return [...alike.values()].map((own): Row => {
    const { kind, locale, theme, width } = own[0]!
    const findings = own.flatMap((one) => one.findings)
    const of = (engine: EngineName) =>
      findings.filter((one) => one.engine === engine && one.declared === undefined).length
    return {
      kind,
      locale,
      theme,
      width,
      states: own.length,
      axe: of('axe'),
      ibm: of('ibm'),
      declared: findings.filter((one) => one.declared !== undefined).length,
      potential: sum(own.flatMap((one) => Object.values(one.potential))),
    }
  })
}

function rulesOf(asked: readonly Asked[]): RuleRow[] {
  const said = asked.flatMap(({ findings, potential }) => [
    ...[
      ...Map.groupBy(findings, ({ engine, rule, declared }) => `${engine} ${rule} ${declared === undefined}`).values(),
    ].map((own): RuleRow => ({
      engine: own[0]!.engine,
      rule: own[0]!.rule,
      as: own[0]!.declared === undefined ? 'wrong' : 'declared',
      states: 1,
      count: own.length,
    })),
    ...Object.entries(potential).map(([rule, count]): RuleRow => ({
      engine: 'ibm',
      rule,
      as: 'potential',
      states: 1,
      count,
    })),
  ])
  return addRules(said)
}

const addRules = (rules: readonly RuleRow[]): RuleRow[] =>
  [...Map.groupBy(rules, ({ engine, rule, as }) => `${as} ${engine} ${rule}`).values()].map((own) => ({
    ...own[0]!,
    states: sum(own.map(({ states }) => states)),
    count: sum(own.map(({ count }) => count)),
  }))

export const summaryOf = ({ asked, missed }: Outcome): Summary => ({
  rows: rowsOf(asked),
  rules: rulesOf(asked),
  missed,
})

/** Sum of the summaries of shards. */
export function added(summaries: readonly Summary[]): Summary {
  const alike = Map.groupBy(
    summaries.flatMap(({ rows }) => rows),
    ({ kind, locale, theme, width }) => [kind, locale, theme, width].join(' '),
  )
  const rows = [...alike.values()].map((own): Row => ({
    ...own[0]!,
    states: sum(own.map((one) => one.states)),
    axe: sum(own.map((one) => one.axe)),
    ibm: sum(own.map((one) => one.ibm)),
    declared: sum(own.map((one) => one.declared)),
    potential: sum(own.map((one) => one.potential)),
  }))
  return {
    rows: rows.toSorted((one, other) => rank(one) - rank(other)),
    rules: addRules(summaries.flatMap(({ rules }) => rules)).toSorted((one, other) => other.count - one.count),
    missed: summaries.flatMap(({ missed }) => missed),
  }
}

const orders = [
  ['view', 'overlay', 'layer', 'story'],
  ['fr', 'en'],
  ['light', 'dark'],
  ['wide', 'narrow', 'zoomed'],
] as const
const rank = ({ kind, locale, theme, width }: Row): number =>
  [kind, locale, theme, width].reduce((total, one, at) => total * 4 + (orders[at] as readonly string[]).indexOf(one), 0)

const kinds = { view: 'views', overlay: 'overlays', layer: 'layers', story: 'stories' } as const
const languages = { fr: 'French', en: 'English' } as const
const sizes = { wide: '1366 px', narrow: '320 px', zoomed: '200 %' } as const

const line = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

/** Table of the checked states. */
export const statesTable = (rows: readonly Row[]): string[] => [
  line('of', 'language', 'theme', 'width', 'states', 'axe', 'IBM', 'declared', 'to be looked at'),
  '|-|-|-|-|-|-|-|-|-|',
  ...rows.map((row) =>
    line(
      kinds[row.kind],
      languages[row.locale],
      row.theme,
      row.kind === 'story' ? '1280 px' : sizes[row.width],
      row.states,
      row.axe,
      // The second engine knows no part of a page.
      row.kind === 'layer' ? '–' : row.ibm,
      row.declared,
      row.kind === 'layer' ? '–' : row.potential,
    ),
  ),
  line(
    '**all**',
    '',
    '',
    '',
    ...(['states', 'axe', 'ibm', 'declared', 'potential'] as const).map((name) => sum(rows.map((row) => row[name]))),
  ),
]

/** Table of the findings of one kind, by rule. */
export const rulesTable = (rules: readonly RuleRow[], as: RuleRow['as']): string[] => {
  const own = rules.filter((one) => one.as === as)
  if (own.length === 0) return ['None.']
  return [
    line('engine', 'rule', 'states', 'count'),
    '|-|-|-|-|',
    ...own.map(({ engine, rule, states, count }) => line(engineTitles[engine], `\`${rule}\``, states, count)),
  ]
}

interface Besides {
  /** First and last day of the checks. */
  days: readonly string[]
  versions: Readonly<Record<EngineName, string>>
  declared: readonly FalseAlarm[]
  /** Sum of the durations of all items, of which two run in parallel. */
  seconds: number
  /** Items that were not checked. */
  lacking: readonly string[]
  all: number
}

const places: Readonly<Record<Place, string>> = {
  console: 'the console',
  layers: 'layers of the console',
  stories: 'stories',
}
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

const shortened = (names: readonly string[]): string => {
  const shown = names.slice(0, 20).map((name) => `\`${name}\``)
  const more = names.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** The page with the results of the last full run. */
export const pageOf = (
  { rows, rules, missed }: Summary,
  { days, versions, declared, seconds, lacking, all }: Besides,
): string =>
  [
    '# Two engines',
    '',
    'Written by `npm run barriers -- --write`; not by hand. What is asked, and how, is on the page about [testing](../contributing/testing.md#barriers); why these two is a [decision](../decisions/2026-11-26-a-second-engine.md).',
    '',
    `Asked on ${days.join(' to ')}: axe ${versions.axe} and IBM’s checker ${versions.ibm} in Chromium, ${Math.round(seconds / 120)} minutes with two pages at a time on two cores that had other work. The columns count what each calls wrong and is not declared.`,
    '',
    lacking.length === 0
      ? `All ${all} screens, overlays, pages with their layers, and files of stories were asked about.`
      : `**Not asked about yet: ${lacking.length} of ${all}** screens, overlays, pages with their layers, and files of stories: ${shortened(lacking)}.`,
    '',
    ...statesTable(rows),
    '',
    '## What is wrong',
    '',
    ...rulesTable(rules, 'wrong'),
    '',
    '## What did not come to stand',
    '',
    ...(missed.length === 0
      ? ['Nothing.']
      : missed.map(({ name, why }) => `- \`${name}\`: ${cell(why.split('\n')[0] ?? '')}`)),
    '',
    '## False alarms, declared',
    '',
    ...(declared.length === 0
      ? ['None.']
      : [
          line('engine', 'rule', 'elements', 'of', 'why it is none'),
          '|-|-|-|-|-|',
          ...declared.map(({ engine, rule, at, place, why }) =>
            line(engineTitles[engine], `\`${rule}\``, `\`${cell(at)}\``, place ? places[place] : 'both', cell(why)),
          ),
        ]),
    '',
    '## What is left to people',
    '',
    'What IBM’s checker can neither call right nor wrong. Nothing is claimed of it here.',
    '',
    ...rulesTable(rules, 'potential'),
    '',
  ].join('\n')
