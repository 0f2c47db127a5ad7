import { AllBut } from '../internal/rows/all-but.ts'
import type { AnyRow, RowSource } from '../internal/rows/row-source.ts'
import { noSelection, toggledKey } from '../internal/rows/selection.ts'
import type { Selection } from '../internal/rows/selection.ts'
import type { SelectionRules } from '../internal/rows/use-selection.ts'

/** Rows of which only some are there, each at its place among all. A new object whenever they change. */
export interface PlacedRows<Row> {
  /** How many there are in all. */
  readonly count: number
  /** The row at a place; undefined where it is not there. */
  at: (place: number) => Row | undefined
  /** The place of the row of a key; -1 where it is not there. */
  indexOf: (key: string) => number
}

/** What stands for the key of a row that is not there: no key begins so. */
const coming = (place: number): string => `\u0000${place}`

/** Rows with their places, for the engine. */
export const placedSource = (rows: PlacedRows<AnyRow>, rowKey: (row: AnyRow) => string): RowSource => ({
  count: rows.count,
  itemAt: rows.at,
  keyAt(place) {
    const row = rows.at(place)
    return row ? rowKey(row) : place >= 0 && place < rows.count ? coming(place) : ''
  },
  find: (key, near) => (key === coming(near) ? near : rows.indexOf(key)),
})

/** Selection rules for rows of which only some are loaded: "all" selects rows whose keys are unknown. */
export const placedRules = (source: RowSource): SelectionRules => ({
  has: (selection, place) => source.itemAt(place) !== undefined && selection.has(source.keyAt(place)),
  toggled: (selection, place) =>
    selection instanceof AllBut ? selection.toggled(source.keyAt(place)) : toggledKey(selection, source.keyAt(place)),
  toggledAll: (selection) => (placedShare(selection, source.count) === 'all' ? noSelection : new AllBut(source.count)),
})

/** How much of the rows is selected. */
export const placedShare = (selection: Selection, count: number): 'all' | 'some' | 'none' =>
  selection.size === 0 || count === 0 ? 'none' : selection.size >= count ? 'all' : 'some'
