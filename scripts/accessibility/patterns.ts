/** The ledger of the ARIA Authoring Practices: which behaviours a pattern asks for, and what proves them of a component. Pure functions. */
import { cell, proofCell } from '../ledgers/shown.ts'

const behaviourKinds = ['role', 'state', 'focus', 'key'] as const

/** Something that a pattern asks for. */
export interface Behaviour {
  /** In our own words. */
  asks: string
  kind: (typeof behaviourKinds)[number]
  /** Whether the pattern only recommends it. @default false */
  isOptional?: boolean
  /** `file: Name` of a story, `file: title` of a test. */
  proofs?: readonly string[]
  /** What the component does instead, and why. */
  departs?: string
}

/** A pattern, and the components that follow it. */
export interface Pattern {
  pattern: string
  /** Folders of the library. */
  components: readonly string[]
  behaviours: readonly Behaviour[]
}

export interface Patterns {
  reference: string
  patterns: readonly Pattern[]
}

/** Missing and superfluous entries, one a line. */
export const patternProblems = ({ patterns }: Patterns): string[] =>
  patterns.flatMap(({ pattern, components, behaviours }) =>
    [
      components.length > 0 ? '' : 'is followed by no component',
      new Set(behaviours.map(({ asks }) => asks)).size === behaviours.length ? '' : 'asks for something twice',
      ...behaviours.map(({ asks, kind, isOptional = false, proofs = [], departs }) => {
        if (!behaviourKinds.includes(kind)) return `asks for something of no kind: ${asks}`
        if (proofs.length > 0 === (departs !== undefined)) return `is proven by nothing, or departs from it: ${asks}`
        return isOptional && departs ? `departs from what it only recommends: ${asks}` : ''
      }),
    ].flatMap((problem) => (problem ? [`${pattern} ${problem}`] : [])),
  )

const proofsOf = ({ patterns }: Patterns): string[] =>
  patterns.flatMap(({ behaviours }) => behaviours.flatMap(({ proofs = [] }) => proofs))

/** The stories that prove something, as `file: Name`, each once. */
export const patternStories = (patterns: Patterns): string[] => [
  ...new Set(proofsOf(patterns).filter((proof) => proof.includes('.stories.tsx: '))),
]

/** The ledger as a Markdown page. */
export function patternsPage(ledger: Patterns): string {
  const all = ledger.patterns.flatMap(({ behaviours }) => behaviours)
  const asked = all.filter(({ isOptional }) => !isOptional)
  const departing = asked.filter(({ departs }) => departs !== undefined)
  const table = ({ pattern, components, behaviours }: Pattern) =>
    [
      `## ${pattern}`,
      '',
      `Followed by ${components.map((name) => `[${name}](../../ui/src/${name})`).join(', ')}.`,
      '',
      '| of | asks | by what |',
      '|-|-|-|',
      ...behaviours.map(
        ({ asks, kind, isOptional = false, proofs = [], departs }) =>
          `| ${kind} | ${cell(asks)}${isOptional ? ' (recommended)' : ''} | ${departs ? `**departs**: ${cell(departs)}` : proofs.map((proof) => proofCell(proof, '../../')).join('<br>')} |`,
      ),
    ].join('\n')
  return `# What components do of the patterns that they follow

Written by \`npm run accessibility\` from its [ledger](patterns.json); not by hand. It lists what the ${ledger.reference} asks of each pattern
that the library has, in our words, and the stories and tests in which that is done and looked at. A proof that is no longer there fails a test.
Stories are played in both themes and, those that are named here, in English too; [which engines](../contributing/engines.md) play them has a page of its own.

${asked.length - departing.length} of ${asked.length} behaviours that ${ledger.patterns.length} patterns ask for are proven, and ${all.length - asked.length} that they recommend; from ${departing.length} a component departs.

${ledger.patterns.map(table).join('\n\n')}
`
}
