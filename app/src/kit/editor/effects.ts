import type { CallFailure } from '@ronde/contracts/wire'
import type { AnyRow, Values } from './context.ts'
import type { Attempt, Editing, SaveCall } from './editing.ts'
import { type Draft, draftOf } from './kept-draft.ts'

/** Events of an editor. */
export type EditorEvent =
  /** The look-up of a draft has ended. */
  | { kind: 'found'; found: { from: string; draft: Draft } | null; at: string }
  /** Some values are others now. `name`: the field the user changed; without it the console computed them. `initial`: values the editor opened with. */
  | { kind: 'typed'; values: Values; name?: string; initial?: Values; at: string }
  | { kind: 'discarded' }
  /**
   * `key`: of this save alone, unless one went out without an answer. `typed`: values of the fields when the save was pressed,
   * where they may be others by now. `before`: keys of records that bear all this already. `isAgain`: another is to follow.
   */
  | {
      kind: 'saveAsked'
      call: SaveCall
      input: AnyRow
      key: string
      typed?: Values | undefined
      before?: readonly unknown[]
      isAgain?: boolean | undefined
      at: string
    }
  | { kind: 'answered'; ticket: number; value?: unknown; failure: CallFailure | null; at: string }
  /** The record is to be read again: to see whether a save was done, or how it stands now. */
  | { kind: 'lookAsked' }
  | { kind: 'looked'; ticket: number; answer?: unknown; isFailed: boolean; at: string }
  /** The user has checked the record and allows sending it again. */
  | { kind: 'lookedByHand' }
  /** The user chose which own changes stay, over the current record. */
  | { kind: 'settled'; typed: Values; at: string }
  /** The user closed the editor: changes are discarded. */
  | { kind: 'closed'; at: string }
  /** Gone from the screen (another page, a lost session): changes are kept as a draft. */
  | { kind: 'left' }

/** Effects to be done outside of the machine. */
export type Effect =
  /** The draft of the place is looked for. */
  | { kind: 'find' }
  /** The editor's own draft is written, or deleted; `instead`: the one it was taken up from goes. */
  | { kind: 'keep'; draft: Draft | null; instead?: string }
  /** The draft is written, and only then the save is sent. */
  | { kind: 'send'; ticket: number; attempt: Attempt; key: string; call: SaveCall; draft: Draft | null }
  | { kind: 'look'; ticket: number }
  /** It was saved. `isOver`: the editor may close; `isFound`: a look told so, and the server's own words were lost. */
  | ({ kind: 'saved'; value: unknown; isOver: boolean; isFound: boolean } & Pick<Editing, 'call' | 'typed' | 'isAgain'>)
  /** The record was not there any more, and what was typed for it is let go: lists are to be read anew. */
  | { kind: 'missed'; call: SaveCall }
  /** The editor is closed: its draft may be taken up. */
  | { kind: 'release' }

export type Outcome = readonly [Editing, readonly Effect[]]

/** Step of an editor in a phase, on an event of a kind. */
export type Step<Kind extends EditorEvent['kind']> = (
  editing: Editing,
  event: Extract<EditorEvent, { kind: Kind }>,
) => Outcome

/** Writes the draft as it is now. */
export const keep = (editing: Editing, at: string): Effect => ({ kind: 'keep', draft: draftOf(editing, at) })
export const forget: Effect = { kind: 'keep', draft: null }
