import type { Editor } from '../../editor/editor.ts'
import type { LockOf } from '../../lock/lock-place.ts'

/** The kind of records that a history is about. */
export interface HistoryOf {
  /** How the log names a record: as its lock does. */
  object: LockOf
  /** The editor that changes them: it knows how each field is said. */
  editor: Editor
}
