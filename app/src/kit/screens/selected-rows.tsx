import { SelectionBar } from '@ronde/ui/selection-bar'
import { actionItems } from '../actions/action-items.ts'
import { useText } from '../../locales/use-text.ts'
import { usePageActions } from '../actions/page-actions.ts'
import type { Offer } from '../actions/use-actions.ts'
import type { ListSelection } from '../rows/use-selection.ts'

interface SelectedRowsProps {
  selection: ListSelection
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
}

/** How many rows are selected, how many of them are out of sight, and the actions on them. */
export function SelectedRows({ selection, offers, onOffer }: SelectedRowsProps) {
  const text = useText()
  const { keys, hidden, isAlone } = selection
  usePageActions({ name: text('list.selected', { count: keys.size }), offers, run: onOffer })
  return (
    <SelectionBar
      count={keys.size}
      hiddenCount={hidden.size}
      onShow={() => selection.showAlone(true)}
      onDrop={selection.dropHidden}
      {...(isAlone ? { onShowAll: () => selection.showAlone(false) } : {})}
      actions={actionItems(offers)}
      onAction={({ id }) => {
        const offer = offers.find((known) => known.id === id)
        if (offer) onOffer(offer)
      }}
      onClose={selection.clear}
    />
  )
}
