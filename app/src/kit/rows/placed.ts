import type { PlacedRows } from '@ronde/ui/grid'
import type { AnyRow } from '../place/row.ts'

/** Number of rows in a window. */
export const windowSize = 200

/** A part of a long list, by its number from the top; its rows are null while they are not loaded. */
export interface Window {
  readonly number: number
  readonly rows: readonly AnyRow[] | null
}

/** The loaded rows of a long list, by their places. */
export interface Placed extends PlacedRows<AnyRow> {
  /** The loaded rows, in order. */
  readonly rows: readonly AnyRow[]
  /** The loaded rows without a gap around a window, and the place of the first. */
  stretch: (number: number) => { from: number; rows: readonly AnyRow[] }
}

/** Rows of windows at their places among all. A row in two windows, since rows before it were added or removed meanwhile, counts at its first place. */
export function placedIn(windows: readonly Window[], count: number, keyOf: (row: AnyRow) => string): Placed {
  const places = new Map<string, number>()
  const byWindow = new Map<number, readonly (AnyRow | undefined)[]>()
  for (const { number, rows } of windows.toSorted((one, other) => one.number - other.number)) {
    if (!rows) continue
    byWindow.set(
      number,
      rows.map((row, at) => {
        const [key, place] = [keyOf(row), number * windowSize + at]
        if (place >= count || places.has(key)) return undefined
        places.set(key, place)
        return row
      }),
    )
  }
  const rowsOf = (rows: readonly (AnyRow | undefined)[] = []) => rows.filter((row) => row !== undefined)
  return {
    count,
    rows: [...byWindow.values()].flatMap(rowsOf),
    at: (place) => byWindow.get(Math.floor(place / windowSize))?.[place % windowSize],
    indexOf: (key) => places.get(key) ?? -1,
    stretch(number) {
      if (!byWindow.has(number)) return { from: 0, rows: [] }
      let first = number
      while (byWindow.has(first - 1)) first--
      const rows: AnyRow[] = []
      for (let at = first; byWindow.has(at); at++) rows.push(...rowsOf(byWindow.get(at)))
      return { from: first * windowSize, rows }
    },
  }
}
