import { preview } from 'vite'

/** Serves a folder as it is, on a port that is free. */
export async function serveStatic(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  // Vite takes whoever serves for production, and says so to all that this process starts.
  const { NODE_ENV } = process.env
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
