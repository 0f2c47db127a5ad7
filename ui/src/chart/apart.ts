/** Where a part begins and ends, in px from where the stack does. */
interface Part {
  from: number
  to: number
}

/**
 * Parts of a stack with a gap between them, which is taken from the end of the lower. The stack stays as long as its lengths are together (px);
 * each part keeps a pixel, or an equal share of a stack that has less than one for each.
 */
export function partsWithGaps(lengths: readonly number[], gap: number): Part[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const least = Math.min(1, whole / Math.max(1, lengths.length))
  let [base, end] = [0, 0]
  const parts = lengths.map((length, at): Part => {
    const from = Math.max(base, end)
    base += length
    end = at === lengths.length - 1 ? whole : Math.max(base - gap, from + least)
    return { from, to: end }
  })
  // Room that thin parts took too much is taken back from the parts before them.
  let limit = whole
  for (const part of parts.toReversed()) {
    part.to = Math.min(part.to, limit)
    part.from = Math.max(0, Math.min(part.from, part.to - least))
    limit = part.from
  }
  return parts
}

interface Block {
  sum: number
  count: number
}

const middle = ({ sum, count }: Block): number => sum / count

/** Places `room` px from each other at least, in the order given, inside of `from` to `to`, and as near to where they are wanted as that lets them. */
export function spread(wanted: readonly number[], room: number, { from, to }: Part): number[] {
  // Without the room between them, those that would cross meet in their middle.
  const blocks: Block[] = []
  wanted.forEach((at, place) => {
    let block: Block = { sum: at - place * room, count: 1 }
    for (let before = blocks.at(-1); before && middle(before) > middle(block); before = blocks.at(-1)) {
      blocks.pop()
      block = { sum: before.sum + block.sum, count: before.count + block.count }
    }
    blocks.push(block)
  })
  const last = to - (wanted.length - 1) * room
  return blocks
    .flatMap((block) => Array.from({ length: block.count }, () => Math.max(from, Math.min(last, middle(block)))))
    .map((at, place) => at + place * room)
}
