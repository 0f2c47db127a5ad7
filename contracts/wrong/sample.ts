import fc from 'fast-check'

/** Up to `count` items of a list, chosen by the seed. */
export const someOf = <Item>(items: readonly Item[], count: number, seed: number): Item[] => {
  const length = Math.min(count, items.length)
  const [some = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: length, maxLength: length }), {
    numRuns: 1,
    seed,
  })
  return some
}

/** One item from each of `count` groups: no two faults of one operation, so that all can be tried at once. */
export const oneOfEach = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  count: number,
  seed: number,
): Item[] =>
  someOf([...Map.groupBy(items, groupOf).values()], count, seed).flatMap((group, at) => someOf(group, 1, seed + at))
