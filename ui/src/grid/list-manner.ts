import type { Manner } from '../internal/rows/rows-state.ts'
import { headerRow } from '../internal/rows/use-active-cell.ts'
import type { CellPlace } from '../internal/rows/use-active-cell.ts'
import type { MannerTools } from '../internal/rows/use-rows.ts'

/** The manner of a list: the keyboard is on its cells, and a press chooses. */
export function listManner(tools: MannerTools): Manner {
  const { source, columns, mode, selecting, moveTo, active, fromRow, opensRows, controlIn } = tools
  const kindAt = (at: number) => columns?.kindAt(at)
  const enterCell = (at: CellPlace): boolean => {
    controlIn(at)?.focus()
    return controlIn(at) !== null
  }
  return {
    enter() {
      const first = columns?.tracks.findIndex(({ kind }) => kind === 'data') ?? 0
      const row = source.count > 0 ? Math.min(source.count - 1, tools.firstVisible()) : headerRow
      moveTo(active && active.cell >= 0 ? active : { row, cell: Math.max(0, first) })
    },
    press(at, { isRange, isToggle }) {
      const { row } = at
      const isData = row !== headerRow && kindAt(at.cell) === 'data'
      if (row !== headerRow && isRange) selecting.extendTo(row, fromRow(row))
      else if (isData && isToggle) selecting.toggle(row)
      else if (isData) {
        if (mode === 'single') selecting.selectOnly(row)
        selecting.forgetRange()
      }
      // A pressed cell is in view already, and must not move under the pointer.
      moveTo(at, { isRevealed: true })
    },
    click({ row, cell }, _, { isRange }) {
      if (kindAt(cell) === 'select' && !isRange) selecting.toggle(row)
    },
    act(at) {
      const kind = kindAt(at.cell)
      if (kind === 'select') selecting.toggle(at.row)
      else if (kind === 'menu') tools.openMenu(at)
      else if ((opensRows || !enterCell(at)) && !tools.isStale) tools.open(at.row)
    },
    goInto(at) {
      if (at.row === headerRow) return enterCell(at)
      // A link leads where the row opens: going into its cell adds nothing.
      const hasOwnControl = controlIn(at)?.matches(':not([data-link])') === true
      if (hasOwnControl || !opensRows) return enterCell(at)
      tools.open(at.row)
      return true
    },
  }
}
