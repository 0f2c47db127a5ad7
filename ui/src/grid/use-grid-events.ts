import { useRef } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { MenuAnchor } from '../menu/index.ts'
import { focusTargetOf } from '../internal/rows/focus-keeper.ts'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { handleGridKey } from './grid-keys.ts'
import type { GridCommands } from './grid-keys.ts'
import { placeOf } from './grid-view.ts'
import type { ActiveCell } from './grid-view.ts'

/** What the grid can do, for keys and pointers alike. */
export interface GridActions extends Omit<GridCommands, 'pageRows' | 'isRightToLeft' | 'openMenu' | 'enterCell'> {
  active: ActiveCell | null
  activeAt: number
  keeper: FocusKeeper
  pageRows: () => number
  cellAt: (index: number, at: number) => Element | null
  kindAt: (at: number) => 'select' | 'data' | 'menu' | undefined
  /** A press of the pointer on a cell. */
  press: (index: number, at: number, keys: { isRange: boolean; isToggle: boolean }) => void
  /** The focus came from outside, to no cell. */
  enter: () => void
  openMenuAt: (index: number, at: number, anchor: MenuAnchor) => void
  open: (index: number) => void
  /** Makes a column as wide as what it shows. */
  fitColumn: (column: string) => void
  copy: () => string | null
  /** Whether Enter opens rows; else it goes into the cell, as F2 does. */
  opensRows: boolean
  isDragEnd: () => boolean
}

const controls = 'a, button, input, select, textarea, [role="button"], [role="link"], [data-focus]'

/** Events of the whole grid in one place: rows have no handlers of their own. */
export function useGridEvents(actions: GridActions) {
  const { active, activeAt, keeper, cellAt, kindAt } = actions
  const isPointerDown = useRef(false)

  const openMenu = (index: number, at: number) => {
    const cell = cellAt(index, at)
    if (cell) actions.openMenuAt(index, at, focusTargetOf(cell))
  }

  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      if (target === currentTarget && !keeper.isParking && !isPointerDown.current) actions.enter()
    },
    onMouseDown(event: MouseEvent) {
      const { target, shiftKey, ctrlKey, metaKey, button } = event
      // The focus that follows is the browser's answer to the press.
      isPointerDown.current = true
      setTimeout(() => (isPointerDown.current = false))
      const place = placeOf(target)
      // With these keys a link opens elsewhere.
      const isLink = target instanceof Element && target.closest('[data-link]') !== null
      if (place && button === 0)
        actions.press(place.index, place.at, {
          isRange: shiftKey && !isLink,
          isToggle: (ctrlKey || metaKey) && !isLink,
        })
      // Shift would select text over many cells.
      if (shiftKey && !isLink) event.preventDefault()
    },
    onClick({ target, shiftKey }: MouseEvent) {
      const place = placeOf(target)
      if (!place || actions.isDragEnd() || !(target instanceof Element)) return
      const { index, at } = place
      const kind = kindAt(at)
      const column = actions.columnAt(at)
      if (target.closest('[data-menu]') && column) openMenuBelow(target.closest('[data-menu]'), index, at)
      else if (kind === 'menu' && target.closest(controls)) openMenu(index, at)
      else if (index < 0 && kind === 'select') actions.toggleAll()
      else if (index < 0 && column) actions.sortBy(column, shiftKey)
      else if (kind === 'select' && !shiftKey) actions.toggleRow(index)
    },
    onDoubleClick({ target }: MouseEvent) {
      const place = placeOf(target)
      const column = place && actions.columnAt(place.at)
      if (column && place.index < 0 && target instanceof Element && target.closest('[data-resize]'))
        actions.fitColumn(column)
      else if (
        place &&
        place.index >= 0 &&
        kindAt(place.at) === 'data' &&
        target instanceof Element &&
        !target.closest(controls)
      )
        actions.open(place.index)
    },
    onContextMenu(event: MouseEvent) {
      const place = placeOf(event.target)
      if (!place || event.defaultPrevented) return
      event.preventDefault()
      // The menu key also raises this event, after the key itself was handled; a finger that rests, with no button.
      if (event.button === 2 || (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch') {
        actions.moveTo(place.index, place.at, false)
        actions.openMenuAt(place.index, place.at, { x: event.clientX, y: event.clientY })
      }
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget } = event
      if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
      const cell = active ? cellAt(active.index, activeAt) : null
      const isOnCell = target === currentTarget || (cell && target === focusTargetOf(cell))
      if (!isOnCell) {
        // Inside of a cell its control has the keys; Escape leads back.
        if (event.key === 'Escape' && cell?.contains(target)) {
          event.stopPropagation()
          focusTargetOf(cell).focus()
        }
        return
      }
      const from = { index: active?.index ?? -1, at: Math.max(0, activeAt) }
      const enterCell = () => {
        const control = cell?.querySelector<HTMLElement>(controls)
        control?.focus()
        return Boolean(control)
      }
      // A link leads where the row opens: to go into its cell would lead nowhere else.
      const hasOwnControl = cell?.querySelector(controls)?.matches(':not([data-link])') === true
      const commands: GridCommands = {
        ...actions,
        act(index, at) {
          if (actions.opensRows || index < 0 || kindAt(at) !== 'data' || !enterCell()) actions.act(index, at)
        },
        pageRows: actions.pageRows(),
        isRightToLeft: getComputedStyle(currentTarget).direction === 'rtl',
        openMenu,
        enterCell() {
          if (hasOwnControl || !actions.opensRows || from.index < 0) return enterCell()
          actions.open(from.index)
          return true
        },
      }
      if (!handleGridKey(event, from, commands)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      const { target, clipboardData } = event
      const selected = globalThis.getSelection()
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isTyping || (selected && !selected.isCollapsed)) return
      const text = actions.copy()
      if (text === null) return
      clipboardData.setData('text/plain', text)
      event.preventDefault()
    },
    /** A cut-off text is told by the pointer resting on it. */
    onPointerOver({ target }: PointerEvent) {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null
      if (!cell) return
      if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
      else if (cell.title) cell.removeAttribute('title')
    },
  }

  function openMenuBelow(button: Element | null, index: number, at: number) {
    if (button) actions.openMenuAt(index, at, button)
  }
}
