import { Button } from '@ronde/ui/button'
import { useText } from '../../locales/use-text.ts'
import { Offered } from '../actions/offered.tsx'
import type { Offer } from '../actions/use-actions.ts'
import { SelectionBar } from './list.styles.ts'

interface SelectedRowsProps {
  count: number
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
  onClear: () => void
}

/** How many rows are selected, and what can be done with them. */
export function SelectedRows({ count, offers, onOffer, onClear }: SelectedRowsProps) {
  const text = useText()
  return (
    <SelectionBar role="group" aria-label={text('list.selection')}>
      {text('list.selected', { count })}
      <Offered offers={offers} onOffer={onOffer} size="small" />
      <Button tone="quiet" size="small" icon="x" onPress={onClear}>
        {text('list.unselect')}
      </Button>
    </SelectionBar>
  )
}
