interface Measures {
  /** Of every element, in px, in their order. */
  widths: readonly number[]
  /** Between two of them. */
  gap: number
  /** Of the button for the rest. */
  more: number
}

/** How many of a row's first elements fit into `room` px: all of them, or as many as leave room for the button of the rest, which may be there in any case. */
export function fittingCount({ widths, gap, more }: Measures, room: number, hasMenu = false): number {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (!hasMenu && all <= room) return widths.length
  let used = more
  const first = widths.findIndex((width) => {
    used += width + gap
    return used > room
  })
  return first < 0 ? widths.length : first
}

/** Places of the actions in sight: as many of the first as fit, and the one at `kept` in any case; -1 for none. */
export function fittingPlaces(measures: Measures, kept: number, room: number): number[] {
  const places = [...measures.widths.keys()]
  const count = fittingCount(measures, room)
  if (kept < count) return places.slice(0, count)
  const keptRoom = measures.gap + (measures.widths[kept] ?? 0)
  return [...places.slice(0, fittingCount({ ...measures, more: measures.more + keptRoom }, room)), kept]
}
