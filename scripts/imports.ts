import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.ts'

/** Imports of each file, by paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Whether a file is part of the product: not tests, stories and their helpers. */
const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|spec|bench|d)\.tsx?$/.test(file) && !/(^|\/)(testing|bench)\//.test(file)

/** The import graph of some folders, without packages and other folders. */
export function importsIn(...folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isProduct)
      .map((file) => join(folder, file)),
  )
  const known = new Set(files)
  return new Map(
    files.toSorted().map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
        join(dirname(file), path),
      )
      return [file, imported.filter((path) => known.has(path))]
    }),
  )
}

/** All files that some files import, directly or not, themselves included; imports of `stops` are not followed. */
export function reachedFrom(
  graph: ImportGraph,
  roots: readonly string[],
  stops: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const reached = new Set(roots)
  for (const file of reached) for (const next of graph.get(file) ?? []) if (!stops.has(next)) reached.add(next)
  return reached
}

/**
 * Owner of each file: the name of the only root that imports it, directly or not. Files of
 * several roots have none. `others` are roots too, but own no files.
 */
export function ownersOf(
  graph: ImportGraph,
  roots: ReadonlyMap<string, readonly string[]>,
  others: readonly string[] = [],
): ReadonlyMap<string, string> {
  const stops = new Set([...roots.values()].flat())
  const users = new Map<string, Set<string>>()
  const note = (name: string, files: Iterable<string>) => {
    for (const file of files) users.set(file, (users.get(file) ?? new Set()).add(name))
  }
  for (const [name, files] of roots)
    note(name, reachedFrom(graph, files, new Set([...stops].filter((file) => !files.includes(file)))))
  note('', reachedFrom(graph, others, stops))
  return new Map(
    [...users].flatMap(([file, [name = '', ...more]]) => (more.length === 0 && name !== '' ? [[file, name]] : [])),
  )
}

/** Number of lines of files. */
export const linesOf = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) =>
      sum + (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length : 0),
    0,
  )
