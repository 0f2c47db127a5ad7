import { SelectionBar } from '@ronde/ui/selection-bar'
import { actionItems } from '../actions/action-items.ts'
import { useText } from '../../locales/use-text.ts'
import { usePageActions } from '../actions/page-actions.ts'
import type { Offer } from '../actions/use-actions.ts'

interface SelectedRowsProps {
  count: number
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. */
export function SelectedRows({ count, offers, onOffer, onClear }: SelectedRowsProps) {
  const text = useText()
  usePageActions({ name: text('list.selected', { count }), offers, run: onOffer })
  return (
    <SelectionBar
      count={count}
      actions={actionItems(offers)}
      onAction={({ id }) => {
        const offer = offers.find((known) => known.id === id)
        if (offer) onOffer(offer)
      }}
      onClose={onClear}
    />
  )
}
