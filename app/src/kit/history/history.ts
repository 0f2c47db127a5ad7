import { createElement } from 'react'
import { type Actions, type PanelContentProps, panel } from '../actions/action.ts'
import type { Editor } from '../editor/editor.ts'
import type { LockOf } from '../parts.ts'
import type { AnyRow } from '../screen.ts'
import { HistoryHost } from './history-host.tsx'

/** What a history needs to know of the records it tells of. */
export interface HistoryOf {
  /** How the log names a record: as its lock does. */
  object: LockOf
  /** What changes it: it knows how each field is said. */
  editor: Editor
}

/** “Who changed what”, for a home whose record is known to the log, wherever its menus offer it. */
export function historyOf<Row>(object: LockOf | undefined, actions: Actions<Row> = {}): Actions<AnyRow> {
  const editor = Object.values(actions).find((action) => action.kind === 'edit')?.editor
  if (!object || !editor) return {}
  return {
    VoirHistorique: panel((props: PanelContentProps) =>
      createElement(HistoryHost, { ...props, of: { object, editor } }),
    ),
  }
}
