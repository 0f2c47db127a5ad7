/** Selects the tests of a part to run: all if it has changed, else a few. Pure. */
import { createHash } from 'node:crypto'
import { type Part, partOf, parts } from './parts.ts'

/** Proof of a part. */
export interface Proof {
  /** Fingerprint of the part when all of its tests passed. */
  fingerprint: string
  /** Statements of the specification that its tests proved. */
  items: readonly string[]
}

export type Proofs = Partial<Record<Part, Proof>>

/** One in this number of files about proven parts runs nevertheless. */
export const sampledOneIn = 6

/** The parts that are unchanged since they were proven. */
export const asProven = (now: Readonly<Record<Part, string>> | null, proofs: Proofs): ReadonlySet<Part> =>
  new Set(parts.filter((part) => now !== null && proofs[part]?.fingerprint === now[part]))

const place = (name: string, seed: number): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')

/** Whether the seed selects a stage that cannot be divided: one seed in `sampledOneIn` does. */
export const isDrawn = (name: string, seed: number): boolean =>
  Number.parseInt(place(name, seed).slice(0, 8), 16) % sampledOneIn === 0

/** The files to run: all about parts that are not proven, and a sample of the others by the seed, at least one. */
export function chosenFiles(files: readonly string[], proven: ReadonlySet<Part>, seed: number): string[] {
  const others = files.filter((file) => proven.has(partOf(file)))
  const drawn = others.toSorted((one, other) => (place(one, seed) < place(other, seed) ? -1 : 1))
  const passedOver = new Set(drawn.slice(Math.ceil(others.length / sampledOneIn)))
  return files.filter((file) => !passedOver.has(file))
}
