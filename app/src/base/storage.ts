import { createStore } from 'effector'

/** Local storage that never throws: full, blocked or absent, it forgets with the page, and the console goes on. */
export interface Storage {
  read: (key: string) => string | null
  write: (key: string, value: string | null) => void
}

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Values that the browser refused to store, kept as long as the page lives: users can sign in although nothing can be stored. */
const untaken = new Map<string, string>()

const put = (key: string, value: string | null): boolean =>
  attempt(() => {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, value)
    return true
  }, false)

/** The browser's own local storage. */
export const browserStorage: Storage = {
  read: (key) => untaken.get(key) ?? attempt(() => globalThis.localStorage.getItem(key), null),
  write: (key, value) => {
    const isTaken = put(key, value)
    if (isTaken || value === null) untaken.delete(key)
    else untaken.set(key, value)
  },
}

/** A storage that lives as long as the page: for tests, stories and browsers that refuse the real one. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(initial))
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
    },
  }
}

/** Everything the console keeps bears this prefix, but for the token (docs/specification/sessions.md#what-a-browser-keeps). */
export const storageKeys = {
  token: 'user-token',
  /** When any tab was last touched: a time of day in ms. */
  lastActivity: 'ronde.last-activity',
  /** What the directory is to ask at the next sign-in. */
  directoryPrompt: 'ronde.directory-prompt',
  lastVisited: 'ronde.last-visited',
  locale: 'ronde.locale',
  scheme: 'ronde.theme',
  density: 'ronde.density',
  drawer: 'ronde.drawer',
  /** Paper of labels. */
  labels: 'ronde.labels',
  /** Whether the shortcuts of a single key are on. */
  shortcuts: 'ronde.shortcuts',
  /** The kind of file that was exported last. */
  exportKind: 'ronde.export-kind',
  layout: (list: string) => `ronde.layout.${list}`,
  views: (list: string) => `ronde.views.${list}`,
  /** What a list's views on the home showed when they were last looked at. */
  seen: (list: string) => `ronde.seen.${list}`,
  /** Which tabs edit an object. */
  lock: (object: string) => `ronde.lock.${object}`,
} as const

/** A key of one user's own: whoever signs in at the same browser keeps theirs. */
export const ownKey = (key: string, login: string | undefined): string => (login ? `${key}.${login}` : key)

export const $storage = createStore<Storage>(browserStorage, { serialize: 'ignore' })
