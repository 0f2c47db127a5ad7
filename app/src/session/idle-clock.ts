import { elapsed, type Reading } from './clock.ts'

/** In ms, as the configuration has them (docs/specification/limits.md#sessions). */
export interface IdleTimes {
  /** Without activity, the session ends. */
  maximum: number
  /** So long before, the user is asked. */
  alert: number
  /** Between two looks at the clock and the other tabs, at most. */
  sessionRefresh: number
}

/** Time without a touch of any tab, as this tab knows it. */
export interface IdleClock {
  /** When it was last looked at. */
  at: Reading
  /** ms without activity, as of then. */
  idle: number
  /** The last activity known, here or in another tab: the time of day there. */
  heard: number | null
}

export type IdlePhase = 'active' | 'alert' | 'over'

/** A clock that begins: now, or with the activity that other tabs left. */
export const startedClock = (now: Reading, heard: number | null): IdleClock => ({
  at: now,
  idle: heard === null ? 0 : Math.max(0, now.wall - heard),
  heard: heard ?? now.wall,
})

/** Time that is left, in ms; not above 0 when the session is over. */
export const timeLeft = ({ idle }: IdleClock, { maximum }: IdleTimes): number => maximum - idle

export function phaseOf(clock: IdleClock, times: IdleTimes): IdlePhase {
  const left = timeLeft(clock, times)
  if (left <= 0) return 'over'
  return left <= times.alert ? 'alert' : 'active'
}

/**
 * Time goes on, and another tab may have been touched at `heard` (the time of day). The same activity counts once: a time
 * that a clock set back has put into the future must not keep the session for ever.
 */
export function lookedAt(clock: IdleClock, now: Reading, heard: number | null): IdleClock {
  const idle = clock.idle + elapsed(clock.at, now)
  if (heard === null || heard === clock.heard) return { ...clock, at: now, idle }
  return { at: now, idle: Math.min(idle, Math.max(0, now.wall - heard)), heard }
}

const active = (now: Reading): IdleClock => ({ at: now, idle: 0, heard: now.wall })

/** Pointer, key or touch. Once the user is asked only the answer counts: the way to a button is no answer. */
export const touchedAt = (clock: IdleClock, now: Reading, times: IdleTimes): IdleClock =>
  phaseOf(clock, times) === 'active' ? active(now) : clock

/** The user stays. A session that is over stays over. */
export const stayedAt = (clock: IdleClock, now: Reading, times: IdleTimes): IdleClock =>
  phaseOf(clock, times) === 'over' ? clock : active(now)

/** ms until the clock is to be looked at again: it then says something else, or the other tabs may. */
export function nextLook(clock: IdleClock, times: IdleTimes): number {
  const left = timeLeft(clock, times)
  const untilNews = phaseOf(clock, times) === 'active' ? left - times.alert : left % 1000 || 1000
  return Math.max(1, Math.ceil(Math.min(times.sessionRefresh, untilNews)))
}
