/** What pdf.js loads by address, from our own origin: its worker, and the decoders that need no WebAssembly, which the policy forbids. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** File name → where it is; the names are those pdf.js asks for. */
const files: Readonly<Record<string, string>> = {
  'pdf.worker.min.mjs': join(library, 'build/pdf.worker.min.mjs'),
  'jbig2_nowasm_fallback.js': join(library, 'wasm/jbig2_nowasm_fallback.js'),
  'openjpeg_nowasm_fallback.js': join(library, 'wasm/openjpeg_nowasm_fallback.js'),
}

/** Puts them into `pdf/` beside the built page, and serves them there while developing. */
export const pdfFilesPlugin = (): Plugin => ({
  name: 'pdf-files',
  configureServer: (server) => {
    server.middlewares.use('/pdf', (request, response, next) => {
      const file = files[(request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '')]
      if (!file) return next()
      response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(file))
    })
  },
  generateBundle() {
    for (const [name, file] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName: `pdf/${name}`, source: readFileSync(file) })
  },
})
