export type Side = 'top' | 'bottom' | 'left' | 'right'
/** The side of what it hangs on, and which of its edges it is flush with; in the middle without one. */
export type Placement = Side | `${Side}-start` | `${Side}-end`

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface PlaceOptions {
  placement: Placement
  isRightToLeft: boolean
  /** Of the view, in px. */
  view: { width: number; height: number }
  /** Between the two, in px. */
  gap: number
  /** Moves it along the edge, in px. @default 0 */
  nudge?: number
  /** Where it fits on neither side it may lie over what it hangs on. @default false */
  mayCover?: boolean
}

/** Nearer to the edge of the view nothing stands, in px. */
export const margin = 8

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

const within = (at: number, size: number, room: number): number => Math.max(margin, Math.min(at, room - margin - size))

/** Room in px beside an anchor, between it and the margin of the view. */
function roomAt(side: Side, anchor: Box, { view, gap }: Pick<PlaceOptions, 'view' | 'gap'>): number {
  switch (side) {
    case 'top':
      return anchor.top - gap - margin
    case 'bottom':
      return view.height - anchor.top - anchor.height - gap - margin
    case 'left':
      return anchor.left - gap - margin
    case 'right':
      return view.width - anchor.left - anchor.width - gap - margin
  }
}

const parts = (placement: Placement): [Side, 'start' | 'end' | undefined] => placement.split('-') as [Side, 'start' | 'end' | undefined]
const isBeside = (side: Side): boolean => side === 'left' || side === 'right'

/** The side it goes to: the one asked for, unless it does not fit there and the other one has more room. With the room there is. */
export function sideOf(anchor: Box, size: Pick<Box, 'width' | 'height'>, options: PlaceOptions): { side: Side; room: number } {
  const [asked] = parts(options.placement)
  const needed = isBeside(asked) ? size.width : size.height
  const room = roomAt(asked, anchor, options)
  const otherRoom = roomAt(opposite[asked], anchor, options)
  return needed > room && otherRoom > room ? { side: opposite[asked], room: otherRoom } : { side: asked, room }
}

/** Where along the anchor's edge it begins: flush with the edge asked for, with the other one if only that fits, else as near as the view allows. */
function along(from: number, length: number, size: number, room: number, align: 'start' | 'end' | undefined, nudge: number): number {
  if (!align) return within(from + (length - size) / 2, size, room)
  const [start, end] = [from + nudge, from + length - size - nudge]
  const fits = (at: number) => at >= margin && at + size <= room - margin
  const [asked, other] = align === 'start' ? [start, end] : [end, start]
  return within(!fits(asked) && fits(other) ? other : asked, size, room)
}

/** Where something of a size hangs on an anchor, in px of the view. */
export function placeAt(anchor: Box, size: Pick<Box, 'width' | 'height'>, options: PlaceOptions): { left: number; top: number } {
  const { view, gap, nudge = 0, mayCover = false, isRightToLeft } = options
  const { side } = sideOf(anchor, size, options)
  const [, align] = parts(options.placement)
  const before = side === 'top' || side === 'left'
  if (isBeside(side)) {
    const left = before ? anchor.left - gap - size.width : anchor.left + anchor.width + gap
    return { left: mayCover ? within(left, size.width, view.width) : left, top: along(anchor.top, anchor.height, size.height, view.height, align, nudge) }
  }
  const top = before ? anchor.top - gap - size.height : anchor.top + anchor.height + gap
  const inline = align && isRightToLeft ? (align === 'start' ? 'end' : 'start') : align
  return { left: along(anchor.left, anchor.width, size.width, view.width, inline, nudge), top: mayCover ? within(top, size.height, view.height) : top }
}
