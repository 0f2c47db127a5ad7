/** Which tests of a part run: all of them once it has changed, else a few. Pure. */
import { createHash } from 'node:crypto'
import { type Part, partOf, parts } from './parts.ts'

/** What was proven of a part. */
export interface Proof {
  /** What the part was made of when all of its tests passed. */
  fingerprint: string
  /** Statements of the specification that its tests proved. */
  items: readonly string[]
}

export type Proofs = Partial<Record<Part, Proof>>

/** Of files that are about what was proven, one in so many runs all the same. */
export const sampledOneIn = 6

/** The parts that are made of what they were made of when they were proven. */
export const asProven = (now: Readonly<Record<Part, string>> | null, proofs: Proofs): ReadonlySet<Part> =>
  new Set(parts.filter((part) => now !== null && proofs[part]?.fingerprint === now[part]))

const place = (name: string, seed: number): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')

/** Whether what cannot be divided is drawn by this seed: one seed in so many draws it. */
export const isDrawn = (name: string, seed: number): boolean =>
  Number.parseInt(place(name, seed).slice(0, 8), 16) % sampledOneIn === 0

/** The files that run: all that are about something that is not as it was proven, and some of the others, at least one; other ones for another seed. */
export function chosenFiles(files: readonly string[], proven: ReadonlySet<Part>, seed: number): string[] {
  const others = files.filter((file) => proven.has(partOf(file)))
  const drawn = others.toSorted((one, other) => (place(one, seed) < place(other, seed) ? -1 : 1))
  const passedOver = new Set(drawn.slice(Math.ceil(others.length / sampledOneIn)))
  return files.filter((file) => !passedOver.has(file))
}
