import type { Steps } from './slices.ts'

/** Negative when the first comes before the second, by their indexes; 0 keeps their order. */
type CompareIndexes = (one: number, other: number) => number

const run = 8
const itemsPerStep = 2048

function insertionSort(order: Uint32Array, from: number, to: number, compare: CompareIndexes) {
  for (let next = from + 1; next < to; next++) {
    const item = order[next] as number
    let at = next
    while (at > from && compare(order[at - 1] as number, item) > 0) {
      order[at] = order[at - 1] as number
      at--
    }
    order[at] = item
  }
}

/** Stable merge sort of indexes that can pause on the way, which `Array.prototype.sort` cannot. */
export function* sortOrder(given: Uint32Array, compare: CompareIndexes): Steps<Uint32Array> {
  const { length } = given
  let from = given.slice()
  let into = new Uint32Array(length)
  let left = itemsPerStep
  for (let start = 0; start < length; start += run) {
    insertionSort(from, start, Math.min(start + run, length), compare)
    if ((left -= run) <= 0) {
      left = itemsPerStep
      yield
    }
  }
  for (let width = run; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length)
      const end = Math.min(start + 2 * width, length)
      if (middle >= end || compare(from[middle - 1] as number, from[middle] as number) <= 0) {
        into.set(from.subarray(start, end), start)
        continue
      }
      let one = start
      let other = middle
      for (let at = start; at < end; at++) {
        const takeOne = other >= end || (one < middle && compare(from[one] as number, from[other] as number) <= 0)
        into[at] = from[takeOne ? one++ : other++] as number
        if (--left <= 0) {
          left = itemsPerStep
          yield
        }
      }
    }
    ;[from, into] = [into, from]
  }
  return from
}
