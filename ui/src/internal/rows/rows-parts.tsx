import { memo } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Components, ContextProp, ItemProps, ListProps, ScrollerProps } from 'react-virtuoso'
import { HeaderSpace, List, Scroller } from './rows.styles.ts'

/** The context that the virtualised list hands to its parts; replaced when any of it changes, never while scrolling. */
export interface RowsContext {
  /** Draws a row by its place. The rows themselves stay out: in development React compares all props, for each row drawn. */
  draw: (row: number) => ReactNode
  keyAt: (row: number) => string
  /** The rows of a table are a group. */
  isGroup: boolean
  /** The row of headings, inside the scroller so that it scrolls sideways with the rows. */
  header: ReactNode
  /** Rows of the final shape while there are none, so that nothing moves when they come. */
  skeleton: ReactNode
}

/** The same, with the rows above those that the list counts. */
export interface RowsInView extends RowsContext {
  /** How many these are; a change of it is a change of the context. */
  skipped: number
  /** The same, as it is now: the list learns of its context a moment later than of its place. */
  skippedNow: () => number
}

type InRows<Props> = Props & ContextProp<RowsInView>

const Item = memo(function Item({ context, 'data-index': row }: InRows<ItemProps<unknown>>) {
  return context.draw(row + context.skippedNow())
})

const RowsScroller = ({ context, style, children, ref }: InRows<ScrollerProps> & { ref?: Ref<HTMLDivElement> }) => (
  // No tab stop of its own: the active cell is the way in, and moving it scrolls.
  <Scroller ref={ref} style={style} data-header={context.header ? '' : undefined}>
    {context.header}
    {children}
    {context.skeleton}
  </Scroller>
)

const RowsList = ({ context, ...props }: InRows<ListProps>) => (
  <List {...props} role={context.isGroup ? 'rowgroup' : undefined} />
)

const Space = ({ context }: { context?: RowsContext }) => (context?.header ? <HeaderSpace /> : null)

/** The same objects for all rows and every render: differences come by context. */
export const rowsParts: Components<unknown, RowsInView> = {
  Item,
  Scroller: RowsScroller,
  List: RowsList,
  Header: Space,
}

export const keyOf = (row: number, _: unknown, context: RowsInView): string => context.keyAt(row + context.skippedNow())
