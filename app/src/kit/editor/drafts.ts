import { createStore as createDatabase, del, get, set } from 'idb-keyval'
import { createStore } from 'effector'
import type { AnyRow, Values } from './context.ts'

/** What was typed and not saved. */
export interface Draft {
  /** The record as the editor was opened on it: what a save of this draft changes; null for a new one. */
  base: AnyRow | null
  /** Only what the user and the console put in the fields. */
  values: Values
  /** Fields the user changed. */
  touched: readonly string[]
  /** When it was last typed in: an ISO instant. */
  at: string
  /** What was sent without an answer: whether it was saved is not known. */
  lost: AnyRow | null
  /** Under which key that was sent. */
  key: string | null
}

/** Where drafts are kept: they hold people's data, so per login and not in local storage. */
export interface DraftBox {
  read: (key: string) => Promise<unknown>
  write: (key: string, draft: Draft | null) => Promise<void>
}

let database: ReturnType<typeof createDatabase> | undefined
const open = () => (database ??= createDatabase('ronde', 'drafts'))

/** The browser's IndexedDB; a browser that refuses it keeps no drafts, and the console goes on. */
export const browserDrafts: DraftBox = {
  read: async (key) => {
    try {
      return await get<unknown>(key, open())
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

const isRecord = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A draft as it may be used; null for what an older console, or anybody else, left there. A draft without its base is none: it would overwrite unseen. */
export function readDraft(kept: unknown): Draft | null {
  if (!isRecord(kept) || !('base' in kept)) return null
  const { base, values, touched, at, lost, key } = kept
  if (!(base === null || isRecord(base)) || !isRecord(values) || !Array.isArray(touched) || typeof at !== 'string') return null
  return { base, values, touched: touched.filter((name) => typeof name === 'string'), at, lost: isRecord(lost) ? lost : null, key: typeof key === 'string' ? key : null }
}

/** What can be kept of values: files are chosen again. */
export const keptValues = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)))
