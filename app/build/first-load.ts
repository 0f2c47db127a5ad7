/** What a browser has to fetch before a page of the console stands, and the record of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk as Vite's manifest names it. */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Gzipped bytes by file; names are without their hashes. */
export type Weights = Record<string, number>

const folder = join(import.meta.dirname, '..')
/** Folder of the built console. */
export const distribution = join(folder, 'dist')
const recordFile = join(folder, 'first-load.json')
/** Where the build leaves the manifest: it is nothing for browsers. */
export const manifestFile = join(folder, '../node_modules/.cache/ronde/console-manifest.json')

/** The pages that are on record, by the modules that show them and what they say, in French. */
export const pages = {
  'sign-in': ['index.html', 'src/locales/start/messages.fr.json'],
  'first list': [
    'index.html',
    'src/locales/start/messages.fr.json',
    'src/locales/fr.json',
    'src/shell/inside.tsx',
    'src/views/Aff/Aff/AffaireList/index.ts',
    'src/views/Aff/Aff/messages.fr.json',
  ],
} as const
export type Page = keyof typeof pages

export const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest

/** The modules of a page are those its scripts were made of: one that is merged with what it needs has no chunk of its own. */
const startsOf = (manifest: Manifest, page: string): string[] => {
  const html = readFileSync(join(distribution, page), 'utf8')
  return Object.keys(manifest).filter((module) => html.includes(`src="/${manifest[module]?.file}"`))
}

/** Files that modules bring with them, whatever they import at once; what is imported on demand is not among them. */
export function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (module: string) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The build has no ${module}.`)
    if (seen.has(module)) return
    seen.add(module)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  for (const module of modules) (module.endsWith('.html') ? startsOf(manifest, module) : [module]).forEach(visit)
  return files
}

const withoutHash = (file: string): string => file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Gzipped bytes of a file of the built console. */
export const weightOf = (file: string): number => gzipSync(readFileSync(join(distribution, file)), { level: 9 }).length

/** The code of a file of the built console. */
export const codeOf = (file: string): string => readFileSync(join(distribution, file), 'utf8')

/** Weighs what the built console fetches for each page. Throws when it was not built. */
export function weigh(): Record<Page, Weights> {
  const manifest = readManifest()
  const weights = (page: Page): Weights => {
    const known: Weights = {}
    // Messages of several places are called alike.
    for (const file of filesOf(manifest, pages[page]))
      known[withoutHash(file)] = (known[withoutHash(file)] ?? 0) + weightOf(file)
    return Object.fromEntries(Object.entries(known).toSorted(([one], [other]) => one.localeCompare(other)))
  }
  return { 'sign-in': weights('sign-in'), 'first list': weights('first list') }
}

export const recorded = (): Record<Page, Weights> =>
  JSON.parse(readFileSync(recordFile, 'utf8')) as Record<Page, Weights>

/** Writes the record anew, for the difference to be read and committed. */
export const record = (): void => writeFileSync(recordFile, `${JSON.stringify(weigh(), null, 2)}\n`)

export const total = (weights: Weights): number => Object.values(weights).reduce((sum, weight) => sum + weight, 0)
