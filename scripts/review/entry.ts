import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Heard } from '../../.storybook/hearing/heard.ts'

/** One entry of a built Storybook's index. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  /** Path of its file from the project's root, after `./`. */
  importPath: string
  /** Of a story. */
  exportName?: string
  tags?: string[]
}

export type Theme = 'light' | 'dark'

/** Result of opening an entry in one theme. */
export interface Opening {
  entry: Entry
  theme: Theme
  /** Problems, one line each. */
  problems: string[]
  /** Longest task of the page until it was played, in ms. */
  longestTask: number
  /** Whether axe passed in the story's theme, and in the other one; undefined where it did not run. */
  isOwnThemePassed?: boolean
  isOtherThemePassed?: boolean
  /** Announced text of a component's story, where it was recorded. */
  heard?: Heard
}

/** Every story and page of a built Storybook whose id or file holds one of `parts`; all of them without any. */
export function entriesOf(folder: string, parts: readonly string[] = []): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(
    ({ id, importPath }) => parts.length === 0 || parts.some((part) => id.includes(part) || importPath.includes(part)),
  )
}

/** Groups entries: stories of one file together, as they share a page; each documentation page alone. */
export function groupsOf(entries: readonly Entry[]): Entry[][] {
  const groups = Map.groupBy(entries, ({ type, importPath, id }) => (type === 'story' ? importPath : id))
  // Long ones first, so that no worker is left with one at the end.
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}
