import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { $storage, ownKey, storageKeys } from '../../base/storage.ts'
import { $clock } from '../../session/clock.ts'
import { $user } from '../../session/session.ts'
import { keptValue } from '../../session/use-kept.ts'
import type { ListState } from '../rows/use-list.ts'
import { areSeenViews, type ShownRows, shownRows } from './seen-rows.ts'

/** The rows that a list shows, in the form that is compared; null while they are loading. */
export function useShownRows({ isReady, isCurrent, late, pages, rows, keyOf }: ListState): ShownRows | null {
  const isThere = isReady && isCurrent && !late
  const total = pages ? pages.total : rows.length
  return useMemo(() => (isThere ? shownRows(rows, keyOf, total) : null), [isThere, rows, keyOf, total])
}

/** Marks the rows of the list as seen, while it shows a pinned view; `view` null: it shows none. */
export function useSeen(list: ListState, name: string, view: string | null): void {
  const [storage, user, clock] = useUnit([$storage, $user, $clock])
  const shown = useShownRows(list)
  useEffect(() => {
    if (view === null || shown === null) return
    const key = ownKey(storageKeys.seen(name), user?.login)
    const others = keptValue(storage, key, areSeenViews)
    storage.write(key, JSON.stringify({ ...others, [view]: { ...shown, at: clock().wall } }))
  }, [storage, user, clock, name, view, shown])
}
