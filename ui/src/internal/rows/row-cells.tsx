import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Locale, Translate } from '../../messages/index.ts'
import type { LinkComponent } from '../../theme/ui-context.ts'
import type { CellsProps, RowCells, RowProps } from './row.tsx'
import { linkTo } from './row-link.tsx'
import type { AnyRow } from './row-source.ts'
import type { RowStateTexts } from './row-state.ts'
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
  hasCards?: boolean
  stateTexts?: RowStateTexts | undefined
}

interface OwnCell {
  isInTree?: boolean
  tabIndex?: number | undefined
}

/** Draws the cells of a row. Functions, not components: 600 components more would be felt when scrolling. */
export function cellsWith({ tracks, locale, link: Link, t, hasCards = false, stateTexts }: RowCellsOptions): RowCells {
  const [first, second] = tracks.filter(({ kind }) => kind === 'data')
  /** The first column names the row for its box and its menu. */
  const nameOf = (item: AnyRow, row: number): string =>
    (first?.column && textOf(first.column, item, locale, t)) || t('grid.row', { n: row + 1 })

  const own = (track: Track<AnyRow>, at: number, content: ReactNode, { isInTree = false, tabIndex }: OwnCell = {}) => (
    <div
      key={track.id}
      role="gridcell"
      aria-colindex={at + 1}
      tabIndex={tabIndex}
      data-track={track.kind}
      data-pinned={isInTree ? undefined : ''}
    >
      {content}
    </div>
  )
  const tabStop = (at: number, activeCell: number | null) => (at === activeCell ? 0 : -1)

  const box = ({ item, row, isSelected, activeCell }: Pick<RowProps, 'item' | 'row' | 'isSelected' | 'activeCell'>) =>
    tracks[0] &&
    own(
      tracks[0],
      0,
      <span
        role="checkbox"
        data-focus=""
        data-box={isSelected}
        tabIndex={tabStop(0, activeCell)}
        aria-checked={isSelected}
        aria-label={t('grid.selectRow', { name: nameOf(item, row) })}
      />,
    )

  const menu = ({ item, row, activeCell }: CellsProps, at: number) => (
    <button
      type="button"
      data-focus=""
      data-dots=""
      tabIndex={tabStop(at, activeCell)}
      aria-haspopup="menu"
      aria-label={t('grid.rowActions', { name: nameOf(item, row) })}
    />
  )

  function cell(track: Track<AnyRow>, at: number, row: CellsProps): ReactNode {
    const { item, id, tree, state } = row
    const { column, kind } = track
    const tabIndex = at === row.activeCell ? 0 : undefined
    if (kind === 'select') return null
    if (kind === 'menu')
      return tree ? own(track, at, tree.menu, { isInTree: true, tabIndex }) : own(track, at, menu(row, at))
    if (tree && track === first)
      return (
        <div key={track.id} role="gridcell" aria-colindex={at + 1} tabIndex={tabIndex} data-tree="">
          {tree.label}
        </div>
      )
    if (!column) return null
    const text = column.cell ? undefined : textOf(column, item, locale, t)
    // The key gives each row its own instance: a custom cell may hold state.
    const content = column.cell ? <Fragment key={id}>{column.cell(item)}</Fragment> : text
    const href = text === '' ? undefined : column.href?.(item)
    const type = column.dataType
    // A link that is alone in its cell takes the focus in place of the cell (ARIA Authoring Practices, grid).
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
        data-card={hasCards ? (track === first ? 'name' : track === second ? 'beside' : 'line') : undefined}
        data-name={hasCards ? column.text : undefined}
        data-pinned={track.isPinned ? '' : undefined}
        data-flag={type === 'boolean' && text ? booleanOf(valueOf(column, item)) : undefined}
        data-empty={text === '' ? '' : undefined}
      >
        {cellContent({
          content: shown,
          isLong: column.isLong,
          note:
            !tree && track === first && state
              ? { text: stateTexts?.[state] ?? t(`grid.${state}`) }
              : column.note?.(item),
        })}
      </div>
    )
  }
  return {
    cells: (row) => tracks.map((track, at) => cell(track, at, row)),
    box: tracks[0]?.kind === 'select' ? box : null,
  }
}
