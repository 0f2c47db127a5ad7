/** The ledger of failures that the console must survive, with their proofs. Pure: ledger and results in, page out. */

/** A text of a source that the product's robustness depends on: replaced by `instead`, the proof fails. */
export interface Guard {
  file: string
  /** Text that occurs exactly once in the file. */
  text: string
  /** @default nothing */
  instead?: string
  /** One of the row's proofs. */
  proof: string
}

/** Languages in which the proofs check messages. `mixed`: some in one, some in the other; `neither`: there are no messages. */
export type Languages = 'both' | 'fr' | 'en' | 'mixed' | 'neither'

export interface Row {
  /** Kind and number: `F05`. */
  id: string
  asks: string
  languages: Languages
  /** `file: title` of a test, `file: Name` of a story, `command: npm run …`. */
  proofs: readonly string[]
  /** What the proofs do not show, and what it would take; undefined: they show everything. */
  lacks?: string
  guards?: readonly Guard[]
}

/** Last result of a proof. */
export interface Outcome {
  passed: number
  failed: number
  seed: number
}

/** Last result of removing a guard: whether the proof failed. */
export interface Removal {
  isNoticed: boolean
  seed: number
}

/** Results of runs, by proof and by `row, file`. */
export interface Seen {
  /** Seed of the last run. */
  seed: number
  proofs: Readonly<Record<string, Outcome>>
  guards: Readonly<Record<string, Removal>>
}

export const kinds = [
  { letter: 'F', name: 'Faults', size: 62 },
  { letter: 'S', name: 'Attacks', size: 45 },
  { letter: 'A', name: 'Accessibility', size: 31 },
  { letter: 'P', name: 'Properties', size: 10 },
] as const

const known = kinds.flatMap(({ letter, size }) =>
  Array.from({ length: size }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
)

/** Key of a guard in the results, made of its content, so that a changed guard has to be tried again. */
export const nameOf = ({ file, text, instead = '' }: Guard): string => JSON.stringify([file, text, instead])

/** Errors of the ledger, one line each. `sourceOf`: a file's text, null where it does not exist. */
export function problemsOf(rows: readonly Row[], sourceOf: (file: string) => string | null): string[] {
  const order = rows.map(({ id }) => id).join() === known.join() ? [] : ['the rows are not each there once, in order']
  return [
    ...order,
    ...rows.flatMap(({ id, asks, proofs, lacks, guards = [] }) =>
      [
        asks ? '' : 'asks nothing',
        proofs.length === 0 && lacks === undefined ? 'is shown by nothing, and does not say what it lacks' : '',
        new Set(proofs).size === proofs.length ? '' : 'names a proof twice',
        ...guards.map(({ file, text, proof }) => {
          const times = sourceOf(file)?.split(text).length ?? 0
          if (times !== 2) return `has a guard that stands ${Math.max(0, times - 1)} times in ${file}: ${text}`
          return proofs.includes(proof) ? '' : `has a guard for what is none of its proofs: ${proof}`
        }),
      ].flatMap((problem) => (problem ? [`${id} ${problem}`] : [])),
    ),
  ]
}

export type State = 'held' | 'failed' | 'not shown' | 'not run'

/** State of a row: held when all its proofs passed, and nothing is lacking. */
export function stateOf({ proofs, lacks }: Row, seen: Seen): State {
  const outcomes = proofs.map((proof) => seen.proofs[proof])
  if (outcomes.some((outcome) => outcome && outcome.failed > 0)) return 'failed'
  if (lacks !== undefined) return 'not shown'
  return outcomes.every((outcome) => outcome && outcome.passed > 0) ? 'held' : 'not run'
}

/** Rows named by ids or kinds, `F05`, `F`; all without names. Throws for an unknown name. */
export function chosenRows(rows: readonly Row[], names: readonly string[]): Row[] {
  const wanted = names.map((name) => name.toUpperCase())
  const stranger = wanted.find((name) => !rows.some(({ id }) => id.startsWith(name)))
  if (stranger) throw new Error(`There is no row ${stranger}.`)
  return rows.filter(({ id }) => wanted.length === 0 || wanted.some((name) => id.startsWith(name)))
}
