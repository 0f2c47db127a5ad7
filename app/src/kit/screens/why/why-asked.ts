import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../../session/session.ts'
import type { Offer } from '../../actions/use-actions.ts'

/** The row in whose menu the dialog was asked for, and the actions of that menu. */
export interface WhyRow {
  view: string
  name: string
  offers: readonly Offer[]
}

/** The dialog about missing actions of the page, or of one of its rows, is to open. */
export const whyAsked = createEvent<WhyRow | null>()
export const whyClosed = createEvent()

/** The open dialog about missing actions; null: none. */
export const $why = createStore<{ row: WhyRow | null } | null>(null, { serialize: 'ignore' })
  .on(whyAsked, (_, row) => ({ row }))
  .reset(whyClosed, sessionClosed)
