import type { Command } from './commands.ts'

/** Number of lines that a page key moves by. */
const pageOfLines = 8

/** Whether a key moves among the lines or chooses one: such keys wait for the answer to the typed text. */
export const isLineKey = (key: string): boolean => key === 'Enter' || Object.hasOwn(leads, key)

/** For each key, the index it moves to from `at` among `count` lines; -1 is the field, from which it moves to the first or last. The arrows wrap around. */
const leads: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  PageDown: (at, count) => Math.min(count - 1, Math.max(0, at) + pageOfLines),
  PageUp: (at) => Math.max(0, at - pageOfLines),
}

/** Result of keys applied in order: the active line, and the chosen one. */
export interface KeysDone {
  active: Command | null
  chosen: Command | null
}

/** Applies the keys to the lines. `first`: the line that Enter takes where none is active; null for an empty field, so that Enter opens nothing. */
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
