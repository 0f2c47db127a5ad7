import { useMemo } from 'react'
import { BesideColumns } from '../internal/rows/beside-columns.tsx'
import { RowsHeader } from '../internal/rows/rows-header.tsx'
import { sortedRows } from '../internal/columns/sorted-rows.ts'
import { useColumns } from '../internal/rows/use-columns.tsx'
import { useUi } from '../theme/ui-context.ts'
import { hasMenus } from '../tree/tree-props.ts'
import type { TreeProps } from '../tree/tree-props.ts'
import { TreeView } from '../tree/tree-view.tsx'
import type { TreeColumns } from '../tree/tree-view.tsx'
import type { InOrder } from '../tree/use-tree-shape.ts'
import type { TreeGridProps, TreeGridViewProps } from './tree-grid-props.ts'
import { Root } from './tree-grid.styles.ts'

/** A tree with columns: the keyboard goes over rows, and from a row into its cells (ARIA Authoring Practices, treegrid). */
export function TreeGrid<Item extends object>(given: TreeGridProps<Item>) {
  const { ref, columns, sort, onSortChange, layout, onLayoutChange, ...props } = given as unknown as TreeGridViewProps &
    Pick<TreeProps<Item>, 'ref'>
  const { t, locale } = useUi()
  const strips = useColumns({
    columns,
    sort,
    onSortChange,
    layout,
    onLayoutChange,
    hasBoxes: false,
    hasMenus: hasMenus(props),
    isTree: true,
  })
  const { tracks, sort: order, drop } = strips
  const inOrder = useMemo<InOrder | null>(
    () => (order.length > 0 ? (siblings) => sortedRows(siblings, columns, order, locale) : null),
    [columns, order, locale],
  )
  const grid: TreeColumns = {
    columns: strips,
    inOrder,
    Root,
    headerOf: (active) => <RowsHeader {...active} tracks={tracks} sort={order} drop={drop} isTree t={t} />,
    // Selections and hits are told by rows and notices.
    besideRows: (scroll) => <BesideColumns columns={strips} scroll={scroll} count={null} selected={0} />,
  }
  // The tree's own column may say where its items lead, as any other.
  return <TreeView {...props} itemHref={props.itemHref ?? columns[0]?.href} grid={grid} ref={ref} />
}
