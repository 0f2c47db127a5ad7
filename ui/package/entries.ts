/** The library's public entries, found in its folders. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the package; `import.meta.dirname` would be another's where tsup bundles its configuration. */
export const library = fileURLToPath(new URL('..', import.meta.url))

interface Manifest {
  name: string
  version: string
  exports: Record<string, unknown>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

export const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Manifest

/** Packages that the consumer brings, each of which must be there only once. */
export const peers = Object.keys(manifest.peerDependencies)

const isClosed = (name: string): boolean => manifest.exports[`./${name}`] === null

/** `index`, and each folder of `src` with an index of its own that the manifest does not close, in alphabetical order. */
export const entries: readonly string[] = [
  'index',
  ...globSync('src/*/index.ts', { cwd: library })
    .map((path) => path.split(/[/\\]/)[1] ?? '')
    .filter((name) => !isClosed(name))
    .toSorted(),
]

/** Path of an entry's file under `src` or `dist`, without its extension. */
export const fileOf = (entry: string): string => (entry === 'index' ? 'index' : `${entry}/index`)

/** The specifier that a consumer imports an entry by. */
export const specifierOf = (entry: string): string => (entry === 'index' ? manifest.name : `${manifest.name}/${entry}`)
