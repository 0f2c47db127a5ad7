import type { Command } from './commands.ts'

/** How many lines a page key goes on. */
const pageOfLines = 8

/** Keys that go through the lines, or choose one: they wait until the typed text has its answer. */
export const isLineKey = (key: string): boolean => key === 'Enter' || Object.hasOwn(leads, key)

/** Where each key leads from a line of so many; -1 stands for the field, from which one goes to the first or the last. The arrows go round. */
const leads: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  PageDown: (at, count) => Math.min(count - 1, Math.max(0, at) + pageOfLines),
  PageUp: (at) => Math.max(0, at - pageOfLines),
}

/** Result of keys in the order in which they were pressed: the line that is meant then, and the one that was chosen. */
export interface KeysDone {
  active: Command | null
  chosen: Command | null
}

/** Applies the keys to the lines there are. `first`: the line that Enter takes where none is meant; null where the field is empty, so that no line opens by itself. */
export function doKeys(
  keys: readonly string[],
  lines: readonly Command[],
  { active, first }: { active: Command | null; first: Command | null },
): KeysDone {
  let meant = active
  for (const key of keys) {
    const chosen = meant ?? first
    if (key === 'Enter' && chosen) return { active: meant, chosen }
    const lead = leads[key]
    const at = meant ? lines.indexOf(meant) : -1
    if (lead && lines.length > 0) meant = lines[lead(at, lines.length)] ?? null
  }
  return { active: meant, chosen: null }
}
