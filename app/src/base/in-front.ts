import { createStore } from 'effector'

/** Whether this tab is the one its user sees; tests put their own here. */
export const $isInFront = createStore<() => boolean>(() => globalThis.document?.visibilityState !== 'hidden', {
  serialize: 'ignore',
})
