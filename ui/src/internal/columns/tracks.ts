import type { CSSProperties } from 'react'
import type { GridColumn, GridLayout } from './column-types.ts'
import { placedColumns } from './layout.ts'
import { rem } from '../text-scale.ts'

/** One vertical strip of the grid: a column, the boxes that select rows, or the buttons of row menus. */
export interface Track<Row> {
  id: string
  kind: 'select' | 'data' | 'menu'
  column?: GridColumn<Row>
  width: number
  isPinned: boolean
  /** The same object for all cells of the track, so that React compares it once. */
  style: CSSProperties
}

export const selectTrack = '\u0000select'
export const menuTrack = '\u0000menu'
const selectWidth = 44
const menuWidth = 48
const growing = new Set(['text', 'choice', undefined])

export interface TracksOptions<Row> {
  columns: readonly GridColumn<Row>[]
  layout: GridLayout
  hasBoxes: boolean
  hasMenus: boolean
}

/** The strips in order, and what they take together at least, in px. Texts share the room that is left, unless users gave them a width. */
export function tracksOf<Row>({ columns, layout, hasBoxes, hasMenus }: TracksOptions<Row>): { tracks: Track<Row>[]; width: number } {
  const data = placedColumns(columns, layout, hasBoxes ? selectWidth : 0).map(({ column, width, pinnedAt }): Track<Row> => {
    const isPinned = pinnedAt !== undefined
    const grows = !isPinned && growing.has(column.dataType) && layout.widths[column.id] === undefined
    const flex = `${grows ? width : 0} 0 ${rem(width)}`
    return { id: column.id, kind: 'data', column, width, isPinned, style: isPinned ? { flex, insetInlineStart: rem(pinnedAt) } : { flex } }
  })
  const select: Track<Row> = { id: selectTrack, kind: 'select', width: selectWidth, isPinned: true, style: { flex: `0 0 ${rem(selectWidth)}`, insetInlineStart: 0 } }
  const menu: Track<Row> = { id: menuTrack, kind: 'menu', width: menuWidth, isPinned: true, style: { flex: `0 0 ${rem(menuWidth)}`, insetInlineEnd: 0 } }
  const tracks = [...(hasBoxes ? [select] : []), ...data, ...(hasMenus ? [menu] : [])]
  return { tracks, width: tracks.reduce((sum, track) => sum + track.width, 0) }
}
