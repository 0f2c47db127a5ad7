import { createStore as createDatabase, del, get, set } from 'idb-keyval'
import { createStore } from 'effector'

export type Values = Record<string, unknown>

/** What was typed and not saved. */
export interface Draft {
  /** Only what differs from the values at first: the rest may have changed on the server since. */
  values: Values
  /** Fields the user changed. */
  touched: readonly string[]
  /** When it was last typed in: an ISO instant. */
  at: string
}

/** Where drafts are kept: they hold people's data, so per login and not in local storage. */
export interface DraftBox {
  read: (key: string) => Promise<Draft | null>
  write: (key: string, draft: Draft | null) => Promise<void>
}

let database: ReturnType<typeof createDatabase> | undefined
const open = () => (database ??= createDatabase('ronde', 'drafts'))

/** The browser's IndexedDB; a browser that refuses it keeps no drafts, and the console goes on. */
export const browserDrafts: DraftBox = {
  read: async (key) => {
    try {
      return (await get<Draft>(key, open())) ?? null
    } catch {
      return null
    }
  },
  write: async (key, draft) => {
    try {
      await (draft ? set(key, draft, open()) : del(key, open()))
    } catch {
      // Full or blocked: the values stand in the form all the same.
    }
  },
}

/** Drafts that live as long as the page, for tests and stories. */
export function memoryDrafts(): DraftBox {
  const kept = new Map<string, Draft>()
  return {
    read: (key) => Promise.resolve(kept.get(key) ?? null),
    write: (key, draft) => {
      if (draft) kept.set(key, draft)
      else kept.delete(key)
      return Promise.resolve()
    },
  }
}

export const $drafts = createStore<DraftBox>(browserDrafts, { serialize: 'ignore' })
