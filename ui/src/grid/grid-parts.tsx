import { memo } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Components, ContextProp, ItemProps, ListProps, ScrollerProps } from 'react-virtuoso'
import { GridRow } from './grid-row.tsx'
import { HeaderSpace, List, Scroller } from '../internal/rows/rows.styles.ts'
import { SkeletonRows } from './grid.styles.ts'
import type { AnyRow, GridContext } from './grid-view.ts'

type InGrid<Props> = Props & ContextProp<GridContext>

const Item = memo(function Item({ context, item, 'data-index': index }: InGrid<ItemProps<AnyRow>>) {
  const { view, isRowSelected, active } = context
  const activeAt = active?.index === index ? view.tracks.findIndex(({ id }) => id === active.track) : -1
  return <GridRow view={view} row={item} index={index} isSelected={isRowSelected(item)} activeAt={activeAt} />
})

function GridScroller({ context, style, children, ref }: InGrid<ScrollerProps> & { ref?: Ref<HTMLDivElement> }) {
  return (
    // No tab stop of its own: the active cell is the way in, and moving it scrolls.
    <Scroller ref={ref} style={style}>
      {context.header}
      {children}
      {context.skeletonRows > 0 && <Skeleton context={context} />}
    </Scroller>
  )
}

/** Rows of the final shape, so that nothing moves when the data comes. */
function Skeleton({ context: { view, skeletonRows } }: { context: GridContext }): ReactNode {
  return (
    <SkeletonRows aria-hidden>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={row} data-row="">
          {view.tracks.map((track, at) => (
            <div
              key={track.id}
              data-cell=""
              data-type={track.column?.dataType}
              data-track={track.kind}
              style={track.style}
            >
              {track.kind === 'data' && <span data-bar={(row * 5 + at * 3 + ((row * at) % 3)) % 4} />}
            </div>
          ))}
        </div>
      ))}
    </SkeletonRows>
  )
}

const GridList = ({ context, ...props }: InGrid<ListProps>) => (
  <List {...props} role={context.count > 0 ? 'rowgroup' : undefined} />
)

const Space = () => <HeaderSpace />

/** The same objects for every grid and every render: what differs comes by context. */
export const gridParts: Components<AnyRow, GridContext> = {
  Item,
  Scroller: GridScroller,
  List: GridList,
  Header: Space,
}
