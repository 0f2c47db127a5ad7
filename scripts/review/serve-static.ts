import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview, type Plugin } from 'vite'

/** Serves the story page with a script before its own, which some drivers cannot inject. */
const scriptFirst = (folder: string, script: string): Plugin => ({
  name: 'script-first',
  configurePreviewServer(server) {
    const page = readFileSync(join(folder, 'iframe.html'), 'utf8').replace(
      /<head[^>]*>/,
      (head) => `${head}<script>${script.replaceAll('</', '<\\/')}</script>`,
    )
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== '/iframe.html') return next()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page)
    })
  },
})

/**
 * Serves a folder on a free port.
 *
 * @param firstScript run by the story page before its own scripts
 */
export async function serveStatic(
  folder: string,
  firstScript?: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  // Vite sets `NODE_ENV` to production, which child processes would inherit.
  const { NODE_ENV } = process.env
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
    plugins: firstScript === undefined ? [] : [scriptFirst(folder, firstScript)],
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
