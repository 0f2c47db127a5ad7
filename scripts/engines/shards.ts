/** A part of all groups: the `at`th, from 1, of `of`. */
export interface Shard {
  at: number
  of: number
}

export const wholeShard: Shard = { at: 1, of: 1 }

/** Parses `2/4`. Throws for an invalid shard. */
export function parseShard(text: string): Shard {
  const [, at, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (!at || !of || at > of) throw new Error(`${text} is no shard: 2/4 is the second of four.`)
  return { at, of }
}

export const writeShard = ({ at, of }: Shard): string => `${at}/${of}`

/** The groups of a shard: deterministic, groups never split, shards as even as that allows. */
export function shardOf<Item>(groups: readonly (readonly Item[])[], { at, of }: Shard): (readonly Item[])[] {
  const shards = Array.from({ length: of }, () => ({ size: 0, groups: [] as (readonly Item[])[] }))
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const [lightest] = shards.toSorted((one, other) => one.size - other.size)
    lightest!.size += group.length
    lightest!.groups.push(group)
  }
  return shards[at - 1]!.groups
}
