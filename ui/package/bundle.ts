/** Bundles a few lines of a consumer's code the way the console is bundled. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { peers } from './entries.ts'

/**
 * The minified code of what somebody writes in the folder `root`, all it imports included but the peers.
 * The library must be installed there and have been built.
 */
export async function bundle(code: string, root: string): Promise<string> {
  const consumer = join(root, 'consumer.js')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [{ name: 'consumer', resolveId: (id) => (id === consumer ? id : undefined), load: (id) => (id === consumer ? code : undefined) }],
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
  return result.output.map((part) => ('code' in part ? part.code : '')).join('\n')
}

/** Size in bytes over the network. */
export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length
