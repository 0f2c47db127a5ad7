import { memo } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Components, ContextProp, ItemProps, ListProps, ScrollerProps } from 'react-virtuoso'
import { Spinner } from '../internal/spinner.styles.ts'
import { ancestorsOf, isBranch, keyAt } from './tree-index.ts'
import { levelStyle, TreeRow } from './tree-row.tsx'
import { isNodeOpen, isPlaceholder, nodeOf, placeOf } from './tree-state.ts'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import { HeaderSpace, List } from '../internal/rows/rows.styles.ts'
import { Scroller, SkeletonRows } from './tree.styles.ts'
import type { TreeContext } from './tree-view-types.ts'

type InTree<Props> = Props & ContextProp<TreeContext>

const Item = memo(function Item({ context, 'data-index': row }: InTree<ItemProps<unknown>>) {
  const { view, shape, rows, active, isSelected, boxes, cut, drop } = context
  const code = rows[row]
  if (code === undefined) return null
  const activeCell = active?.row === row ? active.cell : null
  if (isPlaceholder(code)) return <Placeholder context={context} row={row} activeCell={activeCell} />
  const { index } = shape
  const at = nodeOf(code)
  const item = index.items[at]
  if (!item) return null
  const { level, position, setSize } = placeOf(shape, rows, row)
  const isHere = drop?.row === row
  return (
    <TreeRow
      view={view}
      item={item}
      row={row}
      level={level}
      position={position}
      setSize={setSize}
      isOpen={!view.isFlat && isBranch(index, at) ? isNodeOpen(shape, at) : undefined}
      isSelected={isSelected(at)}
      box={boxes?.[at] ?? 0}
      path={
        view.isFlat
          ? ancestorsOf(index, at)
              .map((up) => view.textOf(index.items[up] ?? item))
              .join(' › ')
          : ''
      }
      isCut={cut.size > 0 && cut.has(keyAt(index, at))}
      drop={isHere ? (drop.refusal === null ? drop.position : 'refused') : undefined}
      activeCell={activeCell}
    />
  )
})

/** Stands under a branch until it is loaded. */
function Placeholder({ context, row, activeCell }: { context: TreeContext; row: number; activeCell: number | null }) {
  const {
    view: { t, cellCount, keeper },
    shape,
    rows,
  } = context
  const { level, position, setSize } = placeOf(shape, rows, row)
  const load = shape.loads.get(keyAt(shape.index, nodeOf(rows[row] ?? 0))) ?? 'pending'
  const content = (
    <>
      <span data-twist="none" aria-hidden />
      {load === 'pending' && <Spinner aria-hidden />}
      <span data-text="">
        {load === 'pending' ? t('tree.loading') : load === 'failed' ? t('tree.loadFailed') : t('tree.nothingInside')}
      </span>
      {load === 'failed' && (
        <button type="button" data-retry="" tabIndex={-1}>
          {t('tree.retry')}
        </button>
      )}
    </>
  )
  return (
    <div
      role={cellCount > 0 ? 'row' : 'treeitem'}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-rowindex={cellCount > 0 ? row + 2 : undefined}
      tabIndex={activeCell === null ? -1 : 0}
      data-row={row}
      data-load={load}
      style={levelStyle(level)}
    >
      {cellCount > 0 ? (
        <div role="gridcell" aria-colindex={1} aria-colspan={cellCount} data-tree="">
          {content}
        </div>
      ) : (
        content
      )}
      {/* It has no cells to go to. */}
      {activeCell !== null && <ActiveMark keeper={keeper} at={-1} />}
    </div>
  )
}

function TreeScroller({ context, style, children, ref }: InTree<ScrollerProps> & { ref?: Ref<HTMLDivElement> }) {
  return (
    // No tab stop of its own: the active row is the way in, and moving it scrolls.
    <Scroller ref={ref} style={style} data-header={context.header ? '' : undefined}>
      {context.header}
      {children}
      {context.skeletonRows > 0 && <Skeleton rows={context.skeletonRows} />}
    </Scroller>
  )
}

/** Rows of the final shape, so that nothing moves when the items come. */
const Skeleton = ({ rows }: { rows: number }): ReactNode => (
  <SkeletonRows aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} data-row="" style={levelStyle([1, 2, 3, 3, 2, 3][row % 6] ?? 1)}>
        <span data-bar={(row * 7) % 4} />
      </div>
    ))}
  </SkeletonRows>
)

const TreeList = ({ context, ...props }: InTree<ListProps>) => (
  <List {...props} role={context.view.cellCount > 0 && context.rows.length > 0 ? 'rowgroup' : undefined} />
)

const Space = ({ context }: { context?: TreeContext }) => (context?.header ? <HeaderSpace /> : null)

/** The same objects for every tree and every render: what differs comes by context. */
export const treeParts: Components<unknown, TreeContext> = {
  Item,
  Scroller: TreeScroller,
  List: TreeList,
  Header: Space,
}
