import type { RefAction } from '@ronde/contracts/actions'
import { useText } from '../../../locales/use-text.ts'
import { useOffered } from '../../../navigation/offered.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

/** Starts a new record with the values of a row, where the menus offer to create one. */
export function useDuplicate({ part: { config }, list, place, readOnly }: DeedsInput): Deeds {
  const text = useText()
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const makes = (name: RefAction) => {
    const action = config.actions?.[name]
    // Creating a child below a row is not duplicating it.
    return action?.kind === 'create' && !action.below
  }
  const making =
    titleMenu.find(({ action }) => action === 'Creer' && makes(action)) ??
    titleMenu.find(({ action }) => action?.startsWith('Ajouter') && makes(action))
  const name = making?.action
  const action = name && config.actions?.[name]
  // The new record must be one of this list.
  if (!name || action?.kind !== 'create' || action.editor.endpoint.service !== list.read.question?.endpoint.service)
    return {}
  return {
    row: (row) => [
      deed({
        id: 'duplicate',
        text: text('deed.duplicate'),
        icon: 'copy',
        blocked: readOnly,
        run: () => list.address.change({ editor: { name, key: list.keyOf(row) } }),
      }),
    ],
  }
}
