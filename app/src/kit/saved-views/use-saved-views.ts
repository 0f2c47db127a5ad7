import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { storageKeys } from '../../base/storage.ts'
import { useText } from '../../locales/use-text.ts'
import { linkTo } from '../../navigation/host.ts'
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
  withViewAsIn,
} from './saved-views.ts'
import { type SharedView, viewId } from './shared-view.ts'
import { useSharedViews } from './use-shared-views.ts'
import { isLookedAtAs, saysView, viewQuery } from './view-query.ts'
import { columnsText } from '../rows/columns-text.ts'

interface Place {
  /** View and slot. */
  name: string
  slot: string
  /** Query that the list opens with by itself. */
  own: string
}

export interface SavedViewsHandle {
  views: readonly SavedView[]
  /** Views shared with the signed-in user. */
  shared: readonly SharedView[]
  /** Whether the signed-in user may share views. */
  canShare: boolean
  /** Whether the list always opens with the view of an administrator. */
  isLocked: boolean
  /** The shared view chosen last, or with the current query where no own view has it. */
  activeShared: SharedView | null
  /** The current query, to be saved or shared. */
  now: string
  /** The own view chosen last, or with the current query. */
  active: SavedView | null
  /** Whether its query is the current one. */
  isAsSaved: boolean
  isFirst: boolean
  /** Whether the list is shown as it opens by itself. */
  isOwn: boolean
  show: (view: SavedView | SharedView | null) => void
  has: (name: string) => boolean
  save: (name: string) => void
  rename: (to: string) => void
  remove: () => void
  toggleFirst: () => void
  /** Whether it is pinned to the home. */
  isPinned: boolean
  togglePin: () => void
  /** The pinned view that the list shows: `viewId`; null: none. */
  pinnedNow: string | null
  copyLink: () => void
}

/**
 * The user's saved views of a list, kept in this browser, and those that administrators share. When its address has no view,
 * the list opens with a locked shared one, else with the user's first, else with the shared default, else with the list's own view.
 */
export function useSavedViews(
  { address, columns, layout }: Pick<ListState, 'address' | 'columns' | 'layout'>,
  { name, slot, own: ownView }: Place,
): SavedViewsHandle {
  const text = useText()
  const [copy, tell] = useUnit([copyAsked, noticed])
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const [kept = noViews, setKept] = useKept(storageKeys.views(name), areSavedViews)
  const keep = (to: (kept: SavedViews) => SavedViews) => setKept((stored = noViews) => to(stored))
  const [chosen, setChosen] = useState<string | null>(null)

  const now = viewQuery(search, slot, columnsText(columns, layout))
  const shared = useSharedViews(name)
  const chosenOwn = viewNamed(kept, chosen)
  const chosenShared = shared.views.find(({ value }) => viewId({ value }) === chosen)
  // Of views with the same query the chosen one counts, then the user's own.
  const own = chosenShared?.query === now ? undefined : kept.views.find(({ query }) => query === now)
  const alike = chosenShared?.query === now ? chosenShared : shared.views.find(({ query }) => query === now)
  const activeShared = own ? null : (alike ?? chosenShared ?? null)
  const active = own ?? (activeShared ? null : (chosenOwn ?? null))

  /** The view that the list was opened with, as far as known. */
  const opening = useRef<{ isOver: boolean; query: string | null }>({ isOver: false, query: null })
  const isLocked = shared.first?.isLocked === true
  const ownFirst = isLocked ? undefined : viewNamed(kept, kept.first)
  const first = (ownFirst ?? shared.first)?.query ?? ownView
  const { change } = address
  // A list that the user comes back to, or reloads, stays as it was left.
  const isNew = how !== NavigationType.Pop || key === 'default'
  const { isKnown } = shared
  useEffect(() => {
    const { isOver, query } = opening.current
    if (isOver) return
    // Shared views may be loaded after the list: they apply only if the user has changed nothing.
    const isUntouched = query ? isLookedAtAs(search, slot, query) : !saysView(search, slot)
    opening.current = { isOver: isKnown || !isUntouched, query: first }
    if (first !== '' && first !== query && isUntouched && isNew) change({ view: first, isQuiet: true })
  }, [first, isKnown, isNew, search, slot, change])

  const pinId = active ? viewId(active) : activeShared && viewId(activeShared)
  const isPinned = pinId !== null && (kept.pinned ?? []).includes(pinId)
  const isAsSaved = (active ?? activeShared)?.query === now

  /** Changes one view, and offers to take that back. */
  const keepTelling = (to: (kept: SavedViews) => SavedViews, message: MessageId, view: string) => {
    keep(to)
    tell({
      type: 'success',
      text: text(message, { name: escaped(view) }),
      button: { text: text('action.undo'), onPress: () => keep((all) => withViewAsIn(kept, all, view)) },
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
      keepTelling((all) => withView(all, { name: view, query: now }), 'views.saved', view)
    },
    rename: (to) => {
      if (!active) return
      setChosen(to)
      keep((all) => renamedView(all, active.name, to))
    },
    remove: () => {
      if (active) keepTelling((all) => withoutView(all, active.name), 'views.removed', active.name)
    },
    toggleFirst: () => {
      if (active) keep((all) => ({ ...all, first: kept.first === active.name ? null : active.name }))
    },
    isPinned,
    togglePin: () => {
      if (pinId !== null) keep((all) => withPin(all, pinId, !isPinned))
    },
    pinnedNow: isPinned && isAsSaved ? pinId : null,
    copyLink: () => {
      const others = [...new URLSearchParams(search)].filter(
        ([entry]) => !isOfList(entry, slot) && entry !== `${slot}e`,
      )
      const these = [...new URLSearchParams(now)].map(([entry, value]): [string, string] => [slot + entry, value])
      copy(linkTo(pathname, new URLSearchParams([...others, ...these]).toString()))
    },
  }
}
