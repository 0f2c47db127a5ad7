import fc from 'fast-check'

/** Some of a list, other ones with another seed; all of it where there are no more. */
export const someOf = <Item>(items: readonly Item[], count: number, seed: number): Item[] => {
  const length = Math.min(count, items.length)
  const [some = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: length, maxLength: length }), {
    numRuns: 1,
    seed,
  })
  return some
}

/** One of each group, for so many groups: no two faults of one operation, so that all are tried at once. */
export const oneOfEach = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  count: number,
  seed: number,
): Item[] =>
  someOf([...Map.groupBy(items, groupOf).values()], count, seed).flatMap((group, at) => someOf(group, 1, seed + at))
