import type { Act, KeyTable } from '../internal/rows/rows-keys.ts'

const reorder =
  (step: 1 | -1): Act =>
  ({ levels }, { row }) =>
    levels?.reorder(row, step) ?? false

/** Towards the content of a row: opens it, or goes into its cells or to its first child. */
const inwards: Act = (rows, { row, cell }) => {
  const { levels, columns, source } = rows
  if (!levels) return false
  if (cell >= 0 && columns) rows.moveTo({ row, cell: Math.min(columns.count - 1, cell + 1) })
  else if (levels.isOpen(row) === false) levels.setOpen(row, true)
  else if (columns) rows.moveTo({ row, cell: 0 })
  else if (levels.isOpen(row) === true && row + 1 < source.count && levels.parentOf(row + 1) === row)
    rows.moveTo({ row: row + 1, cell: -1 })
}
/** Out of the content of a row: from its cells to the row, closes it, or goes to its parent. */
const outwards: Act = (rows, { row, cell }) => {
  const { levels } = rows
  if (!levels) return false
  if (cell >= 0) rows.moveTo({ row, cell: cell - 1 })
  else if (levels.isOpen(row) === true) levels.setOpen(row, false)
  else if (levels.parentOf(row) >= 0) rows.moveTo({ row: levels.parentOf(row), cell: -1 })
}

/** The keys that only rows with levels have. */
export const treeKeys: KeyTable = {
  ArrowRight: inwards,
  ArrowLeft: outwards,
  'Shift+ ': (rows, { row }) => (rows.isMultiple ? rows.extendTo(row) : rows.toggle(row)),
  'Alt+Shift+ArrowUp': reorder(-1),
  'Alt+Shift+ArrowDown': reorder(1),
  '*': ({ levels }, { row }) => levels?.openSiblings(row),
  'Ctrl+x': ({ levels }, { row }) => levels?.cut(row) ?? false,
  'Ctrl+v': ({ levels }, { row }) => levels?.paste(row) ?? false,
}
