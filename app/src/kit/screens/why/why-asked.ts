import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../../session/session.ts'
import type { Offer } from '../../actions/use-actions.ts'

/** A row in whose menu it is asked, and what that menu offers. */
export interface WhyRow {
  view: string
  name: string
  offers: readonly Offer[]
}

/** The reader wonders why an action of the page, or of one of its rows, is missing. */
export const whyAsked = createEvent<WhyRow | null>()
export const whyClosed = createEvent()

/** The question whose answer stands over the page. */
export const $why = createStore<{ row: WhyRow | null } | null>(null, { serialize: 'ignore' })
  .on(whyAsked, (_, row) => ({ row }))
  .reset(whyClosed, sessionClosed)
