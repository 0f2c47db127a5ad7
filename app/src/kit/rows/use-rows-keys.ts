import type { GridHandle } from '@ronde/ui/grid'
import type { TreeHandle } from '@ronde/ui/tree'
import type { RefObject } from 'react'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'
import { type SearchKeysHandle, useSearchKeys } from './use-search-keys.ts'

interface RowsKeys {
  list: ListState
  /** Columns as shown. */
  columns: readonly { id: string }[]
  grid: RefObject<GridHandle | null>
  tree: RefObject<TreeHandle | null>
  input: RefObject<HTMLInputElement | null>
  open: (row: AnyRow) => void
}

/** Most rows that one held key passes at once. */
const most = 200

/** Keys of the search box for the rows of a screen, whether list or tree. */
export function useRowsKeys({ list, columns, grid, tree, input, open }: RowsKeys): SearchKeysHandle {
  const { address, rows, isTree, late, read, pages, keyOf } = list
  const found = (): readonly string[] => (isTree ? (tree.current?.matches(most) ?? []) : rows.slice(0, most).map(keyOf))
  return useSearchKeys({
    input,
    search: address.search,
    // What is not found yet may be among the rows that are being read again, as after a save.
    isThere: list.isReady && list.isCurrent && !list.isStale && !(read.isPending && (late || rows.length === 0)),
    count: () => (pages ? pages.total : found().length),
    goTo(at) {
      const key = found()[at]
      if (isTree && key !== undefined) tree.current?.focusItem(key)
      else grid.current?.focusCell(at, columns[0]?.id ?? '')
    },
    open(at) {
      const row = list.rowOf(found()[at] ?? '')
      if (!row) return
      // The page of the row may take the place of the list before that tells where it was left.
      list.keepPlace({ top: 0, active: keyOf(row) })
      open(row)
    },
  })
}
