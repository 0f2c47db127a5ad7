import { useId, useMemo } from 'react'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TreeColumns } from './tree-columns.ts'
import type { TreeViewProps } from './tree-props.ts'
import type { RowsView } from './tree-view-types.ts'

export interface RowsViewOptions {
  props: Pick<TreeViewProps, 'itemText' | 'itemIcon' | 'itemHref' | 'rowState' | 'itemEnd' | 'selectionMode' | 'isFlat'>
  columns: TreeColumns | null
  query: string
  keeper: FocusKeeper
  hasMenus: boolean
}

/** The same object until all rows must be drawn again. */
export function useRowsView({ props, columns, query, keeper, hasMenus }: RowsViewOptions): RowsView {
  const {
    itemText: textOf,
    itemIcon: iconOf,
    itemHref: hrefOf,
    rowState: stateOf,
    itemEnd: endOf,
    selectionMode: mode = 'none',
    isFlat = false,
  } = props
  const { t, link } = useUi()
  const cellCount = columns?.tracks.length ?? 0
  const cellsOf = columns?.cellsOf ?? null
  const id = useId()
  return useMemo(
    () => ({
      textOf,
      iconOf,
      hrefOf,
      stateOf,
      link,
      endOf,
      hasMenus,
      mode,
      cellCount,
      cellsOf,
      query,
      isFlat,
      id,
      keeper,
      t,
    }),
    [textOf, iconOf, hrefOf, stateOf, link, endOf, hasMenus, mode, cellCount, cellsOf, query, isFlat, id, keeper, t],
  )
}
