import { useId, useMemo } from 'react'
import type { FocusKeeper } from '../internal/rows/focus-keeper.ts'
import type { RowView } from '../internal/rows/row.tsx'
import type { AnyRow } from '../internal/rows/row-source.ts'
import type { SelectionMode } from '../internal/rows/use-selection.ts'
import { useUi } from '../theme/ui-context.ts'
import type { TreeIndex } from './tree-index.ts'
import { labelsWith, menuButtons } from './tree-label.tsx'
import { hasMenus } from './tree-props.ts'
import type { TreeViewProps } from './tree-props.ts'
import { checkStates } from './tree-selection.ts'
import type { TreeSelection } from './tree-selection.ts'

interface TreeRowViewOptions {
  props: TreeViewProps
  cellsOf: RowView['cellsOf']
  /** The text that is searched, folded; '' without a search. */
  query: string
  keeper: FocusKeeper
}

/** All that the rows of a tree are drawn with: the same object until all of them must be drawn again. */
export function useTreeRowView({ props, cellsOf, query, keeper }: TreeRowViewOptions): RowView {
  const {
    itemText,
    itemIcon,
    itemHref,
    itemEnd,
    rowState,
    rowStateTexts,
    selectionMode: mode = 'none',
    isFlat = false,
  } = props
  const { t, link } = useUi()
  const id = useId()
  const labelId = hasMenus(props) ? id : undefined
  const inGrid = cellsOf !== null
  const hasBoxes = mode === 'checkbox'
  const labelOf = useMemo(
    () =>
      labelsWith({
        itemText,
        itemIcon,
        itemHref,
        itemEnd,
        rowState,
        rowStateTexts,
        isFlat,
        query,
        inGrid,
        hasBoxes,
        labelId,
        link,
        t,
      }),
    [itemText, itemIcon, itemHref, itemEnd, rowState, rowStateTexts, isFlat, query, inGrid, hasBoxes, labelId, link, t],
  )
  return useMemo(
    () => ({
      keeper,
      mode,
      stateOf: rowState,
      cellsOf,
      labelOf,
      menuOf: labelId === undefined ? undefined : menuButtons({ itemText, t }),
      labelId,
    }),
    [keeper, mode, rowState, cellsOf, labelOf, labelId, itemText, t],
  )
}

/** The three-state box of every node; null where there are none. */
export const useBoxes = (mode: SelectionMode, index: TreeIndex<AnyRow>, selection: TreeSelection): Uint8Array | null =>
  useMemo(() => (mode === 'checkbox' ? checkStates(index, selection) : null), [mode, index, selection])
