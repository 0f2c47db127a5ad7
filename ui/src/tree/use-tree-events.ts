import { useRef } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { MenuAnchor } from '../menu/index.ts'
import { handleTreeKey, headerRow } from './tree-keys.ts'
import type { TreeCommands } from './tree-keys.ts'
import type { ActiveRow } from './tree-view-types.ts'

/** What the tree can do, for keys and pointers alike. */
export interface TreeActions extends Omit<
  TreeCommands,
  'pageRows' | 'isRightToLeft' | 'openMenu' | 'isTyping' | 'typed'
> {
  active: ActiveRow | null
  keeper: FocusKeeper
  pageRows: () => number
  rowElement: (row: number) => HTMLElement | null
  /** The focus came from outside, to no row. */
  enter: () => void
  /** A press of the pointer. */
  press: (row: number, cell: number) => void
  /** A click on what is no control of the row. */
  choose: (row: number, keys: { isRange: boolean; isToggle: boolean }) => void
  openItem: (row: number) => void
  /** Makes a column as wide as what it shows. */
  fitColumn: (cell: number) => void
  retry: (row: number) => void
  openMenuAt: (row: number, anchor: MenuAnchor) => void
  typeAhead: (text: string, from: number) => void
  isDragEnd: () => boolean
}

/** Letters typed within this time belong together, in ms. */
const typingPause = 600
const endsTyping = /^(?:Arrow|Page|Home|End|Enter|Escape)/

/** Events of the whole tree in one place: rows have no handlers of their own. */
export function useTreeEvents(actions: TreeActions) {
  const { active, keeper, rowElement } = actions
  const isPointerDown = useRef(false)
  const typed = useRef({ text: '', at: 0 })

  const placeOf = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return null
    const heading = target.closest('[role="columnheader"]')
    if (heading) return { row: headerRow, cell: Number(heading.getAttribute('aria-colindex')) - 1, target }
    const element = target.closest<HTMLElement>('[data-row][aria-level]')
    const cell = target.closest('[aria-colindex]')
    return (
      element && {
        row: Number(element.dataset.row),
        cell: cell && element.contains(cell) ? Number(cell.getAttribute('aria-colindex')) - 1 : -1,
        target,
      }
    )
  }
  const isTyping = (now: number) => typed.current.text !== '' && now - typed.current.at < typingPause

  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      if (target === currentTarget && !keeper.isParking && !isPointerDown.current) actions.enter()
    },
    onMouseDown(event: MouseEvent) {
      const { target, shiftKey, button } = event
      // The focus that follows is the browser's answer to the press.
      isPointerDown.current = true
      setTimeout(() => (isPointerDown.current = false))
      const place = placeOf(target)
      if (place && button === 0 && !shiftKey) actions.press(place.row, place.cell)
      // Shift would select text over many rows, and a box would take the focus from its row.
      if (shiftKey || place?.target.closest('[data-box]')) event.preventDefault()
    },
    onClick({ target, shiftKey, ctrlKey, metaKey, nativeEvent }: MouseEvent) {
      const place = placeOf(target)
      if (!place || actions.isDragEnd()) return
      const { row, cell } = place
      if (row === headerRow) {
        if (place.target.closest('[data-menu]')) actions.openHeaderMenu(cell)
        else actions.sortBy(cell, shiftKey)
        return
      }
      const open = actions.isOpen(row)
      if (place.target.closest('[data-retry]')) actions.retry(row)
      else if (place.target.closest('[data-menu]')) actions.openMenuAt(row, place.target)
      else if (place.target.closest('[data-twist]') && open !== undefined) actions.setOpen(row, !open)
      else if (place.target.closest('[data-box]')) actions.toggle(row)
      else if (!place.target.closest('a, button, input')) {
        const isTouch = (nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch'
        actions.choose(row, { isRange: shiftKey, isToggle: ctrlKey || metaKey || isTouch })
      }
    },
    onDoubleClick({ target }: MouseEvent) {
      const place = placeOf(target)
      if (place?.row === headerRow && place.target.closest('[data-resize]')) actions.fitColumn(place.cell)
      else if (
        place &&
        place.row !== headerRow &&
        !place.target.closest('a, button, input, [data-box], [data-twist]:not([data-twist="none"])')
      )
        actions.openItem(place.row)
    },
    onContextMenu(event: MouseEvent) {
      const place = placeOf(event.target)
      if (!place || event.defaultPrevented) return
      event.preventDefault()
      // The menu key also raises this event, after the key itself was handled; a finger that rests, with no button.
      if (event.button !== 2 && (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType !== 'touch') return
      if (place.row === headerRow) {
        actions.press(headerRow, place.cell)
        actions.openHeaderMenu(place.cell)
        return
      }
      actions.press(place.row, -1)
      actions.openMenuAt(place.row, { x: event.clientX, y: event.clientY })
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, timeStamp } = event
      if (event.defaultPrevented || !(target instanceof HTMLElement)) return
      const place = placeOf(target)
      const isOnRow =
        target === currentTarget ||
        target.matches('[data-row][aria-level], [data-link], [role="gridcell"], [role="columnheader"]')
      if (!isOnRow) {
        // A control in a row has the keys; Escape leads back.
        if (event.key === 'Escape' && place && currentTarget.contains(target))
          actions.moveTo(place.row, active?.cell ?? -1, false)
        return
      }
      if (endsTyping.test(event.key)) typed.current.text = ''
      const from = { row: active?.row ?? -1, cell: active?.cell ?? -1 }
      const commands: TreeCommands = {
        ...actions,
        pageRows: actions.pageRows(),
        isRightToLeft: getComputedStyle(currentTarget).direction === 'rtl',
        isTyping: () => isTyping(timeStamp),
        openMenu(row) {
          const element = rowElement(row)
          if (element) actions.openMenuAt(row, element.querySelector('[data-menu]') ?? element)
        },
        typed(letters) {
          const isMore = isTyping(timeStamp)
          typed.current = { text: (isMore ? typed.current.text : '') + letters, at: timeStamp }
          actions.typeAhead(typed.current.text, from.row)
        },
      }
      if (!handleTreeKey(event, from, commands)) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** A cut-off text is told by the pointer resting on it. */
    onPointerOver({ target }: PointerEvent) {
      if (!(target instanceof HTMLElement)) return
      const text = target.closest<HTMLElement>('[data-label], [role="gridcell"]')
      if (!text || text.matches('[data-tree]')) return
      const isCutOff = [text, ...text.querySelectorAll<HTMLElement>('[data-text]')].some(
        (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
      )
      if (isCutOff) text.title = text.textContent
      else if (text.title) text.removeAttribute('title')
    },
  }
}
