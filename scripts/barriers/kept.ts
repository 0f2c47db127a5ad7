import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { EngineName } from './ask.ts'
import type { Place } from './declared.ts'
import type { Summary } from './table.ts'

/** What came of one thing that was asked about. */
export interface KeptItem extends Summary {
  day: string
  seconds: number
  versions: Record<EngineName, string>
}

/** What was found of a place, whichever runs found it. */
export interface Kept {
  /** Everything there is to ask about. */
  all: string[]
  items: Record<string, KeptItem>
}

const folder = join(root, '.storybook/generated/barriers')
const fileOf = (place: Place) => join(folder, `${place}.json`)

export const readKept = (place: Place): Kept =>
  existsSync(fileOf(place)) ? (JSON.parse(readFileSync(fileOf(place), 'utf8')) as Kept) : { all: [], items: {} }

/** Takes the place of what was found before; what there is no more is forgotten. */
export function keptAfter(before: Kept, all: readonly string[], items: Kept['items'] = {}): Kept {
  const names = new Set(all)
  return {
    all: [...names],
    items: Object.fromEntries(Object.entries({ ...before.items, ...items }).filter(([name]) => names.has(name))),
  }
}

/** Keeps what was found, so that whoever ends a run before it has come to its end keeps it. */
export function keep(place: Place, all: readonly string[], items: Kept['items']): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(place), `${JSON.stringify(keptAfter(readKept(place), all, items), null, 1)}\n`)
}

/** What nobody has asked about. */
export const lackingOf = ({ all, items }: Kept): string[] => all.filter((name) => items[name] === undefined)
