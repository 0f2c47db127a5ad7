/** Milliseconds after which a part of the console that has not arrived is given up (docs/specification/console.md#routes-from-menus). */
const chunkTimeout = 120_000

/** A file of the console could not be loaded: a slow network, or a new deployment that has removed it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a part of the console that is a file of its own. Rejects with `ChunkLoadError` when it fails, or has not arrived after 120 s. */
export async function loadChunk<Module>(name: string, bring: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`${name}: ${chunkTimeout} ms`)), chunkTimeout)
  })
  try {
    return await Promise.race([bring(), late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(`${name}: ${String(error)}`)
  } finally {
    clearTimeout(timer)
  }
}
