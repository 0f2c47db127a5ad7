/** Selects the hardening journeys of a test run: all take minutes, so it runs a random sample. Pure. */
import { createHash } from 'node:crypto'
import type { Row } from './ledger.ts'
import { patternOf, proofOf } from './titles.ts'

/** One in this number of journeys runs, chosen by the seed. */
export const walkedOneIn = 10

/** A pattern of the titles of the skipped journeys. */
export function passedOver(rows: readonly Row[], seed: number): string {
  const journeys = [...new Set(rows.flatMap(({ proofs }) => proofs))].filter((proof) =>
    proof.startsWith('app/e2e/hardening-'),
  )
  const place = (proof: string) => createHash('sha256').update(`${seed} ${proof}`).digest('hex')
  const drawn = journeys.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  return drawn
    .slice(Math.ceil(journeys.length / walkedOneIn))
    .map((proof) => patternOf(proofOf(proof).title))
    .join('|')
}
