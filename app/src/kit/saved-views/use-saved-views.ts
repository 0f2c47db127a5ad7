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
  withView,
} from './saved-views.ts'
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
  /** The one that was chosen last, or whose query is the present one. */
  active: SavedView | null
  /** Its query is the present one. */
  isAsSaved: boolean
  isFirst: boolean
  /** The list is looked at as it opens by itself. */
  isOwn: boolean
  show: (view: SavedView | null) => void
  has: (name: string) => boolean
  save: (name: string) => void
  rename: (to: string) => void
  remove: () => void
  toggleFirst: () => void
  copyLink: () => void
}

/**
 * The views of a list that its user keeps in this browser. The list opens with the first of them, else with its own view, where
 * its address says nothing.
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
  const active = kept.views.find(({ query }) => query === now) ?? viewNamed(kept, chosen) ?? null

  const opening = useRef({ isFirstLook: true })
  const first = viewNamed(kept, kept.first)?.query ?? ownView
  const isBare = !saysView(search, slot)
  const { change } = address
  // A list that is come back to, or loaded again, stays as it was left.
  const isNew = how !== NavigationType.Pop || key === 'default'
  useEffect(() => {
    if (!opening.current.isFirstLook) return
    opening.current.isFirstLook = false
    if (first !== '' && isBare && isNew) change({ view: first, isQuiet: true })
  }, [first, isBare, isNew, change])

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
    isAsSaved: active?.query === now,
    isFirst: active !== null && kept.first === active.name,
    isOwn: active === null && isLookedAtAs(search, slot, ownView),
    show: (view) => {
      setChosen(view?.name ?? null)
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
    copyLink: () => {
      const others = [...new URLSearchParams(search)].filter(
        ([entry]) => !isOfList(entry, slot) && entry !== `${slot}e`,
      )
      const own = [...new URLSearchParams(now)].map(([entry, value]): [string, string] => [slot + entry, value])
      copy(globalThis.location.origin + addressOf(pathname, new URLSearchParams([...others, ...own]).toString()))
    },
  }
}
