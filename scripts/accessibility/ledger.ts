/** The ledger of the French accessibility reference (RGAA): which criteria are proven for the console, and how. Pure functions. */
import { cell, proofCell } from '../ledgers/shown.ts'

export type State = 'proven' | 'notProven' | 'notApplicable'

export interface Criterion {
  /** `theme.number`: `10.4`. */
  id: string
  state: State
  /** Proofs of the criterion, or of a part of it: `file: title` of a test, `file: Name` of a story, `axe: rule`, `lint: rule`. */
  proofs?: readonly string[]
  /** Why the criterion does not apply. */
  reason?: string
}

export interface Ledger {
  /** Name and version of the reference. */
  reference: string
  /** The day of the statement, `YYYY-MM-DD`. */
  madeOn: string
  /** Percentage of the applicable criteria that a valid audit found met; null without an audit. */
  audited: number | null
  criteria: readonly Criterion[]
}

/** Number of criteria in each theme, in order. */
export const themeSizes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

/** The legal degrees of conformity (decree 2019-768); without a valid audit it is `none`, whatever tests prove. */
export type Conformity = 'none' | 'partial' | 'full'

export const conformityOf = ({ audited }: Pick<Ledger, 'audited'>): Conformity =>
  audited === null || audited < 50 ? 'none' : audited < 100 ? 'partial' : 'full'

/** Missing and superfluous entries of the ledger, one a line. `words`: the English messages of the statement. */
export function problemsOf({ criteria }: Ledger, words: Readonly<Record<string, string>>): string[] {
  const known = themeSizes.flatMap((size, at) => Array.from({ length: size }, (_, of) => `${at + 1}.${of + 1}`))
  const ids = criteria.map(({ id }) => id)
  const order = ids.join() === known.join() ? [] : ['the criteria are not those of the reference, in its order']
  return [
    ...order,
    ...criteria.flatMap(({ id, state, proofs = [], reason }) => {
      const lacks = `rgaa.${id}.lacks` in words
      return [
        `rgaa.${id}` in words ? '' : 'has no words',
        state === 'proven' && proofs.length === 0 ? 'is proven by nothing' : '',
        (state === 'notProven') === lacks
          ? ''
          : lacks
            ? 'lacks something and is not unproven'
            : 'does not say what it lacks',
        (state === 'notApplicable') === (reason !== undefined) ? '' : 'has a reason or a state too much',
        state === 'notApplicable' && proofs.length > 0 ? 'does not apply, and is proven' : '',
      ].flatMap((problem) => (problem ? [`${id} ${problem}`] : []))
    }),
  ]
}

const counted = (criteria: readonly Criterion[]): Record<State, number> => ({
  proven: criteria.filter(({ state }) => state === 'proven').length,
  notProven: criteria.filter(({ state }) => state === 'notProven').length,
  notApplicable: criteria.filter(({ state }) => state === 'notApplicable').length,
})

/** Proven share of the applicable criteria in percent, rounded down. */
const rate = ({ proven, notProven }: Record<State, number>): number =>
  Math.floor((100 * proven) / Math.max(1, proven + notProven))

const stateWords: Record<State, string> = {
  proven: 'proven',
  notProven: '**not proven**',
  notApplicable: 'not applicable',
}

const mentions: Record<Conformity, string> = {
  none: 'non conforme',
  partial: 'partiellement conforme',
  full: 'totalement conforme',
}

/** The ledger as a Markdown page. */
export function ledgerPage(ledger: Ledger, words: Readonly<Record<string, string>>): string {
  const themes = themeSizes.map((_, at) => ({
    name: words[`rgaa.theme.${at + 1}`] ?? '',
    number: at + 1,
    criteria: ledger.criteria.filter(({ id }) => id.startsWith(`${at + 1}.`)),
  }))
  const line = (name: string, counts: Record<State, number>) =>
    `| ${name} | ${counts.proven} | ${counts.notProven} | ${counts.notApplicable} |`
  const all = counted(ledger.criteria)
  const shown = ({ id, state, proofs = [], reason }: Criterion) =>
    [
      reason,
      state === 'notProven' && `Would take: ${words[`rgaa.${id}.lacks`]}`,
      ...proofs.map((proof) => proofCell(proof)),
    ]
      .filter(Boolean)
      .join('<br>')
  const table = ({ name, number, criteria }: (typeof themes)[number]) =>
    [
      `## ${number}. ${name}`,
      '',
      '| criterion | asks | state | why, and by what |',
      '|-|-|-|-|',
      ...criteria.map(
        (one) => `| ${one.id} | ${cell(words[`rgaa.${one.id}`] ?? '')} | ${stateWords[one.state]} | ${shown(one)} |`,
      ),
    ].join('\n')
  return `# What of the ${ledger.reference} is proven, and by what

Written by \`npm run accessibility\` from the [ledger](accessibility/rgaa.json) and the words of the console's own statement; not by hand. What each
criterion asks is in our words, and shorter than the reference. A proof that is no longer there fails a test. A rule of axe is asked of every story, for
colours in both themes, and of the pages of the journeys; it tells of some ways to miss a criterion, never of all.

This is a self-assessment by tests: nobody has audited the console. Without a valid audit the law knows one mention only,
“Accessibilité : ${mentions[conformityOf(ledger)]}”.

${all.proven} of ${all.proven + all.notProven} criteria that apply are proven, ${rate(all)} %; ${all.notApplicable} of ${ledger.criteria.length} do not apply.

| theme | proven | not proven | not applicable |
|-|-|-|-|
${themes.map(({ name, number, criteria }) => line(`${number}. ${name}`, counted(criteria))).join('\n')}
${line('**all**', all)}

${themes.map(table).join('\n\n')}
`
}

/** The data of the console's statement. */
export const statementOf = ({ reference, madeOn, criteria }: Ledger) => ({
  reference,
  madeOn,
  states: Object.fromEntries(criteria.map(({ id, state }) => [id, state])),
})
