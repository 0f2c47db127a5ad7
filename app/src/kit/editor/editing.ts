import type { CallFailure } from '@ronde/contracts/wire'
import type { AnyRow, Values } from './context.ts'
import type { Look } from './editor.ts'
import type { Attempt } from './save-key.ts'

/**
 * Where an editor stands: `unknown` after a save without an answer, until somebody has looked; `stale` after one that came
 * too late, until the record as it is now has been read; `conflict` once it has.
 */
export type Phase = 'open' | 'saving' | 'unknown' | 'stale' | 'conflict'

/** An open editor: what was put into its fields, over the record it was opened on, and how its last save went. */
export interface Editing {
  base: AnyRow | null
  /** The record as the screen had it when the editor opened: newer than the base of a draft that was taken up. */
  openedOn: AnyRow | null
  /** Values that the user or the console put in; the others are as the record has them. */
  typed: Values
  /** Fields the user changed; what the console derives does not count. */
  touched: readonly string[]
  /** When the draft that was taken up had been typed; null without one. */
  draftAt: string | null
  phase: Phase
  /** What was sent last. */
  sent: AnyRow | null
  /** The save under way, or the last one while nobody knows what became of it. */
  attempt: Attempt | null
  /** The server is asked what it has. */
  isLooking: boolean
  /** The last look found that the save was not done. */
  isAbsent: boolean
  /** The record as it is now, in a conflict. */
  theirs: AnyRow | null
  failure: CallFailure | null
  look: Look | null
}

/** An editor as it opens. */
export const fresh = ({ base, look }: Pick<Editing, 'base' | 'look'>): Editing => ({
  base,
  openedOn: base,
  look,
  typed: {},
  touched: [],
  draftAt: null,
  phase: 'open',
  sent: null,
  attempt: null,
  isLooking: false,
  isAbsent: false,
  theirs: null,
  failure: null,
})
