import { isRefAction, type RefAction } from '@ronde/contracts/actions'
import { buttons, type ViewName, views } from '@ronde/contracts/titles'

const names: ReadonlySet<string> = new Set(views.map(({ ref }) => ref))
const isViewName = (view: string): view is ViewName => names.has(view)

/** The actions that a screen supports, in the order in which menus show them. */
export function knownActions(view: string): RefAction[] {
  if (!isViewName(view)) return []
  return Object.entries(buttons).flatMap(([action, { title, selection, row }]) => {
    const places = [title, selection, row].flatMap((offered) => [
      ...(offered?.all ?? []),
      ...(offered?.administrators ?? []),
    ])
    return isRefAction(action) && places.includes(view) ? [action] : []
  })
}
