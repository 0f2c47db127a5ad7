import type { CallFailure, Endpoint } from '@ronde/contracts/wire'
import type { Asked } from '../../base/call.ts'
import type { AnyRow, Values } from './context.ts'
import type { Look } from './editor.ts'

/**
 * Where an editor stands: `opening` while its draft is read; `editing`; `saving` while a save is under way; `unknown` after one
 * without an answer; `conflict` after one that came too late, also while the record is read again; `closed`: nobody sees it any
 * more, though a save of it may still be under way.
 */
export type Phase = 'opening' | 'editing' | 'saving' | 'unknown' | 'conflict' | 'closed'

/** A save that went out: its input, and the values of the fields then. */
export interface Attempt {
  input: AnyRow
  typed: Values
  /** An ISO instant. */
  at: string
  /** Whether the input is complete: one read back from a draft has lost its secrets and files. */
  isWhole: boolean
  /** Keys of records known to hold all these values before the save was sent. */
  before: readonly unknown[]
}

/** The call that saves. */
export interface SaveCall {
  endpoint: Endpoint<unknown, unknown>
  /** Calls of other services whose answers it changes. */
  refreshes?: readonly Endpoint<unknown, unknown>[]
  about?: Asked['about']
}

/** An editor is opened: each time it is, it has another id. */
export interface Opened {
  id: string
  /** View, action and the record's key: where its drafts are offered again. */
  place: string
  /** Who opens it, and is the only one to see its drafts. */
  login: string
  base: AnyRow | null
  /** Where the record is read again; null where it cannot be looked up. */
  look: Look | null
  /** Fields that no draft keeps. */
  secrets?: readonly string[]
  /** Fields by which a new record is told from every other: its reference. */
  unique?: readonly string[]
  /** Fields that each record has for itself: one that follows a new one begins without them. */
  own?: readonly string[]
  /** Saves bear a key under which the server does them once. */
  isKeyed?: boolean
}

/** An open editor: what was put into its fields, over the record it was opened on, and how its last save went. */
export interface Editing extends Required<Opened> {
  /** The record as the screen had it when the editor opened: newer than the base of a draft that was taken up. */
  openedOn: AnyRow | null
  /** Values that the user or the console put in; the others are as the record has them. */
  typed: Values
  /** Fields the user changed; derived values do not count. */
  touched: readonly string[]
  /** Every value the user changed is again as the editor opened it: there is nothing to keep. */
  isAsOpened: boolean
  /** When the user last changed a value; null while none has been changed. */
  typedAt: string | null
  /** When the draft that was taken up had been typed; null without one. */
  draftAt: string | null
  /** Fields of that draft that were not kept. */
  retype: readonly string[]
  phase: Phase
  /** Saves that went out and whose outcome is unknown; all under one key, so that one of them at most is done. */
  sent: readonly Attempt[]
  key: string | null
  call: SaveCall | null
  /** Another new record is to follow once it is saved. */
  isAgain: boolean
  /** The save under way; null when there is none. */
  flying: Attempt | null
  /** Number of calls made; `awaited` is the number of the one whose answer counts. */
  calls: number
  awaited: number | null
  /** The outcome of a save that succeeded while newer values were typed: it created a record, or changed one. */
  since: 'created' | 'changed' | null
  /** The last look-up found no record. */
  isAbsent: boolean
  /** The record as it is now, in a conflict. */
  theirs: AnyRow | null
  failure: CallFailure | null
  /** Input of the save that failed. */
  refused: AnyRow | null
}

/** No save is under way, without an answer or refused. */
export const nothingSent = { sent: [], key: null, flying: null, awaited: null, failure: null, refused: null } as const

/** An editor as it opens. */
export const fresh = ({ secrets = [], unique = [], own = [], isKeyed = false, ...opened }: Opened): Editing => ({
  ...opened,
  secrets,
  unique,
  own,
  isKeyed,
  openedOn: opened.base,
  typed: {},
  touched: [],
  isAsOpened: false,
  typedAt: null,
  draftAt: null,
  retype: [],
  phase: 'opening',
  ...nothingSent,
  call: null,
  isAgain: false,
  calls: 0,
  since: null,
  isAbsent: false,
  theirs: null,
})
