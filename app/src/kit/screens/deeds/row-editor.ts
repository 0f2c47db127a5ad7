import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $config } from '../../../config/config.ts'
import { useOffered } from '../../../navigation/offered.ts'
import { $user } from '../../../session/session.ts'
import type { EditAction } from '../../actions/action.ts'
import type { RowsPart } from '../../actions/parts.ts'
import type { EditorContext } from '../../editor/context.ts'
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
  const [user, settings] = useUnit([$user, $config])
  const itemMenu = useOffered(place.view, 'ItemMenu')
  const login = user?.login ?? ''
  const around = useMemo(
    () => ({ ...place.at(null), row: null, parent: null, config: settings, login }),
    [place, settings, login],
  )
  for (const name of changing) {
    const action = config.actions?.[name]
    if (action?.kind === 'edit' && itemMenu.some((item) => item.action === name)) return { name, action, around }
  }
  return null
}
