import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { addressOf } from '../../base/address.ts'
import { storageKeys } from '../../base/storage.ts'
import { useText } from '../../locales/use-text.ts'
import { escaped } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import type { MessageId } from '../../locales/intl.ts'
import { copyAsked } from '../../notices/copy.ts'
import type { ListState } from '../rows/use-list.ts'
import { isOfList } from '../place/use-address.ts'
import { useKept } from '../../session/use-kept.ts'
import {
  areSavedViews,
  noViews,
  renamedView,
  type SavedView,
  type SavedViews,
  viewNamed,
  withoutView,
  withPin,
  withView,
} from './saved-views.ts'
import { type SharedView, viewId } from './shared-view.ts'
import { useSharedViews } from './use-shared-views.ts'
import { isLookedAtAs, saysView, viewQuery } from './view-query.ts'
import { columnsText } from '../rows/columns-text.ts'

interface Place {
  /** View and slot. */
  name: string
  slot: string
  /** How the list opens by itself, as a query. */
  own: string
}

export interface SavedViewsHandle {
  views: readonly SavedView[]
  /** Those that administrators share, with whoever is signed in. */
  shared: readonly SharedView[]
  /** Whether whoever is signed in may share one. */
  canShare: boolean
  /** Whether the list always opens with the view of an administrator. */
  isLocked: boolean
  /** The shared one that was chosen last, or whose query is the present one, where none of the own is. */
  activeShared: SharedView | null
  /** How the list is looked at, to be shared. */
  now: string
  /** The one that was chosen last, or whose query is the present one. */
  active: SavedView | null
  /** Its query is the present one. */
  isAsSaved: boolean
  isFirst: boolean
  /** The list is looked at as it opens by itself. */
  isOwn: boolean
  show: (view: SavedView | SharedView | null) => void
  has: (name: string) => boolean
  save: (name: string) => void
  rename: (to: string) => void
  remove: () => void
  toggleFirst: () => void
  /** It stands on the home. */
  isPinned: boolean
  togglePin: () => void
  /** The one of the home as which the list is looked at: `viewId`. */
  pinnedNow: string | null
  copyLink: () => void
}

/**
 * The views of a list that its user keeps in this browser, and those that administrators share. Where its address says nothing
 * the list opens with a locked one, else with the user's own first, else with the one shared for that, else with its own view.
 */
export function useSavedViews(
  { address, columns, layout }: Pick<ListState, 'address' | 'columns' | 'layout'>,
  { name, slot, own: ownView }: Place,
): SavedViewsHandle {
  const text = useText()
  const [copy, tell] = useUnit([copyAsked, noticed])
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const [kept = noViews, keep] = useKept(storageKeys.views(name), areSavedViews)
  const [chosen, setChosen] = useState<string | null>(null)

  const now = viewQuery(search, slot, columnsText(columns, layout))
  const shared = useSharedViews(name)
  const chosenOwn = viewNamed(kept, chosen)
  const chosenShared = shared.views.find(({ value }) => viewId({ value }) === chosen)
  // Of views that look at the list alike the one that was chosen counts, then those of the user.
  const own = chosenShared?.query === now ? undefined : kept.views.find(({ query }) => query === now)
  const alike = chosenShared?.query === now ? chosenShared : shared.views.find(({ query }) => query === now)
  const activeShared = own ? null : (alike ?? chosenShared ?? null)
  const active = own ?? (activeShared ? null : (chosenOwn ?? null))

  /** The view that the list was opened with, as far as one is known yet. */
  const opening = useRef<{ isOver: boolean; query: string | null }>({ isOver: false, query: null })
  const isLocked = shared.first?.isLocked === true
  const ownFirst = isLocked ? undefined : viewNamed(kept, kept.first)
  const first = (ownFirst ?? shared.first)?.query ?? ownView
  const { change } = address
  // A list that is come back to, or loaded again, stays as it was left.
  const isNew = how !== NavigationType.Pop || key === 'default'
  const { isKnown } = shared
  useEffect(() => {
    const { isOver, query } = opening.current
    if (isOver) return
    // Shared views may come after the list: they change what nobody has touched yet.
    const isUntouched = query ? isLookedAtAs(search, slot, query) : !saysView(search, slot)
    opening.current = { isOver: isKnown || !isUntouched, query: first }
    if (first !== '' && first !== query && isUntouched && isNew) change({ view: first, isQuiet: true })
  }, [first, isKnown, isNew, search, slot, change])

  const pinId = active ? viewId(active) : activeShared && viewId(activeShared)
  const isPinned = pinId !== null && (kept.pinned ?? []).includes(pinId)
  const isAsSaved = (active ?? activeShared)?.query === now

  /** Keeps others, and offers to take that back. */
  const keepTelling = (next: SavedViews, message: MessageId, view: string) => {
    keep(next)
    tell({
      type: 'success',
      text: text(message, { name: escaped(view) }),
      button: { text: text('action.undo'), onPress: () => keep(kept) },
    })
  }
  return {
    views: kept.views,
    active,
    isAsSaved,
    isFirst: active !== null && kept.first === active.name,
    isOwn: active === null && activeShared === null && isLookedAtAs(search, slot, ownView),
    shared: shared.views,
    canShare: shared.canShare,
    isLocked,
    activeShared,
    now,
    show: (view) => {
      setChosen(view && viewId(view))
      change({ view: view?.query ?? ownView })
    },
    has: (view) => viewNamed(kept, view) !== undefined,
    save: (view) => {
      setChosen(view)
      keepTelling(withView(kept, { name: view, query: now }), 'views.saved', view)
    },
    rename: (to) => {
      if (!active) return
      setChosen(to)
      keep(renamedView(kept, active.name, to))
    },
    remove: () => {
      if (active) keepTelling(withoutView(kept, active.name), 'views.removed', active.name)
    },
    toggleFirst: () => {
      if (active) keep({ ...kept, first: kept.first === active.name ? null : active.name })
    },
    isPinned,
    togglePin: () => {
      if (pinId !== null) keep(withPin(kept, pinId, !isPinned))
    },
    pinnedNow: isPinned && isAsSaved ? pinId : null,
    copyLink: () => {
      const others = [...new URLSearchParams(search)].filter(
        ([entry]) => !isOfList(entry, slot) && entry !== `${slot}e`,
      )
      const these = [...new URLSearchParams(now)].map(([entry, value]): [string, string] => [slot + entry, value])
      copy(globalThis.location.origin + addressOf(pathname, new URLSearchParams([...others, ...these]).toString()))
    },
  }
}
