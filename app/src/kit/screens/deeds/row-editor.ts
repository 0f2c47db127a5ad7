import type { RefAction } from '@ronde/contracts/actions'
import { useOffered } from '../../../navigation/offered.ts'
import type { EditAction } from '../../actions/action.ts'
import type { RowsPart } from '../../actions/parts.ts'
import type { EditorContext } from '../../editor/context.ts'
import { useEditorContext } from '../../editor/use-editor-context.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'

/** Actions that change a row in its form. */
const changing: readonly RefAction[] = ['Modifier', 'ModifierValeur']

/** The action that changes a row in its form, where the menus offer it. */
export interface RowEditor {
  readonly name: RefAction
  readonly action: EditAction<AnyRow>
  /** Context of its editor, without a row. */
  readonly around: EditorContext
}

/** The action that changes a row of a list; null where the screen has none, or the menus do not offer it. */
export function useRowEditor(config: RowsPart['config'], place: Place): RowEditor | null {
  const itemMenu = useOffered(place.view, 'ItemMenu')
  const around = useEditorContext(place, null)
  for (const name of changing) {
    const action = config.actions?.[name]
    if (action?.kind === 'edit' && itemMenu.some((item) => item.action === name)) return { name, action, around }
  }
  return null
}
