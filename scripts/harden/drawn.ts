/** Which journeys of hardening a test run walks: together they take minutes, so it draws some of them. Pure. */
import { createHash } from 'node:crypto'
import type { Row } from './ledger.ts'
import { patternOf, proofOf } from './titles.ts'

/** One in so many is walked, another one for each seed. */
export const walkedOneIn = 10

/** A pattern of the titles of those that are passed over. */
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
