/** The ledger of the OWASP ASVS: which requirements the product meets, and the proofs. Pure functions. */
import { cell, proofCell } from '../ledgers/shown.ts'
import { chapters, known } from './reference.ts'

export type State = 'held' | 'notHeld' | 'notApplicable' | 'operator'

export interface Requirement {
  /** `chapter.section.number`: `6.2.4`. */
  id: string
  level: number
  state: State
  /** The requirement, in our words. */
  asks: string
  /** How the requirement is met, why it does not apply, or what the operator does; how far it is met where it is not. */
  why?: string
  /** What is needed to meet it, where it is not met. */
  takes?: string
  /** Proofs: `file: title` of a test, `file: Name` of a story, `page: Heading`, `file: text`, `doctor: …`, `lint: …`, `npm: …`. */
  proofs?: readonly string[]
}

export interface Ledger {
  /** Name and version of the reference. */
  reference: string
  /** The day of the assessment, `YYYY-MM-DD`. */
  madeOn: string
  requirements: readonly Requirement[]
}

/** Missing and superfluous entries of the ledger, one a line. */
export function problemsOf({ requirements }: Pick<Ledger, 'requirements'>): string[] {
  const named = requirements.map(({ id, level }) => `${id} ${level}`).join()
  const order =
    named === known.map(({ id, level }) => `${id} ${level}`).join()
      ? []
      : ['the requirements are not those of the first two levels, in their order']
  return [
    ...order,
    ...requirements.flatMap(({ id, state, asks, why, takes, proofs = [] }) =>
      [
        asks === '' ? 'has no words' : '',
        state === 'held' && proofs.length === 0 ? 'is held by nothing' : '',
        (state === 'notHeld') === (takes === undefined)
          ? 'says what it would take, or does not, against its state'
          : '',
        state !== 'held' && !why ? 'does not say why' : '',
        new Set(proofs).size < proofs.length ? 'names a proof twice' : '',
      ].flatMap((problem) => (problem ? [`${id} ${problem}`] : [])),
    ),
  ]
}

export type Counts = Record<State, number>

export const counted = (requirements: readonly Requirement[]): Counts => {
  const of = (wanted: State) => requirements.filter(({ state }) => state === wanted).length
  return { held: of('held'), notHeld: of('notHeld'), operator: of('operator'), notApplicable: of('notApplicable') }
}

const stateWords: Record<State, string> = {
  held: 'held',
  notHeld: '**not held**',
  operator: 'for the operator',
  notApplicable: 'not applicable',
}

const countCells = ({ held, notHeld, operator, notApplicable }: Counts) =>
  `${held} | ${notHeld} | ${operator} | ${notApplicable}`

const chapterOf = ({ id }: Requirement) => Number(id.split('.')[0])

const shown = ({ why, takes, proofs = [] }: Requirement) =>
  [why && cell(why), takes && `Would take: ${cell(takes)}`, ...proofs.map((proof) => proofCell(proof))]
    .filter(Boolean)
    .join('<br>')

const row = (one: Requirement) =>
  `| ${one.id} | ${one.level} | ${cell(one.asks)} | ${stateWords[one.state]} | ${shown(one)} |`

const ofLevel = (requirements: readonly Requirement[], level: number) =>
  counted(requirements.filter((one) => one.level === level))

/** A one-sentence summary. */
export const summaryOf = ({ reference, requirements }: Ledger): string => {
  const { held, notHeld, operator, notApplicable } = counted(requirements)
  return `Of the ${requirements.length} requirements of ${reference}, levels 1 and 2, ${held} are held, ${notHeld} are not, ${operator} are for the operator, ${notApplicable} do not apply.`
}

/** The ledger as a Markdown page. */
export function ledgerPage(ledger: Ledger): string {
  const parts = chapters.map((name, at) => ({
    title: `${at + 1}. ${name}`,
    requirements: ledger.requirements.filter((one) => chapterOf(one) === at + 1),
  }))
  return `# What of the ${ledger.reference} is held, and by what

Written by \`npm run security\` from the [ledger](security/asvs.json); not by hand. Judged on ${ledger.madeOn}, by reading the code. What each
requirement asks is in our words, and shorter than the reference. A proof that is no longer there fails a test; whether tests pass is for
\`npm test\`, and what the doctor says of an installation for \`npm run doctor\`. It is of the console and the reference provider: of another
backend it says nothing.

This is a self-assessment: nobody else has verified it. “For the operator” is what only an installation can hold.

${summaryOf(ledger)}

| | held | not held | for the operator | not applicable |
|-|-|-|-|-|
| level 1 | ${countCells(ofLevel(ledger.requirements, 1))} |
| level 2 | ${countCells(ofLevel(ledger.requirements, 2))} |
${parts.map(({ title, requirements }) => `| ${title} | ${countCells(counted(requirements))} |`).join('\n')}
| **all** | ${countCells(counted(ledger.requirements))} |

${parts
  .map(({ title, requirements }) =>
    [`## ${title}`, '', '| | level | asks | state | why, and by what |', '|-|-|-|-|-|', ...requirements.map(row)].join(
      '\n',
    ),
  )
  .join('\n\n')}
`
}
