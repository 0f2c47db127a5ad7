import type { RowSource } from '../internal/rows/row-source.ts'
import { findKey, keyAt } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { isPlaceholder, nearestRow, nodeOf, rowOf } from './tree-state.ts'
import type { VisibleRows } from './tree-state.ts'

/** Ends the key of the line under a branch that is being loaded; stands between the key of a branch and the place of an item in it that is to come. */
const mark = '\u0000'

/** The item at a place of a branch, counted from 1; -1 where there is none. */
function childAt<Item>(index: TreeIndex<Item>, branch: number, position: number): number {
  const end = branch < 0 ? index.count : branch + (index.size[branch] ?? 1)
  let at = branch + 1
  for (let step = 1; step < position && at < end; step++) at += index.size[at] ?? 1
  return at < end ? at : -1
}

/** The rows of a tree that show. `isComing`: of items that are not there. */
export function treeSource<Item extends object>(
  index: TreeIndex<Item>,
  rows: VisibleRows,
  isComing?: (item: Item) => boolean,
): RowSource {
  const itemAt = (row: number): Item | undefined => {
    const code = rows[row]
    const item = code === undefined || isPlaceholder(code) ? undefined : index.items[code]
    return item && isComing?.(item) ? undefined : item
  }
  const keyOfRow = (row: number): string => {
    const code = rows[row]
    if (code === undefined) return ''
    if (isPlaceholder(code)) return keyAt(index, nodeOf(code)) + mark
    if (itemAt(row)) return keyAt(index, code)
    const up = index.parent[code] ?? -1
    return `${up < 0 ? '' : keyAt(index, up)}${mark}${index.position[code] ?? 1}`
  }
  return {
    count: rows.length,
    keyAt: keyOfRow,
    itemAt,
    find(key, near) {
      if (keyOfRow(near) === key) return near
      const [branch = '', place] = key.split(mark)
      if (place) {
        // The item has come: it is where it was to come.
        const up = branch === '' ? -1 : findKey(index, branch)
        const child = branch !== '' && up < 0 ? -1 : childAt(index, up, Number(place))
        return child < 0 ? -1 : nearestRow(index, rows, child)
      }
      const isLine = key.endsWith(mark)
      const at = findKey(index, branch)
      if (at < 0) return -1
      const line = isLine ? rowOf(rows, at, true) : -1
      if (line >= 0) return line
      // The children that were being loaded have come: the first of them is in the line's place.
      const child = isLine && (index.kids[at] ?? 0) > 0 ? rowOf(rows, at + 1) : -1
      return child >= 0 ? child : nearestRow(index, rows, at)
    },
  }
}
