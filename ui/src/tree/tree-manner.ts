import type { Levels, Manner } from '../internal/rows/rows-state.ts'
import { headerRow } from '../internal/rows/use-active-cell.ts'
import type { MannerTools } from '../internal/rows/use-rows.ts'

interface TreeMannerOptions {
  levels: Levels
  /** The row where the keyboard begins. */
  firstRow: () => number
}

/** The manner of a tree: the keyboard is on its rows, and a click chooses, since a press may be the beginning of a drag. */
export const treeManner =
  ({ levels, firstRow }: TreeMannerOptions) =>
  (tools: MannerTools): Manner => {
    const { source, mode, selecting, moveTo, active, fromRow, onOpen, linkIn, open } = tools
    const isBranch = (row: number) => levels.isOpen(row) !== undefined
    const turn = (row: number) => levels.setOpen(row, levels.isOpen(row) === false)
    return {
      enter() {
        // The headings are there without rows, too.
        const first = source.count > 0 ? { row: firstRow(), cell: -1 } : { row: headerRow, cell: 0 }
        moveTo(active ?? first)
      },
      press(at, { isRange }) {
        const isCell = at.row === headerRow || source.itemAt(at.row) !== undefined
        if (!isRange) moveTo(isCell ? at : { ...at, cell: -1 }, { isRevealed: true })
      },
      click({ row }, target, { isRange, isToggle }) {
        const on = (selector: string) => target.closest(selector)
        if (on('[data-retry]')) levels.retry(row)
        else if (on('[data-twist]') && isBranch(row)) turn(row)
        else if (on('[data-box]')) selecting.toggle(row)
        else if (on('a, button, input') || !source.itemAt(row)) return
        else if (mode === 'none') {
          if (!onOpen && isBranch(row)) turn(row)
        } else if (mode === 'checkbox') {
          if (!onOpen) selecting.toggle(row)
        } else if (mode === 'multiple' && isRange) {
          selecting.extendTo(row, fromRow(row))
          moveTo({ row, cell: -1 }, { isRevealed: true })
        } else if (mode === 'multiple' && isToggle) selecting.toggle(row)
        else selecting.selectOnly(row)
      },
      act({ row }) {
        if (!source.itemAt(row)) levels.retry(row)
        else if (onOpen || linkIn(row)) open(row)
        else if (mode !== 'none') selecting.toggle(row)
        else if (isBranch(row)) turn(row)
      },
      goInto({ row }) {
        const canOpen = source.itemAt(row) !== undefined && (onOpen !== undefined || linkIn(row) !== null)
        if (canOpen) open(row)
        return canOpen
      },
    }
  }
