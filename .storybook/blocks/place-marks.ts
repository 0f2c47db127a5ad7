interface Place {
  left: number
  top: number
}

/** A part's outline and where its number stands, in px of the story's page. */
export interface Mark {
  number: number
  box: Place & { width: number; height: number }
  at: Place
}

/** Side of a number, in px. */
const side = 18

/** Puts a number at a corner of each part, away from the numbers that stand already. Parts that are not there get none. */
export function placeMarks(boxes: readonly (DOMRect | undefined)[]): Mark[] {
  const taken: Place[] = []
  const isFree = ({ left, top }: Place) => taken.every((other) => Math.abs(other.left - left) >= side || Math.abs(other.top - top) >= side)
  return boxes.flatMap((box, index) => {
    if (!box || box.width === 0) return []
    const { left, top, right, bottom, width, height } = box
    const half = side / 2
    const corners: Place[] = [
      { left: left - half, top: top - half },
      { left: right - half, top: top - half },
      { left: left - half, top: bottom - half },
      { left: right - half, top: bottom - half },
      { left: left + width / 2 - half, top: top - half },
      { left: left + width / 2 - half, top: bottom - half },
      { left: left + width / 4, top: top - half },
    ].map((place) => ({ left: Math.max(1, place.left), top: Math.max(1, place.top) }))
    const at = corners.find(isFree) ?? { left: left + width / 2, top }
    taken.push(at)
    return [{ number: index + 1, box: { left, top, width, height }, at }]
  })
}
