import { SelectionBar } from '@ronde/ui/selection-bar'
import { actionItems } from '../actions/action-items.ts'
import { useText } from '../../locales/use-text.ts'
import { type PageActions, usePageActions } from '../actions/page-actions.ts'
import type { Offer } from '../actions/use-actions.ts'
import { hasBlocked, useWhy } from './why/use-why.ts'
import type { ListSelection } from '../rows/use-selection.ts'

interface SelectedRowsProps {
  selection: ListSelection
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
  /** The view of the rows. */
  view: string
  /** The one row that is selected, and what its own menu offers; null where several are. */
  row: PageActions['row']
}

/** How many rows are selected, how many of them are out of sight, and the actions on them. */
export function SelectedRows({ selection, offers, onOffer, view, row }: SelectedRowsProps) {
  const text = useText()
  const { keys, hidden, isAlone } = selection
  const why = useWhy()
  const listed = hasBlocked(offers) ? [...offers, why] : offers
  usePageActions({ name: text('list.selected', { count: keys.size }), offers, run: onOffer, view, row })
  return (
    <SelectionBar
      count={keys.size}
      hiddenCount={hidden.size}
      onShow={() => selection.showAlone(true)}
      onDrop={selection.dropHidden}
      {...(isAlone ? { onShowAll: () => selection.showAlone(false) } : {})}
      actions={actionItems(listed)}
      onAction={({ id }) => {
        if (id === why.id) return why.run?.()
        const offer = offers.find((known) => known.id === id)
        if (offer) onOffer(offer)
      }}
      onClose={selection.clear}
    />
  )
}
