import { attach, createEvent, createStore, sample } from 'effector'

/** A library the console is made of. */
export interface Library {
  name: string
  version: string
  /** Licence named by the package; empty when it names none. */
  license: string
}

const isLibrary = (value: unknown): value is Library => {
  const { name, version, license } = (value ?? {}) as Partial<Record<keyof Library, unknown>>
  return typeof name === 'string' && typeof version === 'string' && typeof license === 'string'
}

/** Loads the file that the build writes beside the page. Rejects when it cannot be loaded. */
async function fetchLibraries(): Promise<Library[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}libraries.json`)
  const read: unknown = answer.ok ? await answer.json() : null
  if (!Array.isArray(read)) throw new Error(`libraries.json: ${answer.status}`)
  return read.filter(isLibrary)
}

/** Fetches the list; tests replace it. */
export const $fetchLibraries = createStore<() => Promise<readonly Library[]>>(fetchLibraries, { serialize: 'ignore' })

/** The list of libraries is to be shown. */
export const librariesAsked = createEvent()

const fetchLibrariesFx = attach({ source: $fetchLibraries, effect: (fetchThem) => fetchThem() })

/** The libraries; null until they are loaded. */
export const $libraries = createStore<readonly Library[] | null>(null).on(
  fetchLibrariesFx.doneData,
  (_, libraries) => libraries,
)
export const $librariesFailed = createStore(false)
  .on(fetchLibrariesFx.fail, () => true)
  .reset(fetchLibrariesFx)

// Loaded once: the list does not change while the page lives.
sample({
  clock: librariesAsked,
  source: { libraries: $libraries, isPending: fetchLibrariesFx.pending },
  filter: ({ libraries, isPending }) => libraries === null && !isPending,
  fn: () => undefined,
  target: fetchLibrariesFx,
})
