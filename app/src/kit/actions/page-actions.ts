import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import type { Offer } from './use-actions.ts'

/** Offers of a part of the page, at its title or for its selection. */
export interface PageActions {
  /** Name of the record or selection they act on. */
  name: string
  offers: readonly Offer[]
  run: (offer: Offer) => void
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
