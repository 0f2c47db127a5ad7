import { type KeyboardEvent, useRef, useState } from 'react'
import { useMedia } from '../../../base/use-media.ts'
import { useOffered } from '../../../navigation/offered.ts'
import type { RowsPart } from '../../actions/parts.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../../rows/use-list.ts'
import { openers } from '../use-rows-actions.ts'

interface PeekInput {
  list: ListState
  config: RowsPart['config']
  place: Place
}

/** Media query without room beside a list: rows are opened instead. */
const narrow = '(max-width: 1000px)'

const rowsRoot = '[role=grid], [role=treegrid]'

/** State of the peek panel, which shows the active row beside its list; the list keeps the focus. */
export function usePeek({ list, config, place }: PeekInput) {
  const itemMenu = useOffered(place.view, 'ItemMenu')
  const isNarrow = useMedia(narrow)
  // Offered only where rows can be opened.
  const isOffered =
    config.hasDetails === true || itemMenu.some(({ action }) => action !== null && openers.includes(action))
  const [isOpen, setOpen] = useState(false)
  const [followed, setFollowed] = useState<string | null>(null)
  const active = useRef<string | null>(null)
  const isShown = isOpen && isOffered && !isNarrow
  const rowAt = (key: string | null): AnyRow | null => {
    const row = key === null ? undefined : list.rowOf(key)
    return row && !config.tree?.isHeading?.(row) ? row : null
  }
  const show = (key: string) => {
    setFollowed(key)
    setOpen(true)
  }
  return {
    isShown,
    /** The shown row; null where there is none. */
    row: isShown ? rowAt(followed) : null,
    /** Shows a row in the panel; null where that is not offered. */
    peek: isOffered && !isNarrow ? (row: AnyRow) => show(list.keyOf(row)) : null,
    close: () => setOpen(false),
    /** Call it with the key of the active row. */
    follow(key: string | null) {
      if (key === null) return
      active.current = key
      if (isShown) setFollowed(key)
    },
    /** Alt+Enter on a row opens and closes the panel; Escape closes it, and returns the focus to the rows. */
    onKeyDown: (open: (row: AnyRow) => void) => (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key, altKey, ctrlKey, metaKey, shiftKey } = event
      // Dialogs and menus of these rows are elsewhere in the DOM.
      if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
      const isOnRows = target.closest(rowsRoot) !== null && target.closest('[role=columnheader]') === null
      if (key === 'Escape' && isShown) {
        event.preventDefault()
        setOpen(false)
        if (!isOnRows) currentTarget.querySelector<HTMLElement>(rowsRoot)?.focus()
      }
      const row = rowAt(active.current)
      if (key !== 'Enter' || !altKey || ctrlKey || metaKey || shiftKey || !isOnRows || !row || !isOffered) return
      event.preventDefault()
      if (isNarrow) open(row)
      else if (isShown) setOpen(false)
      else show(list.keyOf(row))
    },
  }
}

export type PeekState = ReturnType<typeof usePeek>
