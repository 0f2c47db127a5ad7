import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why nothing was made, in one line for people. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Everything one run makes and changes. Paths start at the project's root. */
export interface Plan {
  files: readonly { path: string; text: string }[]
  edits: readonly { path: string; edit: (text: string) => string }[]
  /** What a person has to do next, a line each. */
  next: readonly string[]
}

/** Reads a file of the project; refuses when it is not there. */
export function readIn(root: string, path: string): string {
  const file = join(root, path)
  if (!existsSync(file)) throw new Refused(`${path} is not there`)
  return readFileSync(file, 'utf8')
}

/** Carries a plan out whole or, when a target exists or an edit finds no place, not at all. Answers the paths it wrote. */
export function carryOut({ files, edits }: Plan, root: string): { made: string[]; changed: string[] } {
  const there = files.find(({ path }) => existsSync(join(root, path)))
  if (there) throw new Refused(`${there.path} exists already`)
  const changed = edits.map(({ path, edit }) => ({ path, text: edit(readIn(root, path)) }))
  for (const { path, text } of [...files, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { made: files.map(({ path }) => path), changed: changed.map(({ path }) => path) }
}
