import { useSyncExternalStore } from 'react'
import { loadChunk } from '../base/chunk.ts'
import type * as module from './inside.tsx'

/** The module that only signed-in users need: the frame, the router, the screens' host, and the calls to the server. */
type Inside = typeof module

/** Loads the module; tests and stories have it at once. */
const bring = (): Promise<Inside> => loadChunk('inside', () => import('./inside.tsx'))

let now: Inside | null = null
let coming: Promise<Inside> | null = null
const heard = new Set<(come: Inside) => void>()

/**
 * The part of the console behind the sign-in page, in a file of its own. It contains the calls to the server, so nobody is signed in
 * before it is loaded, and its models receive every event of a session.
 */
export const inside = {
  /** Loads the part once, and again after a failure. Rejects with `ChunkLoadError`. */
  fetch: (): Promise<Inside> =>
    (coming ??= bring().then(
      (come) => {
        now = come
        for (const tell of heard) tell(come)
        return come
      },
      (error: unknown) => {
        coming = null
        throw error
      },
    )),
  /** Calls `give` with the part once it is loaded; at once if it is. */
  whenThere(give: (come: Inside) => void): void {
    if (now) give(now)
    else heard.add(give)
  },
}

const subscribe = (tell: () => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}

/** The part, or null until it is loaded; the component renders again then. */
export const useInside = (): Inside | null => useSyncExternalStore(subscribe, () => now)
