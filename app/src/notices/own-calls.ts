import { createStore } from 'effector'
import { type Asked, callFx } from '../base/call.ts'
import { sessionEnded } from '../session/session.ts'

interface Calls {
  /** Under way, and asked since the last session ended: a sign-out, too, is asked when nobody is signed in any more. */
  open: ReadonlySet<Asked>
  /** The last one that was answered or failed, if it was one of those. */
  settled: Asked | null
}

/**
 * Which calls belong to the session there is. What one told of a session that has ended may speak of data that whoever
 * sits there now must not see.
 */
const $calls = createStore<Calls>({ open: new Set(), settled: null }, { serialize: 'ignore' })
  .on(callFx, ({ open }, asked) => ({ open: new Set([...open, asked]), settled: null }))
  .on(callFx.finally, ({ open }, { params }) => ({
    open: new Set([...open].filter((asked) => asked !== params)),
    settled: open.has(params) ? params : null,
  }))
  .on(sessionEnded, () => ({ open: new Set<Asked>(), settled: null }))

/** The call that has just settled, or null where its session has ended before. */
export const $settledCall = $calls.map(({ settled }) => settled)
