import { createElement } from 'react'
import { type Actions, type PanelContentProps, panel } from '../actions/action.ts'
import type { LockOf } from '../lock/lock-place.ts'
import type { AnyRow } from '../place/row.ts'
import { HistoryHost } from '../record/history/history-host.tsx'

/** The action “Who changed what”, for a home whose records the log names, where its menus offer it. */
export function historyOf<Row>(object: LockOf | undefined, actions: Actions<Row> = {}): Actions<AnyRow> {
  const editor = Object.values(actions).find((action) => action.kind === 'edit')?.editor
  if (!object || !editor) return {}
  return {
    VoirHistorique: panel((props: PanelContentProps) =>
      createElement(HistoryHost, { ...props, of: { object, editor } }),
    ),
  }
}
