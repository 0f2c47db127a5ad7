/** How large a page is shown: as wide as there is room, whole, or by a factor of its own size. */
export type Zoom = 'width' | 'page' | number

const steps: readonly number[] = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

interface Size {
  width: number
  height: number
}

/** The factor by which a page is shown in the room there is; a page is not blown up beyond twice its size to fill it. */
export function scaleOf(zoom: Zoom, page: Size, room: Size): number {
  if (typeof zoom === 'number') return zoom
  const wide = room.width / page.width
  const fitting = zoom === 'width' ? wide : Math.min(wide, room.height / page.height)
  return Math.min(2, Math.max(0.1, fitting))
}

/** The next step from a factor; the factor itself at the last one. */
export const nextStep = (scale: number, by: 1 | -1): number =>
  (by > 0 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01)) ?? scale

/** Pixels a canvas may have on every browser we know of: one that is larger stays white. */
const mostPixels = 16_000_000

/** The factor a page is drawn with: that of the screen's pixels, less where the canvas would be too large. */
export function drawnScale(scale: number, page: Size, pixelRatio: number): number {
  const wanted = scale * pixelRatio
  return Math.min(wanted, Math.sqrt(mostPixels / (page.width * page.height)))
}
