import { useRef } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { focusTargetOf } from './focus-keeper.ts'
import { handleKey } from './rows-keys.ts'
import type { RowsState } from './rows-state.ts'
import { headerRow } from './use-active-cell.ts'
import type { CellPlace } from './use-active-cell.ts'

/** Controls in a cell, which take a press for themselves. */
export const controls = 'a, button, input, select, textarea, [role="button"], [role="link"], [data-focus]'
const notOpening = `${controls}, [data-box], [data-twist]:not([data-twist="none"])`
const rowsAndCells = '[data-row][aria-level], [data-link], [role="gridcell"], [role="columnheader"]'

type Located = CellPlace & { target: Element }

/** The row and the cell that an element is in; null outside of rows. */
function placeOf(target: EventTarget | null, hasColumns: boolean): Located | null {
  if (!(target instanceof Element)) return null
  const row = target.closest(hasColumns ? '[aria-rowindex]' : '[data-row][aria-level]')
  if (!row) return null
  const cell = target.closest('[aria-colindex]')
  return {
    row: hasColumns ? Number(row.getAttribute('aria-rowindex')) - 2 : Number(row.getAttribute('data-row')),
    cell: cell && row.contains(cell) ? Number(cell.getAttribute('aria-colindex')) - 1 : -1,
    target,
  }
}

const isTouch = (event: Event): boolean => (event as Partial<globalThis.PointerEvent>).pointerType === 'touch'

/** Events of all rows in one place: rows have no handlers of their own. */
export function useRowsEvents(rows: RowsState) {
  const { keeper, columns, levels } = rows
  const isPointerDown = useRef(false)
  /** The last key opened a menu. */
  const isMenuByKey = useRef(false)
  const locate = (target: EventTarget | null): Located | null => {
    const place = placeOf(target, columns !== null)
    // Outside of a tree a press counts only on a cell.
    return place && (place.cell >= 0 || (levels && place.row !== headerRow)) ? place : null
  }

  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      if (target === currentTarget && !keeper.isParking && !isPointerDown.current) rows.enter()
    },
    onMouseDown(event: MouseEvent) {
      const { target, shiftKey, ctrlKey, metaKey, button } = event
      // The focus event that follows comes from this press, not from a key.
      isPointerDown.current = true
      setTimeout(() => (isPointerDown.current = false))
      const place = locate(target)
      // On a link, Shift and Ctrl open a new window or tab instead of selecting rows.
      const isLink = target instanceof Element && target.closest('[data-link]') !== null
      const keys = { isRange: shiftKey && !isLink, isToggle: (ctrlKey || metaKey) && !isLink }
      if (place && button === 0) rows.press(place, keys)
      // Prevents two defaults: Shift would select text across cells, and a tree's checkbox would take the focus from its row.
      if (keys.isRange || (levels && place?.target.closest('[data-box]'))) event.preventDefault()
    },
    onClick({ target, shiftKey, ctrlKey, metaKey, nativeEvent }: MouseEvent) {
      const place = locate(target)
      if (!place || rows.isDragEnd()) return
      const { row, cell } = place
      const menu = place.target.closest('[data-menu], [data-dots]')
      const isToggle = ctrlKey || metaKey || isTouch(nativeEvent)
      if (menu) rows.openMenu(place, menu)
      else if (row !== headerRow) rows.click(place, place.target, { isRange: shiftKey, isToggle })
      else if (columns?.isColumn(cell)) columns.sortBy(cell, shiftKey)
      else rows.act(place)
    },
    onDoubleClick({ target }: MouseEvent) {
      const place = locate(target)
      if (place?.row === headerRow) {
        if (place.target.closest('[data-resize]')) columns?.fit(place.cell)
      } else if (place && (place.cell < 0 || columns?.isColumn(place.cell)) && !place.target.closest(notOpening))
        rows.open(place.row)
    },
    onContextMenu(event: MouseEvent) {
      const place = locate(event.target)
      if (!place || event.defaultPrevented) return
      // The menu key raises `contextmenu` too, after its `keydown` was handled; a long touch raises it without a button.
      if (event.button !== 2 && !isTouch(event.nativeEvent)) {
        if (isMenuByKey.current) event.preventDefault()
        return
      }
      rows.moveTo(levels && place.row !== headerRow ? { ...place, cell: -1 } : place, { isRevealed: true })
      // Where the row has no menu, the browser shows its own.
      if (rows.openMenu(place, { x: event.clientX, y: event.clientY })) event.preventDefault()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget } = event
      isMenuByKey.current = false
      if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
      const { active } = rows
      const place = { row: active?.row ?? headerRow, cell: levels ? rows.activeCell : Math.max(0, rows.activeCell) }
      const element = active && rows.elementAt(place)
      const isHere =
        target === currentTarget || (element && target === focusTargetOf(element)) || target.matches(rowsAndCells)
      if (!isHere) {
        // A control inside a cell handles its own keys; Escape returns to the cell.
        if (event.key !== 'Escape' || !element?.contains(target)) return
        event.stopPropagation()
        keeper.focus(element)
        return
      }
      const typed = place.row === headerRow ? null : (levels?.type(event, place.row) ?? null)
      if (typed !== null && typed >= 0) rows.moveTo({ row: typed, cell: -1 })
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      const isDone = typed !== null || handleKey(event, place, rows, isRightToLeft)
      if (!isDone) return
      isMenuByKey.current = event.key === 'ContextMenu' || event.key === 'F10'
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      const { target, clipboardData } = event
      const selected = globalThis.getSelection()
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const text = isTyping || (selected && !selected.isCollapsed) ? null : rows.copied()
      if (text === null) return
      clipboardData.setData('text/plain', text)
      event.preventDefault()
    },
    /** A text that is cut off is told by the pointer resting on it. */
    onPointerOver({ target }: PointerEvent) {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-label], [role="gridcell"]') : null
      if (!cell || cell.matches('[data-tree]')) return
      const isCutOff = [cell, ...cell.querySelectorAll('[data-text]')].some(
        (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
      )
      if (isCutOff) cell.title = cell.textContent
    },
    /** Another row may come to the same element. */
    onPointerOut({ target }: PointerEvent) {
      const cell = target instanceof Element ? target.closest('[data-label], [role="gridcell"]') : null
      cell?.removeAttribute('title')
    },
  }
}
