import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import type { Offer } from './use-actions.ts'

/** Why the records of a page cannot be changed, in words. */
export interface Standing {
  kind: 'lock' | 'version'
  words: string
  /** Address of the current version, where the records can be changed. */
  href?: string | undefined
}

/** Offers of a part of the page, at its title or for its selection. */
export interface PageActions {
  /** Name of the record or selection they act on. */
  name: string
  offers: readonly Offer[]
  run: (offer: Offer) => void
  /** The view it is a part of, where it is one of the menus'. */
  view?: string | undefined
  /** What keeps records from being changed here: another's lock, an older version. */
  standing?: Standing | null | undefined
  /** The one row that is selected, and what its own menu offers. */
  row?: { name: string; offers: readonly Offer[] } | null | undefined
}

const stood = createEvent<{ id: string; read: () => PageActions }>()
const left = createEvent<string>()

/** Readers of the offers of now, by the part of the page that stands; the outermost first. */
export const $pageActions = createStore<ReadonlyMap<string, () => PageActions>>(new Map(), { serialize: 'ignore' })
  .on(stood, (all, { id, read }) => new Map(all).set(id, read))
  .on(left, (all, id) => new Map([...all].filter(([known]) => known !== id)))

/** Lets the palette offer the actions of a part of the page, for as long as it stands. */
export function usePageActions(actions: PageActions): void {
  const id = useId()
  const latest = useRef(actions)
  const [stand, leave] = useUnit([stood, left])
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    stand({ id, read: () => latest.current })
    return () => {
      leave(id)
    }
  }, [id, stand, leave])
}
