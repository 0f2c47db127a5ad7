import { useUnit } from 'effector-react'
import { useText } from '../../../locales/use-text.ts'
import type { Offer } from '../../actions/use-actions.ts'
import { deed } from '../deeds/deed.ts'
import { whyAsked } from './why-asked.ts'

/** Whether one of the actions is shown disabled: an entry then explains why. */
export const hasBlocked = (offers: readonly Offer[]): boolean => offers.some(({ blocked }) => blocked !== null)

/** The entry that opens the dialog about missing actions. */
export function useWhy(): Offer {
  const text = useText()
  const ask = useUnit(whyAsked)
  return deed({ id: 'why', text: text('why.title'), icon: 'circle-help', run: () => ask(null) })
}
