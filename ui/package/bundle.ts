/** Bundles a few lines of a consumer's code the way the console is bundled. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { peers } from './entries.ts'

/** Minified code: the part that an import brings at once, and the part that is fetched when it is needed. */
export interface Bundle {
  first: string
  later: string
}

interface Part {
  fileName: string
  code: string
  isEntry: boolean
  /** File names of the parts it imports at once. */
  imports: readonly string[]
}

/** The parts that come with the entry. */
function partsAtOnce(parts: readonly Part[]): Set<Part> {
  const seen = new Set<Part>()
  const visit = (part: Part | undefined) => {
    if (!part || seen.has(part)) return
    seen.add(part)
    for (const name of part.imports) visit(parts.find(({ fileName }) => fileName === name))
  }
  parts.filter(({ isEntry }) => isEntry).forEach(visit)
  return seen
}

/**
 * Bundles code written in the folder `root`, with all it imports but the peers.
 * The library must be installed there and have been built.
 */
export async function bundle(code: string, root: string): Promise<Bundle> {
  const consumer = join(root, 'consumer.js')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id === consumer ? id : undefined),
        load: (id) => (id === consumer ? code : undefined),
      },
      // An application that fetches anything later has Vite's own helper, once; it is no part of an entry's cost.
      {
        name: 'bare-imports',
        enforce: 'pre',
        load: (id) =>
          id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: consumer,
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite built something else than one bundle.')
  const parts = result.output.flatMap((part) => ('code' in part ? [part] : []))
  const atOnce = partsAtOnce(parts)
  const codeOf = (isFirst: boolean) =>
    parts
      .filter((part) => atOnce.has(part) === isFirst)
      .map((part) => part.code)
      .join('\n')
  return { first: codeOf(true), later: codeOf(false) }
}

/** Size in bytes over the network. */
export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length
