import type { Editor } from '../../editor/editor.ts'
import type { LockOf } from '../../lock/lock-place.ts'

/** What a history needs to know of the records it tells of. */
export interface HistoryOf {
  /** How the log names a record: as its lock does. */
  object: LockOf
  /** What changes it: it knows how each field is said. */
  editor: Editor
}
