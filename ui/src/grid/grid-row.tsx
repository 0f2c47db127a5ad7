import { memo } from 'react'
import type { ReactNode } from 'react'
import { cellContent } from '../internal/columns/cell-content.tsx'
import { textOf } from '../internal/columns/column-text.ts'
import { booleanOf, valueOf } from '../internal/columns/column-value.ts'
import type { RowState } from '../internal/rows/row-state.ts'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import { rowIndexOf } from './grid-view.ts'
import type { AnyRow, RowsView } from './grid-view.ts'
import type { Track } from '../internal/columns/tracks.ts'

export interface GridRowProps {
  view: RowsView
  row: AnyRow
  index: number
  isSelected: boolean
  /** The track of the active cell when it is in this row, else -1. */
  activeAt: number
}

/** The first column names the row for its box and its menu. */
function nameOf({ tracks, locale, t }: RowsView, row: AnyRow, index: number): string {
  const column = tracks.find(({ kind }) => kind === 'data')?.column
  return (column && textOf(column, row, locale)) || t('grid.row', { n: index + 1 })
}

/** One row; plain elements, because a screen of it is some 600 cells. Events are handled by the grid. */
export const GridRow = memo(function GridRow({ view, row, index, isSelected, activeAt }: GridRowProps) {
  const { tracks, t } = view
  const state = view.stateOf?.(row)
  return (
    <div
      role="row"
      aria-rowindex={rowIndexOf(index)}
      aria-selected={view.isSelectable ? isSelected : undefined}
      data-state={state}
    >
      {tracks.map((track, at) => {
        const tabIndex = at === activeAt ? 0 : undefined
        if (track.kind === 'data') return dataCell({ view, track, row, at, tabIndex, state })
        const name = nameOf(view, row, index)
        const control =
          track.kind === 'select' ? (
            <span
              role="checkbox"
              data-focus=""
              data-box={isSelected}
              tabIndex={tabIndex ?? -1}
              aria-checked={isSelected}
              aria-label={t('grid.selectRow', { name })}
            />
          ) : (
            <button
              type="button"
              data-focus=""
              data-dots=""
              tabIndex={tabIndex ?? -1}
              aria-haspopup="menu"
              aria-label={t('grid.rowActions', { name })}
            />
          )
        return (
          <div
            key={track.id}
            role="gridcell"
            aria-colindex={at + 1}
            data-track={track.kind}
            data-pinned=""
            style={track.style}
          >
            {control}
          </div>
        )
      })}
      {activeAt >= 0 && <ActiveMark keeper={view.keeper} at={activeAt} />}
    </div>
  )
})

interface DataCellProps {
  view: RowsView
  track: Track<AnyRow>
  row: AnyRow
  at: number
  tabIndex: 0 | undefined
  state: RowState | undefined
}

/** A function, not a component: 600 components more would be felt when scrolling. */
function dataCell({ view, track, row, at, tabIndex, state }: DataCellProps): ReactNode {
  const { column } = track
  const { link: Link } = view
  if (!column) return null
  const text = column.cell ? undefined : textOf(column, row, view.locale)
  const type = column.dataType
  const content = column.cell ? column.cell(row) : text
  const href = text === '' ? undefined : column.href?.(row)
  const isFirst = track === view.tracks.find(({ kind }) => kind === 'data')
  const note = isFirst && state ? { text: view.t(`grid.${state}`) } : column.note?.(row)
  const link = { tabIndex: tabIndex ?? -1, 'data-focus': '', 'data-link': '' } as const
  const shown =
    href === undefined ? (
      content
    ) : (
      <Link href={href} {...link}>
        {content}
      </Link>
    )
  return (
    <div
      key={track.id}
      role="gridcell"
      aria-colindex={at + 1}
      tabIndex={href === undefined ? tabIndex : undefined}
      data-type={type}
      data-pinned={track.isPinned ? '' : undefined}
      data-flag={type === 'boolean' && text ? booleanOf(valueOf(column, row)) : undefined}
      data-empty={text === '' ? '' : undefined}
      style={track.style}
    >
      {/* Alone in its cell, it has the focus for it (ARIA Authoring Practices, grid). */}
      {cellContent({ content: shown, isLong: column.isLong, note })}
    </div>
  )
}
