import type { CSSProperties } from 'react'
import type { GridColumn, GridLayout } from './column-types.ts'
import { leastWidthOf, placedColumns } from './layout.ts'
import type { PlacedColumn } from './layout.ts'
import { rem } from '../text-scale.ts'

/** One vertical strip of the grid: a column, the boxes that select rows, or the buttons of row menus. */
export interface Track<Row> {
  id: string
  kind: 'select' | 'data' | 'menu'
  column?: GridColumn<Row>
  /** In px, and the width it may shrink to. */
  width: number
  least: number
  isPinned: boolean
  /** Style of the strip's cells. */
  style: CSSProperties
}

const selectTrack = '\u0000select'
const menuTrack = '\u0000menu'
const selectWidth = 44
const menuWidth = 48
/** A text of this width takes one share, in px. */
const usual = 160
const growing = new Set(['text', 'choice', undefined])

interface TracksOptions<Row> {
  columns: readonly GridColumn<Row>[]
  layout: GridLayout
  hasBoxes: boolean
  hasMenus: boolean
}

/** The strips of a grid and, in px, the least width of all together and that of the pinned ones at both ends. */
interface Tracks<Row> {
  tracks: Track<Row>[]
  width: number
  /** `boxes` is the part of the start that stays where there is no room for pinned columns. */
  edges: { start: number; boxes: number; end: number }
}

const fixed = <Row>(id: string, kind: 'select' | 'menu', width: number): Track<Row> => ({
  id,
  kind,
  width,
  least: width,
  isPinned: true,
  style: { flex: `0 0 ${rem(width)}`, [kind === 'select' ? 'insetInlineStart' : 'insetInlineEnd']: 0 },
})

/** Pinned ones stay as wide as they are: the next one's place is counted from them. So do those that users gave a width. */
const isFirm = <Row>({ column, pinnedAt }: PlacedColumn<Row>, { widths }: GridLayout): boolean =>
  pinnedAt !== undefined || widths[column.id] !== undefined

const shareOf = <Row>({ column, width }: PlacedColumn<Row>): number =>
  column.share ?? (growing.has(column.dataType) ? width / usual : 0)

/**
 * The strips in order. They fill the width there is: by their shares where there is more than they ask for, down to the width each takes
 * at least where there is less; only then do they scroll.
 */
export function tracksOf<Row>({ columns, layout, hasBoxes, hasMenus }: TracksOptions<Row>): Tracks<Row> {
  const placed = placedColumns(columns, layout, hasBoxes ? selectWidth : 0)
  const free = placed.filter((one) => !isFirm(one, layout))
  const isShared = free.some((one) => shareOf(one) > 0)
  const data = placed.map((one): Track<Row> => {
    const { column, width, pinnedAt } = one
    const isPinned = pinnedAt !== undefined
    const firm = isFirm(one, layout)
    const narrowest = firm ? width : leastWidthOf(column, layout)
    // Where no column asks for a share, each gets an equal one.
    const share = isShared ? shareOf(one) : 1
    // Times 100, as `flex-grow` values with a sum below 1 leave space empty.
    const grow = firm ? 0 : 100 * share
    const style: CSSProperties = { flex: `${grow} ${firm ? 0 : 1} ${rem(width)}`, minInlineSize: rem(narrowest) }
    return {
      id: column.id,
      kind: 'data',
      column,
      width,
      least: narrowest,
      isPinned,
      style: isPinned ? { ...style, insetInlineStart: rem(pinnedAt) } : style,
    }
  })
  const tracks: Track<Row>[] = [
    ...(hasBoxes ? [fixed(selectTrack, 'select', selectWidth)] : []),
    ...data,
    ...(hasMenus ? [fixed(menuTrack, 'menu', menuWidth)] : []),
  ]
  const sum = (some: readonly Track<Row>[]) => some.reduce((total, track) => total + track.least, 0)
  const start = sum(tracks.filter(({ kind, isPinned }) => isPinned && kind !== 'menu'))
  return {
    tracks,
    width: sum(tracks),
    edges: { start, boxes: hasBoxes ? selectWidth : 0, end: hasMenus ? menuWidth : 0 },
  }
}
