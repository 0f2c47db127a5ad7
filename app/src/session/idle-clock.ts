import { elapsed, type Reading } from './clock.ts'

/** In ms, as the configuration has them (docs/specification/limits.md#sessions). */
export interface IdleTimes {
  /** Time without activity after which the session ends. */
  maximum: number
  /** Time before the end at which the user is asked whether to stay. */
  alert: number
  /** Longest time between two checks of the clock and the other tabs. */
  sessionRefresh: number
}

/** Time without activity in any tab, as this tab knows it. */
export interface IdleClock {
  /** Time of the last check. */
  at: Reading
  /** Milliseconds without activity, as of `at`. */
  idle: number
  /** Time of day of the last known activity, by the clock of its tab. */
  heard: number | null
}

export type IdlePhase = 'active' | 'alert' | 'over'

/** A new clock: idle since now, or since the last activity of other tabs. */
export const startedClock = (now: Reading, heard: number | null): IdleClock => ({
  at: now,
  idle: heard === null ? 0 : Math.max(0, now.wall - heard),
  heard: heard ?? now.wall,
})

/** Milliseconds until the session ends; 0 or less when it is over. */
export const timeLeft = ({ idle }: IdleClock, { maximum }: IdleTimes): number => maximum - idle

export function phaseOf(clock: IdleClock, times: IdleTimes): IdlePhase {
  const left = timeLeft(clock, times)
  if (left <= 0) return 'over'
  return left <= times.alert ? 'alert' : 'active'
}

/**
 * The clock as of `now`; `heard` is the time of day of another tab's last activity. The same activity counts once: a time
 * that a clock set back has put into the future must not keep the session for ever.
 */
export function lookedAt(clock: IdleClock, now: Reading, heard: number | null): IdleClock {
  const idle = clock.idle + elapsed(clock.at, now)
  if (heard === null || heard === clock.heard) return { ...clock, at: now, idle }
  return { at: now, idle: Math.min(idle, Math.max(0, now.wall - heard)), heard }
}

const active = (now: Reading): IdleClock => ({ at: now, idle: 0, heard: now.wall })

/** The clock after pointer, key or touch activity. Once the user is asked, only the answer counts, not the pointer on its way to a button. */
export const touchedAt = (clock: IdleClock, now: Reading, times: IdleTimes): IdleClock =>
  phaseOf(clock, times) === 'active' ? active(now) : clock

/** The clock after the user chose to stay. A session that is over stays over. */
export const stayedAt = (clock: IdleClock, now: Reading, times: IdleTimes): IdleClock =>
  phaseOf(clock, times) === 'over' ? clock : active(now)

/** Milliseconds until the next check: when the phase or the seconds shown change, or the other tabs are due. */
export function nextLook(clock: IdleClock, times: IdleTimes): number {
  const left = timeLeft(clock, times)
  const untilNews = phaseOf(clock, times) === 'active' ? left - times.alert : left % 1000 || 1000
  return Math.max(1, Math.ceil(Math.min(times.sessionRefresh, untilNews)))
}
