import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { heardText, type HeardTexts, readHeard, writeHeard } from '../../.storybook/hearing/heard-file.ts'
import type { Opening } from '../review/entry.ts'
import { root } from '../run.ts'

/** Announced texts by component folder. */
export type HeardByComponent = Readonly<Record<string, HeardTexts>>

const folder = join(root, '.storybook/heard')

/** The accepted texts of every component, kept in git. */
export const acceptedHeard = (): HeardByComponent =>
  Object.fromEntries(
    globSync('*.txt', { cwd: folder }).map((file) => [
      basename(file, '.txt'),
      readHeard(readFileSync(join(folder, file), 'utf8')),
    ]),
  )

/** The texts that a review heard. */
export function heardIn(openings: readonly Opening[]): HeardByComponent {
  const byComponent: Record<string, Record<string, string>> = {}
  for (const { entry, heard } of openings) {
    const [, component] = /ui\/src\/([\w-]+)\//.exec(entry.importPath) ?? []
    if (heard && component) (byComponent[component] ??= {})[entry.id] = heardText(heard)
  }
  return byComponent
}

/** Accepts the heard texts; with `isPartial`, stories that were not opened keep theirs. */
export function acceptHeard(heard: HeardByComponent, isPartial: boolean): void {
  const accepted = acceptedHeard()
  mkdirSync(folder, { recursive: true })
  for (const component of Object.keys(accepted)) {
    if (!isPartial && !heard[component]) rmSync(join(folder, `${component}.txt`))
  }
  for (const [component, texts] of Object.entries(heard))
    writeFileSync(
      join(folder, `${component}.txt`),
      writeHeard(isPartial ? { ...accepted[component], ...texts } : texts),
    )
}
