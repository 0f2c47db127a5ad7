import { useId, useMemo } from 'react'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TreeViewProps } from './tree-props.ts'
import type { RowsView } from './tree-view-types.ts'

export interface RowsViewOptions {
  props: Pick<TreeViewProps, 'itemText' | 'itemIcon' | 'itemHref' | 'rowState' | 'columns' | 'itemEnd' | 'selectionMode' | 'isFlat'>
  tracks: RowsView['tracks']
  query: string
  keeper: FocusKeeper
  hasMenus: boolean
}

/** The same object until all rows must be drawn again. */
export function useRowsView({ props, tracks, query, keeper, hasMenus }: RowsViewOptions): RowsView {
  const { itemText: textOf, itemIcon: iconOf, itemHref, rowState: stateOf, columns, itemEnd: endOf, selectionMode: mode = 'none', isFlat = false } = props
  const { t, locale, link } = useUi()
  // The tree's own column may say it, as any other.
  const hrefOf = itemHref ?? columns?.[0]?.href
  const id = useId()
  return useMemo(
    () => ({ textOf, iconOf, hrefOf, stateOf, link, endOf, hasMenus, mode, tracks, query, isFlat, id, keeper, t, locale }),
    [textOf, iconOf, hrefOf, stateOf, link, endOf, hasMenus, mode, tracks, query, isFlat, id, keeper, t, locale],
  )
}
