import type { CallFailure } from '@ronde/contracts/wire'
import { createStore } from 'effector'

/** Statuses of a server, or of a proxy before it, that is away for a while. */
const away: readonly (number | undefined)[] = [502, 503, 504]
/** Seconds after a 429 that names none: as many as its words say. */
const afterTooMany = 60
/** Seconds before each attempt where the server says nothing of when. */
const growing = [2, 4, 8, 16]

/** ms after which a read that failed is tried again by itself, given how often it was already; null: only when the user asks. */
export function waitAfter({ kind, status, retryAfter }: CallFailure, tries: number): number | null {
  if (kind !== 'http') return null
  if (status === 429) return Math.max(1, retryAfter ?? afterTooMany) * 1000
  if (!away.includes(status)) return null
  const seconds = retryAfter === undefined ? growing[tries] : Math.max(1, retryAfter)
  return seconds === undefined ? null : seconds * 1000
}

/** How often a read that keeps failing was tried by itself, and when it will be again: a time of day in ms. */
export interface Attempts {
  tries: number
  retryAt: number | null
}

export const noAttempts: Attempts = { tries: 0, retryAt: null }

/** The attempts after one more failure. */
export function failedAgain({ tries }: Pick<Attempts, 'tries'>, failure: CallFailure, at: number): Attempts {
  const wait = waitAfter(failure, tries)
  return wait === null ? noAttempts : { tries: tries + 1, retryAt: at + wait }
}

/** Runs a function after so many ms; tests put their own here. */
export const $later = createStore<(ms: number, run: () => void) => void>((ms, run) => void setTimeout(run, ms), {
  serialize: 'ignore',
})
