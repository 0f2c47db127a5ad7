/**
 * Rows by their places in px, and the element that scrolls by its own: one and the same for lists of common length. No browser makes an element
 * as tall as a million rows, so the element of a longer list is cut to a height that each of them makes; it stands for all rows by leaving out
 * some above those in view, the more the farther it is scrolled.
 */
export interface RowSpace {
  /** All rows. */
  count: number
  rowHeight: number
  /** Height of the part in which rows are seen. */
  viewHeight: number
  /** In px: the tallest that the rows may be. @default tallest */
  limit?: number
}

/** How an element stands for the rows: it is scrolled by `top` px, and so many rows above it are left out. */
export interface RowStand {
  top: number
  skipped: number
}

/** Chromium makes an element 33.5 million px tall, Firefox 17.9; magnified five times, as pages can be, 6.7. That is some 160,000 rows. */
export const tallest = 6_000_000

/** Rows that the element is as tall as. */
export const rowsWithin = ({ count, rowHeight, limit = tallest }: RowSpace): number =>
  Math.min(count, Math.floor(limit / rowHeight))

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

function measure(space: RowSpace) {
  const { count, rowHeight, viewHeight } = space
  const rows = rowsWithin(space)
  const height = rows * rowHeight
  return {
    mostSkipped: count - rows,
    /** The farthest that the element scrolls. */
    lowest: Math.max(0, height - viewHeight),
    /** A stretch at either end where nothing is left out but what lies beyond the other end, so that both ends are reached px by px. */
    edge: height / 100,
    /** The bar is moved by a quarter of a pixel at least, on the finest of screens; a wheel or a key moves less than that. */
    leap: Math.max(viewHeight, height / (4 * Math.max(1, viewHeight))),
  }
}

/** Where the element stands best to show from `position` on, counted in px over all rows. */
export function standAt(space: RowSpace, position: number): RowStand {
  const { mostSkipped, lowest, edge } = measure(space)
  if (mostSkipped === 0) return { top: position, skipped: 0 }
  const beyond = mostSkipped * space.rowHeight
  const place = between(0, position, lowest + beyond)
  const share = between(0, (place - edge) / (lowest + beyond - 2 * edge), 1)
  const skipped = Math.round(share * mostSkipped)
  return { top: place - skipped * space.rowHeight, skipped }
}

/** Where it stands after it was scrolled to `top`: a wheel or a key moves the rows px by px, the bar by its share of all of them. */
export function standAfter(space: RowSpace, before: RowStand, top: number): RowStand {
  const { mostSkipped, lowest, edge, leap } = measure(space)
  if (mostSkipped === 0) return { top, skipped: 0 }
  if (Math.abs(top - before.top) > leap) {
    const share = between(0, (top - edge) / (lowest - 2 * edge), 1)
    return { top, skipped: Math.round(share * mostSkipped) }
  }
  const { skipped } = before
  const isAtEnd = (top < edge / 2 && skipped > 0) || (top > lowest - edge / 2 && skipped < mostSkipped)
  return isAtEnd ? standAt(space, positionOf(space, { top, skipped })) : { top, skipped }
}

/** Where it stands to show from `position` on: as it did before, if that is near. */
export function standNear(space: RowSpace, before: RowStand, position: number): RowStand {
  const { mostSkipped, lowest, leap } = measure(space)
  const top = position - before.skipped * space.rowHeight
  const isNear = Math.abs(top - before.top) <= leap && top >= 0 && top <= lowest
  return mostSkipped === 0 || isNear ? { top, skipped: before.skipped } : standAt(space, position)
}

/** In px over all rows: where the view begins. */
export const positionOf = ({ rowHeight }: RowSpace, { top, skipped }: RowStand): number => top + skipped * rowHeight
