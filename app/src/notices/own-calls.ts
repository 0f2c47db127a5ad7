import { createStore } from 'effector'
import { type Asked, callFx } from '../base/call.ts'
import { sessionEnded } from '../session/session.ts'

interface Calls {
  /** Calls under way that were sent since the last session ended. A sign-out is among them: it is sent after that. */
  open: ReadonlySet<Asked>
  /** The call that settled last; null if it was sent before the last session ended. */
  settled: Asked | null
}

/**
 * The calls of the current session. A notice of a call from an ended session may show data that the next user
 * must not see.
 */
const $calls = createStore<Calls>({ open: new Set(), settled: null }, { serialize: 'ignore' })
  .on(callFx, ({ open }, asked) => ({ open: new Set([...open, asked]), settled: null }))
  .on(callFx.finally, ({ open }, { params }) => ({
    open: new Set([...open].filter((asked) => asked !== params)),
    settled: open.has(params) ? params : null,
  }))
  .on(sessionEnded, () => ({ open: new Set<Asked>(), settled: null }))

/** The call that has just settled; null when its session has ended. */
export const $settledCall = $calls.map(({ settled }) => settled)
