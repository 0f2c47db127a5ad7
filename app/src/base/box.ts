import { createStore as createDatabase, get, update } from 'idb-keyval'

/** Things that this browser keeps for each login: they may name people, so they stand in no local storage. */
export interface Box<Item> {
  read: (login: string) => Promise<readonly Item[]>
  /** Changes what is kept for a login; another tab may do so at the same time. */
  change: (login: string, to: (items: readonly Item[]) => readonly Item[]) => Promise<void>
}

/**
 * The browser's IndexedDB; a browser that refuses it keeps nothing, and the console goes on. Kept values may be of another build,
 * or of anybody: those that `isItem` does not know are left out.
 */
export function browserBox<Item>(
  database: string,
  store: string,
  isItem: (value: unknown) => value is Item,
): Box<Item> {
  let opened: ReturnType<typeof createDatabase> | undefined
  const open = () => (opened ??= createDatabase(database, store))
  const itemsOf = (kept: unknown): Item[] => (Array.isArray(kept) ? kept.filter(isItem) : [])
  return {
    read: async (login) => {
      try {
        return itemsOf(await get<unknown>(login, open()))
      } catch {
        return []
      }
    },
    change: async (login, to) => {
      try {
        await update<unknown>(login, (kept) => to(itemsOf(kept)), open())
      } catch {
        // Storage full or blocked: the item is not kept, and nothing else is lost.
      }
    },
  }
}

/** Things kept as long as the page lives, for tests and stories. */
export function memoryBox<Item>(initial: Readonly<Record<string, readonly Item[]>> = {}): Box<Item> {
  const kept = new Map(Object.entries(initial))
  return {
    read: (login) => Promise.resolve(kept.get(login) ?? []),
    change: (login, to) => {
      kept.set(login, to(kept.get(login) ?? []))
      return Promise.resolve()
    },
  }
}
