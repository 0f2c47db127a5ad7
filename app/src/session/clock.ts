import { createStore } from 'effector'

/** Readings of the machine's two clocks, in ms. */
export interface Reading {
  /** The time of day: it counts on while the computer sleeps, and it can be set. */
  wall: number
  /** Since the page began: it cannot be set, and it may stand still while the computer sleeps. */
  steady: number
}

/** Reads both clocks; tests put their own here. */
export const $clock = createStore<() => Reading>(() => ({ wall: Date.now(), steady: performance.now() }), {
  serialize: 'ignore',
})

/** The longer of the two clocks' spans: no sleep is missed, and a clock that is set back takes nothing away. */
export const elapsed = (from: Reading, to: Reading): number => Math.max(0, to.wall - from.wall, to.steady - from.steady)
