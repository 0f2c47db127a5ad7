import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { $storage, ownKey, storageKeys } from '../../base/storage.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { $routes } from '../../navigation/menus.ts'
import { $user } from '../../session/session.ts'
import { keptValue } from '../../session/use-kept.ts'
import { areSavedViews, viewNamed } from './saved-views.ts'
import { areSeenViews, type SeenRows } from './seen-rows.ts'
import { viewId } from './shared-view.ts'
import { $sharedViews, sharedViewsAsked } from './shared-views.ts'

/** A saved view that the user has pinned to the home. */
export interface PinnedView {
  id: string
  name: string
  /** View name of the list's screen, its path, and the query of the saved view. */
  screen: string
  path: string
  query: string
  /** Rows it showed when it was last opened; null: not opened since it was pinned. */
  seen: SeenRows | null
}

/** The pinned views of the lists that the menus lead to, in the menus' order; views that no longer exist are left out. */
export function usePinnedViews(): readonly PinnedView[] {
  const [storage, user, routes, shared, ask] = useUnit([$storage, $user, $routes, $sharedViews, sharedViewsAsked])
  const kept = useMemo(
    () =>
      flatRoutes(routes).flatMap(({ view, path }) => {
        const own = (key: string) => ownKey(key, user?.login)
        const saved = keptValue(storage, own(storageKeys.views(view)), areSavedViews)
        if (!saved?.pinned) return []
        const seen = keptValue(storage, own(storageKeys.seen(view)), areSeenViews) ?? {}
        return saved.pinned.map((id) => ({
          id,
          screen: view,
          path,
          view: viewNamed(saved, id),
          seen: seen[id] ?? null,
        }))
      }),
    [storage, user, routes],
  )
  const needsShared = kept.some(({ view }) => view === undefined)
  useEffect(() => {
    if (needsShared) ask()
  }, [needsShared, ask])
  return kept.flatMap(({ view, ...pin }) => {
    const found = view ?? shared?.find((one) => one.list === pin.screen && viewId(one) === pin.id)
    return found ? [{ ...pin, name: found.name, query: found.query }] : []
  })
}
