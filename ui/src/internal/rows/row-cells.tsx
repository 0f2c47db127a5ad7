import type { ReactNode } from 'react'
import type { Locale, Translate } from '../../messages/index.ts'
import type { LinkComponent } from '../../theme/ui-context.ts'
import type { CellsProps } from './row.tsx'
import { linkTo } from './row-link.tsx'
import type { AnyRow } from './row-source.ts'
import { cellContent } from '../columns/cell-content.tsx'
import { textOf } from '../columns/column-text.ts'
import { booleanOf, valueOf } from '../columns/column-value.ts'
import type { Track } from '../columns/tracks.ts'

interface RowCellsOptions {
  tracks: readonly Track<AnyRow>[]
  locale: Locale
  link: LinkComponent
  t: Translate
  /** Rows are cards. @default false */
  asCards?: boolean
}

/** Draws the cells of a row. Functions, not components: 600 components more would be felt when scrolling. */
export function cellsWith({
  tracks,
  locale,
  link: Link,
  t,
  asCards = false,
}: RowCellsOptions): (row: CellsProps) => ReactNode {
  const [first, second] = tracks.filter(({ kind }) => kind === 'data')
  /** The first column names the row for its box and its menu. */
  const nameOf = (item: AnyRow, row: number): string =>
    (first?.column && textOf(first.column, item, locale)) || t('grid.row', { n: row + 1 })

  const control = ({ kind }: Track<AnyRow>, { item, row, isSelected }: CellsProps, tabIndex: number) =>
    kind === 'select' ? (
      <span
        role="checkbox"
        data-focus=""
        data-box={isSelected}
        tabIndex={tabIndex}
        aria-checked={isSelected}
        aria-label={t('grid.selectRow', { name: nameOf(item, row) })}
      />
    ) : (
      <button
        type="button"
        data-focus=""
        data-dots=""
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={t('grid.rowActions', { name: nameOf(item, row) })}
      />
    )

  function cell(track: Track<AnyRow>, at: number, row: CellsProps): ReactNode {
    const { item, tree, state } = row
    const { column, kind, style } = track
    const tabIndex = at === row.activeCell ? 0 : undefined
    if (kind !== 'data')
      return (
        <div
          key={track.id}
          role="gridcell"
          aria-colindex={at + 1}
          tabIndex={tree ? tabIndex : undefined}
          data-track={kind}
          data-pinned={tree ? undefined : ''}
          style={style}
        >
          {tree ? tree.menu : control(track, row, tabIndex ?? -1)}
        </div>
      )
    if (tree && track === first)
      return (
        <div key={track.id} role="gridcell" aria-colindex={at + 1} tabIndex={tabIndex} data-tree="" style={style}>
          {tree.label}
        </div>
      )
    if (!column) return null
    const text = column.cell ? undefined : textOf(column, item, locale)
    const content = column.cell ? column.cell(item) : text
    const href = text === '' ? undefined : column.href?.(item)
    const type = column.dataType
    // Alone in its cell, a link has the focus for it (ARIA Authoring Practices, grid).
    const isFocusInside = href !== undefined && !tree
    const shown =
      href === undefined ? (
        content
      ) : tree ? (
        linkTo(Link, href, content)
      ) : (
        <Link href={href} tabIndex={tabIndex ?? -1} data-focus="" data-link="">
          {content}
        </Link>
      )
    return (
      <div
        key={track.id}
        role="gridcell"
        aria-colindex={at + 1}
        tabIndex={isFocusInside ? undefined : tabIndex}
        data-type={type}
        data-card={asCards ? (track === first ? 'name' : track === second ? 'beside' : 'line') : undefined}
        data-name={asCards ? column.text : undefined}
        data-pinned={track.isPinned ? '' : undefined}
        data-flag={type === 'boolean' && text ? booleanOf(valueOf(column, item)) : undefined}
        data-empty={text === '' ? '' : undefined}
        style={style}
      >
        {cellContent({
          content: shown,
          isLong: column.isLong,
          note: !tree && track === first && state ? { text: t(`grid.${state}`) } : column.note?.(item),
        })}
      </div>
    )
  }
  return (row) => tracks.map((track, at) => cell(track, at, row))
}
