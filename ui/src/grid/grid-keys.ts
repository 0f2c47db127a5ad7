/** What keys can do in a grid; indexes are of rows (-1: the header) and tracks. */
export interface GridCommands {
  rowCount: number
  trackCount: number
  /** Rows that fit in view. */
  pageRows: number
  isRightToLeft: boolean
  /** Undefined when the track is not a column. */
  columnAt: (at: number) => string | undefined
  moveTo: (index: number, at: number, extend: boolean) => void
  sortBy: (column: string, add: boolean) => void
  resizeBy: (column: string, steps: 1 | -1) => void
  moveColumn: (column: string, step: 1 | -1) => void
  toggleRow: (index: number) => void
  toggleAll: () => void
  /** Enter or a double click. */
  act: (index: number, at: number) => void
  openMenu: (index: number, at: number) => void
  /** Puts the focus on the control inside of a cell. */
  enterCell: () => boolean
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

interface Step {
  index: number
  at: number
}

function target(
  { key }: Key,
  far: boolean,
  from: Step,
  { rowCount, trackCount, pageRows, isRightToLeft }: GridCommands,
): Step | null {
  const last = rowCount - 1
  const end = trackCount - 1
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return { ...from, index: far ? last : Math.min(last, from.index + 1) }
    case 'ArrowUp':
      return { ...from, index: far ? Math.min(0, last) : Math.max(-1, from.index - 1) }
    case 'PageDown':
      return { ...from, index: Math.min(last, Math.max(0, from.index) + pageRows) }
    case 'PageUp':
      return { ...from, index: from.index < 0 ? -1 : Math.max(0, from.index - pageRows) }
    case 'ArrowRight':
      return { ...from, at: Math.min(end, Math.max(0, from.at + forward)) }
    case 'ArrowLeft':
      return { ...from, at: Math.min(end, Math.max(0, from.at - forward)) }
    case 'Home':
      return { index: far ? Math.min(0, last) : from.index, at: 0 }
    case 'End':
      return { index: far ? last : from.index, at: end }
    default:
      return null
  }
}

function headerKey({ key, shiftKey, ctrlKey, metaKey }: Key, at: number, commands: GridCommands): boolean {
  const column = commands.columnAt(at)
  if (key === 'Enter' || key === ' ') {
    if (column) commands.sortBy(column, shiftKey)
    else commands.act(-1, at)
    return true
  }
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (!column || sideways === 0) return false
  const step = sideways > 0 === commands.isRightToLeft ? -1 : 1
  if (ctrlKey || metaKey) commands.moveColumn(column, step)
  else if (shiftKey) commands.resizeBy(column, step)
  else return false
  return true
}

/** Does what a key means on a cell; false when it means nothing there. */
export function handleGridKey(event: Key, from: Step, commands: GridCommands): boolean {
  const { key, shiftKey, altKey } = event
  const far = event.ctrlKey || event.metaKey
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey)) {
    commands.openMenu(from.index, from.at)
    return true
  }
  if (altKey) return false
  if (far && key.toLowerCase() === 'a') {
    commands.toggleAll()
    return true
  }
  if (from.index < 0 && headerKey(event, from.at, commands)) return true
  if (from.index >= 0 && key === 'Enter' && !far) {
    commands.act(from.index, from.at)
    return true
  }
  if (from.index >= 0 && key === ' ' && !far) {
    commands.toggleRow(from.index)
    return true
  }
  if (key === 'F2') return commands.enterCell()
  const next = target(event, far, from, commands)
  if (!next) return false
  commands.moveTo(next.index, next.at, shiftKey && next.index !== from.index)
  return true
}
