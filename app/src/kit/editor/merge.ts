import type { Values } from './context.ts'
import { same } from './equal.ts'

/** Side that changed a field since the editor opened: another user, this one, or both to different values. */
export type Side = 'theirs' | 'mine' | 'both'

/** A field that is not alike before, there and here. */
export interface Difference {
  name: string
  before: unknown
  theirs: unknown
  mine: unknown
  side: Side
}

interface Sides {
  names: readonly string[]
  before: Values
  theirs: Values
  mine: Values
}

/** Differences in the order of the names. A field that both changed to the same value is none. */
export const differences = ({ names, before, theirs, mine }: Sides): Difference[] =>
  names.flatMap((name): Difference[] => {
    const [was, there, here] = [before[name], theirs[name], mine[name]]
    const isTheirs = !same(was, there)
    const isMine = !same(was, here)
    if (same(there, here) || (!isTheirs && !isMine)) return []
    return [
      { name, before: was, theirs: there, mine: here, side: isTheirs && isMine ? 'both' : isMine ? 'mine' : 'theirs' },
    ]
  })

/** The user's values that stay, over the current record: fields only this user changed, and the chosen ones of those changed by both. */
export const kept = (found: readonly Difference[], choices: Readonly<Record<string, 'theirs' | 'mine'>>): Values =>
  Object.fromEntries(
    found.flatMap(({ name, mine, side }) =>
      side === 'mine' || (side === 'both' && choices[name] === 'mine') ? [[name, mine]] : [],
    ),
  )
