import { createStore } from 'effector'

/** Readings of the machine's two clocks, in ms. */
export interface Reading {
  /** Time of day (`Date.now`): it goes on while the computer sleeps, and the user can set it. */
  wall: number
  /** Time since the page began (`performance.now`): nobody can set it, and it may stop while the computer sleeps. */
  steady: number
}

/** Reads both clocks; tests replace it. */
export const $clock = createStore<() => Reading>(() => ({ wall: Date.now(), steady: performance.now() }), {
  serialize: 'ignore',
})

/** The longer of the two clocks' spans, in ms: it counts sleep, and a time of day that is set back shortens nothing. */
export const elapsed = (from: Reading, to: Reading): number => Math.max(0, to.wall - from.wall, to.steady - from.steady)
