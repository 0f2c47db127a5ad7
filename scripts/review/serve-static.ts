import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview, type Plugin } from 'vite'

/** Serves the page that shows stories with a script before all of its own: what some drivers cannot put into a page. */
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
 * Serves a folder as it is, on a port that is free.
 *
 * @param firstScript run by the page that shows stories, before its own
 */
export async function serveStatic(
  folder: string,
  firstScript?: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  // Vite takes whoever serves for production, and says so to all that this process starts.
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
