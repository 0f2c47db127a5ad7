import { preview } from 'vite'

/** Serves a folder as it is, on a port that is free. */
export async function serveStatic(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
