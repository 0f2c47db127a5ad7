import { useSyncExternalStore } from 'react'
import { loadChunk } from '../base/chunk.ts'
import type * as module from './inside.tsx'

/** What only a signed-in user needs: the frame, the router, the screens' host, and what calls the server. */
type Inside = typeof module

/** Brings it; tests and stories have it at once. */
const bring = (): Promise<Inside> => loadChunk('inside', () => import('./inside.tsx'))

let now: Inside | null = null
let coming: Promise<Inside> | null = null
const heard = new Set<(come: Inside) => void>()

/**
 * The part of the console behind the sign-in page, in a file of its own. It brings what calls the server, so nobody is signed in
 * before it is there, and its models have heard all that a session says.
 */
export const inside = {
  /** Fetches it once, and anew after it could not be had. Rejects with `ChunkLoadError`. */
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
  /** Gives it to whoever waits for it, once it is there. */
  whenThere(give: (come: Inside) => void): void {
    if (now) give(now)
    else heard.add(give)
  },
}

const subscribe = (tell: () => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}

/** The same for a component, which is drawn anew when it comes. */
export const useInside = (): Inside | null => useSyncExternalStore(subscribe, () => now)
