import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { EngineName } from './ask.ts'
import type { Place } from './declared.ts'
import type { Summary } from './table.ts'

/** Result of one checked item. */
export interface KeptItem extends Summary {
  day: string
  seconds: number
  versions: Record<EngineName, string>
}

/** Results of a place, from several runs. */
export interface Kept {
  /** Names of all items to check. */
  all: string[]
  items: Record<string, KeptItem>
}

const folder = join(root, '.storybook/generated/barriers')
const fileOf = (place: Place) => join(folder, `${place}.json`)

export const readKept = (place: Place): Kept =>
  existsSync(fileOf(place)) ? (JSON.parse(readFileSync(fileOf(place), 'utf8')) as Kept) : { all: [], items: {} }

/** New results merged into the earlier ones; items that no longer exist are dropped. */
export function keptAfter(before: Kept, all: readonly string[], items: Kept['items'] = {}): Kept {
  const names = new Set(all)
  return {
    all: [...names],
    items: Object.fromEntries(Object.entries({ ...before.items, ...items }).filter(([name]) => names.has(name))),
  }
}

/** Saves results, so that an aborted run keeps them. */
export function keep(place: Place, all: readonly string[], items: Kept['items']): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(place), `${JSON.stringify(keptAfter(readKept(place), all, items), null, 1)}\n`)
}

/** Items that were never checked. */
export const lackingOf = ({ all, items }: Kept): string[] => all.filter((name) => items[name] === undefined)
