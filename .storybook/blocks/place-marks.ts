interface Place {
  left: number
  top: number
}

interface Box extends Place {
  width: number
  height: number
}

/** A part's outline and where its number stands, in px of the story's page. */
export interface Mark {
  number: number
  box: Box
  at: Place
}

/** Side of a number, and its distance from what it names, in px. */
const [side, gap] = [18, 3]

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))

/** Every place beside a box, the nearest to where reading begins first. */
function placesBeside({ left, top, width, height }: Box): Place[] {
  const [middle, centre] = [left + (width - side) / 2, top + (height - side) / 2]
  const [before, after, above, below] = [left - side - gap, left + width + gap, top - side - gap, top + height + gap]
  return [
    { left: before, top: centre },
    { left: after, top: centre },
    { left: middle, top: above },
    { left: middle, top: below },
    { left, top: above },
    { left: left + width - side, top: above },
    { left, top: below },
    { left: left + width - side, top: below },
    { left: before, top },
    { left: after, top },
    { left: before, top: top + height - side },
    { left: after, top: top + height - side },
  ]
}

/** Puts a number beside each part, where it covers least of the others and of their numbers. `page`: what can be seen. Parts that are not there get none. */
export function placeMarks(boxes: readonly (DOMRect | undefined)[], page: { width: number; height: number }): Mark[] {
  const seen = boxes.flatMap((box, index) =>
    box && box.width > 0
      ? [{ number: index + 1, box: { left: box.left, top: box.top, width: box.width, height: box.height } }]
      : [],
  )
  const taken: Box[] = []
  // What holds others covers nothing: numbers of its parts stand inside of it.
  const holds = (one: Box, other: Box) => one !== other && overlap(one, other) >= other.width * other.height * 0.95
  return seen.map(({ number, box }) => {
    const others = seen.filter((other) => other.box !== box && !holds(other.box, box))
    const cost = (place: Place): number => {
      const own = { ...place, width: side, height: side }
      return (
        others.reduce((sum, other) => sum + overlap(own, other.box), 0) +
        taken.reduce((sum, other) => sum + 10 * overlap(own, other), 0)
      )
    }
    const isInside = ({ left, top }: Place) =>
      left >= 0 && top >= 0 && left + side <= page.width && top + side <= page.height
    const places = placesBeside(box).filter(isInside)
    const at =
      (places.length > 0 ? places : [{ left: box.left, top: box.top }]).toSorted(
        (one, other) => cost(one) - cost(other),
      )[0] ?? box
    taken.push({ ...at, width: side, height: side })
    return { number, box, at: { left: at.left, top: at.top } }
  })
}
