import { useUnit } from 'effector-react'
import { useState } from 'react'
import { laterLayer } from '../../../base/later-layer.tsx'
import { useText } from '../../../locales/use-text.ts'
import { $user } from '../../../session/session.ts'
import { sparedWords } from '../../actions/question.ts'
import { $isBulkRunning } from '../../actions/bulk.ts'
import type { AnyRow } from '../../place/row.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'
import { useRowEditor } from './row-editor.ts'

const SetManyDialog = laterLayer('set many', () =>
  import('../../actions/set-many/set-many-dialog.tsx').then((module) => module.SetManyDialog),
)

/** Sets fields of the selected rows, where the menus offer the action that changes a row. */
export function useSetMany({ part: { config }, list, place, selection, readOnly }: DeedsInput): Deeds {
  const text = useText()
  const [user, isRunning] = useUnit([$user, $isBulkRunning])
  const found = useRowEditor(config, place)
  const [chosen, setChosen] = useState<readonly AnyRow[] | null>(null)
  if (!found) return {}
  const { action } = found
  const around = { login: user?.login ?? '', rows: list.read.value ?? [] }
  const meant = (rows: readonly AnyRow[]) =>
    rows.filter((row) => (action.when?.(row) ?? true) && !config.tree?.isHeading?.(row))
  const fitting = (rows: readonly AnyRow[]) => meant(rows).filter((row) => !action.spares?.(row, around))
  const left = meant(selection.rows).filter((row) => action.spares?.(row, around))
  const reason = action.blocked?.(selection.rows, place)
  const blocked =
    readOnly ??
    (reason
      ? text(reason)
      : fitting(selection.rows).length === 0
        ? text('action.noneFits')
        : isRunning
          ? text('bulk.running')
          : null)
  return {
    selection: [
      deed({
        id: 'setMany',
        text: text('setMany.action'),
        icon: 'pencil',
        blocked,
        isInMenu: false,
        run: () => setChosen(fitting(selection.rows)),
      }),
    ],
    layer: chosen && (
      <SetManyDialog
        action={found.name}
        editor={action.editor}
        around={found.around}
        rows={chosen}
        spared={sparedWords(action, left, { around, nameOf: list.nameOf, text })}
        list={list}
        config={config}
        onClose={() => setChosen(null)}
      />
    ),
  }
}
