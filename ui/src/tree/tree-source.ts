import type { RowSource } from '../internal/rows/row-source.ts'
import { findKey, keyAt } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { isPlaceholder, nearestRow, nodeOf, rowOf } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'

/** Ends the key of the line under a branch that is being loaded. */
const lineEnd = '\u0000'

/** The rows of a tree that show. */
export function treeSource<Item extends object>(index: TreeIndex<Item>, rows: VisibleRows): RowSource {
  const keyOfRow = (row: number): string => {
    const code = rows[row]
    if (code === undefined) return ''
    return isPlaceholder(code) ? keyAt(index, nodeOf(code)) + lineEnd : keyAt(index, code)
  }
  return {
    count: rows.length,
    keyAt: keyOfRow,
    itemAt(row) {
      const code = rows[row]
      return code === undefined || isPlaceholder(code) ? undefined : index.items[code]
    },
    find(key, near) {
      if (keyOfRow(near) === key) return near
      const isLine = key.endsWith(lineEnd)
      const at = findKey(index, isLine ? key.slice(0, -1) : key)
      if (at < 0) return -1
      const line = isLine ? rowOf(rows, at, true) : -1
      if (line >= 0) return line
      // The children that were being loaded have come: the first of them is in the line's place.
      const child = isLine && (index.kids[at] ?? 0) > 0 ? rowOf(rows, at + 1) : -1
      return child >= 0 ? child : nearestRow(index, rows, at)
    },
  }
}
