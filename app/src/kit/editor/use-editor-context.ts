import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $config } from '../../config/config.ts'
import { $user } from '../../session/session.ts'
import type { Place } from '../place/place.ts'
import type { AnyRow, EditorContext } from './context.ts'

/** The context of an editor on a row of a place; the same between renders while nothing of it changes. */
export function useEditorContext(place: Place, row: AnyRow | null): EditorContext {
  const [config, user] = useUnit([$config, $user])
  const login = user?.login ?? ''
  return useMemo(() => ({ ...place.at(row), parent: null, config, login }), [place, row, config, login])
}
