import { SelectionBar } from '@ronde/ui/selection-bar'
import { actionItems } from '../actions/action-items.ts'
import type { Offer } from '../actions/use-actions.ts'

interface SelectedRowsProps {
  count: number
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. */
export function SelectedRows({ count, offers, onOffer, onClear }: SelectedRowsProps) {
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
