import { useId } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Skeleton } from '../skeleton/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Caption, Cells, Nothing, Root } from './table.styles.ts'

/** One column. */
export interface TableColumn<Row> {
  /** Key, unlike every other’s. */
  id: string
  /** Heading. */
  text: string
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end'
  /** A CSS length; as wide as its content without one. */
  width?: string
  /** Whether the column names the row for screen readers. @default the first column */
  isRowName?: boolean
  /** The content of a row’s cell. */
  cell: (row: Row) => ReactNode
}

export interface TableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Columns from first to last. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in order. */
  rows: readonly Row[]
  /** Key of a row, unlike every other’s. */
  rowKey: (row: Row) => string | number
  /** Names the table; stands over it. */
  caption: string
  /** Whether the caption is for screen readers alone, since a heading over the table says it. */
  isCaptionHidden?: boolean
  /** Stands under the columns, such as sums; by id of the column. */
  footer?: Readonly<Record<string, ReactNode>>
  /** The rows are being loaded: three placeholders show. */
  isPending?: boolean
  /** In place of rows when there are none. @default the message `table.empty` */
  emptyText?: ReactNode
  /** Greatest height in px; longer content scrolls under the headings. */
  maxHeight?: number
  ref?: Ref<HTMLDivElement>
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === ''

/** A small table to be read. Rows that are sorted, selected or many are a `Grid`. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    caption,
    isCaptionHidden = false,
    footer,
    isPending = false,
    emptyText,
    maxHeight,
    style,
    ...rest
  } = props
  const { t } = useUi()
  const captionId = useId()
  const named = columns.find(({ isRowName }) => isRowName) ?? columns[0]
  const nothing = (
    <Nothing>
      <span aria-hidden="true">–</span>
      <VisuallyHidden elementType="span">{t('description.nothing')}</VisuallyHidden>
    </Nothing>
  )
  const look = (column: TableColumn<Row>) => ({ 'data-align': column.align })
  return (
    // Keys must reach the part that scrolls, to the side too where it is narrow.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Root
      {...rest}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      style={{ '--table-height': maxHeight === undefined ? undefined : `${maxHeight}px`, ...style }}
    >
      <Cells aria-busy={isPending || undefined}>
        <Caption id={captionId} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </Caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th {...look(column)} key={column.id} scope="col" style={{ inlineSize: column.width }}>
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!isPending &&
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => {
                  const value = column.cell(row)
                  const content = isNothing(value) ? nothing : value
                  return column === named ? (
                    <th {...look(column)} key={column.id} scope="row">
                      {content}
                    </th>
                  ) : (
                    <td {...look(column)} key={column.id}>
                      {content}
                    </td>
                  )
                })}
              </tr>
            ))}
          {isPending &&
            [1, 2, 3].map((place) => (
              <tr key={place}>
                {columns.map((column) => (
                  <td {...look(column)} key={column.id}>
                    <Skeleton width={`${40 + ((place * 23) % 45)}%`} height="1lh" />
                  </td>
                ))}
              </tr>
            ))}
          {!isPending && rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>
                <Nothing>{emptyText ?? t('table.empty')}</Nothing>
              </td>
            </tr>
          )}
        </tbody>
        {footer && !isPending && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td {...look(column)} key={column.id}>
                  {footer[column.id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Cells>
    </Root>
  )
}
