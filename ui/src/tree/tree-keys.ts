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
  openMenu: (row: number) => void
  cut: () => boolean
  paste: () => boolean
  /** Gives up what is cut or told; false when there is nothing to give up. */
  cancel: () => boolean
  typed: (letters: string) => void
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
    else if (open && row + 1 < commands.rowCount && commands.parentOf(row + 1) === row) commands.moveTo(row + 1, -1, false)
  } else if (open) commands.setOpen(row, false)
  else if (commands.parentOf(row) >= 0) commands.moveTo(commands.parentOf(row), -1, false)
  return true
}

function target({ key }: Key, far: boolean, { row, cell }: Place, { rowCount, cellCount, pageRows }: TreeCommands): Place | null {
  const last = rowCount - 1
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(last, row + 1), cell }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), cell }
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

// Names of other keys are longer.
const isLetter = (key: string): boolean => /^.$/u.test(key)

/** Does what a key means on a row or cell; false when it means nothing there (ARIA Authoring Practices, tree view and treegrid). */
export function handleTreeKey(event: Key, from: Place, commands: TreeCommands): boolean {
  const { key, shiftKey, altKey } = event
  const { row } = from
  const far = event.ctrlKey || event.metaKey
  if (row < 0 || commands.rowCount === 0) return key === 'Escape' && commands.cancel()
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    commands.openMenu(row)
    return true
  }
  if (altKey) return false
  if (far) {
    const done = withControl(key.toLowerCase(), commands)
    if (done !== undefined) return done
  } else if (key === 'ArrowRight' || key === 'ArrowLeft') return sideways((key === 'ArrowRight') !== commands.isRightToLeft, from, commands)
  else if (key === 'Enter') {
    commands.act(row)
    return true
  } else if (key === ' ' && !commands.isTyping()) {
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
