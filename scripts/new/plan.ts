import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A one-line reason for which nothing was created. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Everything that a run creates and changes. Paths are relative to the project's root. */
export interface Plan {
  files: readonly { path: string; text: string }[]
  edits: readonly { path: string; edit: (text: string) => string }[]
  /** Next manual steps, one a line. */
  next: readonly string[]
}

/** Reads a file of the project; throws when it does not exist. */
export function readIn(root: string, path: string): string {
  const file = join(root, path)
  if (!existsSync(file)) throw new Refused(`${path} is not there`)
  return readFileSync(file, 'utf8')
}

/** Carries out a plan completely or, when a target exists or an edit finds no place, not at all. Returns the written paths. */
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
