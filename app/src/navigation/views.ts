import { createStore } from 'effector'
import { type MessageFiles, placesOf } from '../locales/messages.ts'
import { ChunkLoadError, loadChunk } from '../base/chunk.ts'
import { remembered } from '../base/later-part.tsx'
import type { ScreenView } from './screen-view.ts'

/** Loaders of the views' modules, by their path in the source. */
export type ViewModules = Record<string, () => Promise<{ default: ScreenView }>>

/** `../views/Aff/Aff/AffaireList/index.ts` is the view `AffAffAffaireList`. */
export const viewName = (file: string): string => file.split('/').slice(-4, -1).join('')

/** The folder of a view as its messages know it: `./views/Aff/Aff/AffaireList`. */
const viewFolder = (file: string): string => file.replace(/^.*?views\//, './views/').replace(/\/[^/]*$/, '')

/** The message files, and the function that loads those of folders in the current language. */
interface ViewTexts {
  files: MessageFiles
  need: (places: readonly string[]) => Promise<unknown>
}

/** For tests: all messages are loaded already. */
const noneNeeded: ViewTexts = { files: {}, need: () => Promise.resolve() }

/** Loads views by name with their messages, each once; a failure counts for its own attempt only. */
export function viewLoader(modules: ViewModules, { files, need }: ViewTexts = noneNeeded) {
  const byName = new Map(
    Object.entries(modules).map(([file, load]) => [
      viewName(file),
      { load, places: placesOf(files, viewFolder(file)) },
    ]),
  )
  const loading = new Map<string, Promise<ScreenView>>()
  const loaded = new Map<string, Promise<ScreenView>>()

  const load = async (name: string): Promise<ScreenView> => {
    const view = byName.get(name)
    if (!view) throw new Error(`no view ${name}`)
    const [module] = await loadChunk(name, () => Promise.all([view.load(), need(view.places)]))
    return module.default
  }

  return {
    names: new Set(byName.keys()) as ReadonlySet<string>,
    /** Returns the same promise for the same attempt, so that a component can `use` it at each render. */
    load: (name: string, attempt = 0): Promise<ScreenView> => {
      const key = `${name} ${attempt}`
      const known = loading.get(key) ?? loaded.get(name) ?? remembered(load(name))
      loading.set(key, known)
      known.then(
        () => loaded.set(name, known),
        () => {},
      )
      return known
    },
  }
}

const attempts = new Map<string, number>()

/** Number of the current attempt to load a view, kept outside React: a discarded render that starts again waits for the same one. */
export const attemptAt = (name: string): number => attempts.get(name) ?? 0

/** Starts another attempt: a file that failed may be available now. */
export function newAttempt(name: string): number {
  const next = attemptAt(name) + 1
  attempts.set(name, next)
  return next
}

/** Loads a view; `main` sets it. */
export const $loadView = createStore<(name: string, attempt?: number) => Promise<ScreenView>>(
  (name) => Promise.reject(new ChunkLoadError(name)),
  { serialize: 'ignore' },
)
