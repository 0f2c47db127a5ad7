interface Measures {
  /** Of every element, in px, in their order. */
  widths: readonly number[]
  /** Between two of them. */
  gap: number
  /** Of the button for the rest. */
  more: number
}

/** How many of a row's first elements fit into `room` px: all of them, or as many as leave room for the button of the rest. */
export function fittingCount({ widths, gap, more }: Measures, room: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (all <= room) return widths.length
  let used = more
  const first = widths.findIndex((width) => {
    used += width + gap
    return used > room
  })
  return first < 0 ? widths.length : first
}
