/** Pseudo-random numbers, the same on every machine. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  integer: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** A generator (mulberry32) with a sequence of its own. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (below: number) => Math.floor(next() * below)
  return {
    integer,
    pick: (items) => {
      const item = items[integer(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
