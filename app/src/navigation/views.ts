import { createStore } from 'effector'
import type { ScreenView } from '../kit/screen.ts'

/** Milliseconds after which a view that has not arrived is given up (specification section 8). */
const chunkTimeout = 120_000

/** How the modules of the views are found, by their path in the source. */
export type ViewModules = Record<string, () => Promise<{ default: ScreenView }>>

/** A view's file could not be had: a slow network, or a new deployment. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** `../views/Aff/Aff/AffaireList/index.ts` is the view `AffAffAffaireList`. */
export const viewName = (file: string): string => file.split('/').slice(-4, -1).join('')

/** Loads views by name, each once; a failure is kept for its own attempt only. */
export function viewLoader(modules: ViewModules) {
  const byName = new Map(Object.entries(modules).map(([file, load]) => [viewName(file), load]))
  const loading = new Map<string, Promise<ScreenView>>()
  const loaded = new Map<string, Promise<ScreenView>>()

  const load = async (name: string): Promise<ScreenView> => {
    const bring = byName.get(name)
    if (!bring) throw new Error(`no view ${name}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError(`${name}: ${chunkTimeout} ms`)), chunkTimeout)
    })
    try {
      return (await Promise.race([bring(), late])).default
    } catch (error) {
      throw error instanceof ChunkLoadError ? error : new ChunkLoadError(`${name}: ${String(error)}`)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    names: new Set(byName.keys()) as ReadonlySet<string>,
    /** The same promise for the same attempt, so that a component may read it again and again. */
    load: (name: string, attempt = 0): Promise<ScreenView> => {
      const key = `${name} ${attempt}`
      const known = loading.get(key) ?? loaded.get(name) ?? load(name)
      loading.set(key, known)
      known.then(
        () => loaded.set(name, known),
        () => {},
      )
      return known
    },
  }
}

let attempts = 0
/** Tells one attempt to load a view from all others of this visit. */
export const newAttempt = (): number => (attempts += 1)

/** What loads a view; `main` sets it. */
export const $loadView = createStore<(name: string, attempt?: number) => Promise<ScreenView>>(
  (name) => Promise.reject(new ChunkLoadError(name)),
  { serialize: 'ignore' },
)
