import { type DraftBox, lastOf } from '../drafts.ts'
import type { KeptDraft } from '../kept-draft.ts'

/** Drafts that live as long as the page, for tests and stories. */
export interface MemoryDrafts extends DraftBox {
  kept: Map<string, KeptDraft>
  /** The last draft of a place; null when there is none. */
  in: (login: string, place: string) => unknown
}

/** Drafts in memory; `disk`: those of another tab of the same browser. Each tab has open what it opened. */
export function memoryDrafts(
  disk: { kept: Map<string, KeptDraft>; alive: Set<string> } = { kept: new Map(), alive: new Set() },
): MemoryDrafts & { disk: typeof disk } {
  const { kept, alive } = disk
  return {
    disk,
    kept,
    in: (login, place) => lastOf([...kept], { login, place }, new Set())?.draft ?? null,
    open: (opening, place) => {
      alive.add(opening)
      return Promise.resolve(lastOf([...kept], place, alive))
    },
    write: (opening, draft, instead) => {
      if (draft) kept.set(opening, structuredClone(draft))
      else kept.delete(opening)
      if (instead !== undefined) kept.delete(instead)
      return Promise.resolve()
    },
    close: (opening) => void alive.delete(opening),
  }
}
