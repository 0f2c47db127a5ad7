/** What the console has to survive, and what shows that it does. Pure: ledger and what a run saw in, page out. */

/** A text of a source without which the product would not survive: with `instead` in its place, the proof fails. */
export interface Guard {
  file: string
  /** Stands once in the file. */
  text: string
  /** @default nothing */
  instead?: string
  /** One of the row's proofs. */
  proof: string
}

/** In which languages the proofs read what is said. `mixed`: some of it in one, some in the other; `neither`: nothing is said that anybody reads. */
export type Languages = 'both' | 'fr' | 'en' | 'mixed' | 'neither'

export interface Row {
  /** Its kind, and its number there: `F05`. */
  id: string
  asks: string
  languages: Languages
  /** `file: title` of a test, `file: Name` of a story, `command: npm run …`. */
  proofs: readonly string[]
  /** What the proofs do not show, and what it would take. Without it they show all that the row asks. */
  lacks?: string
  guards?: readonly Guard[]
}

/** What running a proof came to, the last time. */
export interface Outcome {
  passed: number
  failed: number
  seed: number
}

/** What the removal of a guard came to, the last time: the proof noticed, or did not. */
export interface Removal {
  isNoticed: boolean
  seed: number
}

/** What runs have seen, by proof and by `row, file`. */
export interface Seen {
  /** Of the last run. */
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

/** How a guard is called among what runs have seen: by what it is, so that another text has to be tried anew. */
export const nameOf = ({ file, text, instead = '' }: Guard): string => JSON.stringify([file, text, instead])

/** What is missing or too much in the ledger, a line each. `sourceOf`: a file's text, null where there is none. */
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

/** A row is held when all its proofs passed, and they show all of it. */
export function stateOf({ proofs, lacks }: Row, seen: Seen): State {
  const outcomes = proofs.map((proof) => seen.proofs[proof])
  if (outcomes.some((outcome) => outcome && outcome.failed > 0)) return 'failed'
  if (lacks !== undefined) return 'not shown'
  return outcomes.every((outcome) => outcome && outcome.passed > 0) ? 'held' : 'not run'
}

/** Rows that are meant by what people write: `F05`, `F`; all of them without any. Throws on what is none. */
export function chosenRows(rows: readonly Row[], names: readonly string[]): Row[] {
  const wanted = names.map((name) => name.toUpperCase())
  const stranger = wanted.find((name) => !rows.some(({ id }) => id.startsWith(name)))
  if (stranger) throw new Error(`There is no row ${stranger}.`)
  return rows.filter(({ id }) => wanted.length === 0 || wanted.some((name) => id.startsWith(name)))
}
