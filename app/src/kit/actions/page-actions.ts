import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import type { Offer } from './use-actions.ts'

/** What a part of the page offers at its title or for its selection. */
export interface PageActions {
  /** What they act on. */
  name: string
  offers: readonly Offer[]
  run: (offer: Offer) => void
}

const stood = createEvent<{ id: string; read: () => PageActions }>()
const left = createEvent<string>()

/** What can be asked what the page offers now, by the part of it that stands; the outermost first. */
export const $pageActions = createStore<ReadonlyMap<string, () => PageActions>>(new Map(), { serialize: 'ignore' })
  .on(stood, (all, { id, read }) => new Map(all).set(id, read))
  .on(left, (all, id) => new Map([...all].filter(([known]) => known !== id)))

/** Lets other places than its buttons offer what a part of the page does, for as long as it stands. */
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
