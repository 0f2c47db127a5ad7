/** The row of headings, where a tree has one. */
export const headerRow = -2

/** What keys can do in a tree; rows are counted from 0, cell -1 is the row itself. */
export interface TreeCommands {
  rowCount: number
  /** Of a tree-grid; 0 in a tree. */
  cellCount: number
  /** Rows that fit in view. */
  pageRows: number
  isRightToLeft: boolean
  /** Several can be selected. */
  isMultiple: boolean
  /** Whether letters were typed a moment ago, so that a space belongs to them. */
  isTyping: () => boolean
  /** Undefined when the row cannot be opened. */
  isOpen: (row: number) => boolean | undefined
  setOpen: (row: number, open: boolean) => void
  openSiblings: (row: number) => void
  /** -1 at the top level. */
  parentOf: (row: number) => number
  moveTo: (row: number, cell: number, extend: boolean) => void
  toggle: (row: number) => void
  /** Selects all from where selecting began. */
  extendTo: (row: number) => void
  toggleAll: () => void
  /** Enter. */
  act: (row: number) => void
  /** F2: opens the item, if it can be opened. */
  open: (row: number) => boolean
  openMenu: (row: number) => void
  cut: () => boolean
  paste: () => boolean
  /** Gives up what is cut or told; false when there is nothing to give up. */
  cancel: () => boolean
  typed: (letters: string) => void
  /** Puts the item before or after its neighbour. */
  reorder: (row: number, step: 1 | -1) => boolean
  /** Of the headings: `cell` counts from 0. */
  sortBy: (cell: number, add: boolean) => void
  resizeBy: (cell: number, steps: 1 | -1) => void
  openHeaderMenu: (cell: number) => void
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

interface Place {
  row: number
  cell: number
}

/** Right and Left, towards what a row holds and out of it. */
function sideways(inwards: boolean, { row, cell }: Place, commands: TreeCommands): boolean {
  const { cellCount } = commands
  const open = commands.isOpen(row)
  if (cell >= 0) {
    // From the first cell the way back is to the row.
    commands.moveTo(row, inwards ? Math.min(cellCount - 1, cell + 1) : cell - 1, false)
    return true
  }
  if (inwards) {
    if (open === false) commands.setOpen(row, true)
    else if (cellCount > 0) commands.moveTo(row, 0, false)
    else if (open && row + 1 < commands.rowCount && commands.parentOf(row + 1) === row)
      commands.moveTo(row + 1, -1, false)
  } else if (open) commands.setOpen(row, false)
  else if (commands.parentOf(row) >= 0) commands.moveTo(commands.parentOf(row), -1, false)
  return true
}

function target(
  { key, shiftKey }: Key,
  far: boolean,
  { row, cell }: Place,
  { rowCount, cellCount, pageRows }: TreeCommands,
): Place | null {
  const last = rowCount - 1
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(last, row + 1), cell }
    case 'ArrowUp':
      return row === 0 && cellCount > 0 && !shiftKey
        ? { row: headerRow, cell: Math.max(0, cell) }
        : { row: Math.max(0, row - 1), cell }
    case 'PageDown':
      return { row: Math.min(last, row + pageRows), cell }
    case 'PageUp':
      return { row: Math.max(0, row - pageRows), cell }
    case 'Home':
      return cell >= 0 && !far ? { row, cell: 0 } : { row: 0, cell }
    case 'End':
      return cell >= 0 && !far ? { row, cell: cellCount - 1 } : { row: last, cell }
    default:
      return null
  }
}

function withControl(key: string, commands: TreeCommands): boolean | undefined {
  if (key === 'a' && commands.isMultiple) {
    commands.toggleAll()
    return true
  }
  if (key === 'x') return commands.cut()
  if (key === 'v') return commands.paste()
  return undefined
}

/** On a heading of a tree-grid. */
function headerKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key, cell: number, commands: TreeCommands): boolean {
  const last = commands.cellCount - 1
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey))
    commands.openHeaderMenu(cell)
  else if (altKey || ctrlKey || metaKey) return false
  else if (key === 'Enter' || key === ' ') commands.sortBy(cell, shiftKey)
  else if (direction !== 0) {
    const step = direction > 0 === commands.isRightToLeft ? -1 : 1
    if (shiftKey) commands.resizeBy(cell, step)
    else commands.moveTo(headerRow, Math.min(last, Math.max(0, cell + step)), false)
  } else if (key === 'Home' || key === 'End') commands.moveTo(headerRow, key === 'Home' ? 0 : last, false)
  // Under the tree's own column are the rows themselves.
  else if (key === 'ArrowDown') commands.moveTo(0, cell === 0 ? -1 : cell, false)
  else return false
  return true
}

// Names of other keys are longer.
const isLetter = (key: string): boolean => /^.$/u.test(key)

/** Does what a key means on a row or cell; false when it means nothing there (ARIA Authoring Practices, tree view and treegrid). */
export function handleTreeKey(event: Key, from: Place, commands: TreeCommands): boolean {
  const { key, shiftKey, altKey } = event
  const { row } = from
  const far = event.ctrlKey || event.metaKey
  if (row === headerRow) return headerKey(event, from.cell, commands)
  if (row < 0 || commands.rowCount === 0) return key === 'Escape' && commands.cancel()
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    commands.openMenu(row)
    return true
  }
  if (altKey && shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    return commands.reorder(row, key === 'ArrowDown' ? 1 : -1)
  if (altKey) return false
  if (far) {
    const done = withControl(key.toLowerCase(), commands)
    if (done !== undefined) return done
  } else if (key === 'ArrowRight' || key === 'ArrowLeft')
    return sideways((key === 'ArrowRight') !== commands.isRightToLeft, from, commands)
  else if (key === 'Enter') {
    commands.act(row)
    return true
  } else if (key === 'F2') return commands.open(row)
  else if (key === ' ' && !commands.isTyping()) {
    if (shiftKey && commands.isMultiple) commands.extendTo(row)
    else commands.toggle(row)
    return true
  } else if (key === '*') {
    commands.openSiblings(row)
    return true
  } else if (key === 'Escape') return commands.cancel()
  else if (isLetter(key)) {
    commands.typed(key)
    return true
  }
  const next = target(event, far, from, commands)
  if (!next) return false
  commands.moveTo(next.row, next.cell, shiftKey && commands.isMultiple && next.row !== row)
  return true
}
