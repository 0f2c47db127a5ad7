import { Button } from '@ronde/ui/button'
import { actionItems } from './action-items.ts'
import type { Offer } from './use-actions.ts'

interface OfferedProps {
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
}

/** Buttons that fill an empty list, as the server's menus offer them. */
export function Offered({ offers, onOffer }: OfferedProps) {
  return offers.map((offer) => {
    const [item] = actionItems([offer])
    return (
      <Button key={offer.id} tone={item?.tone} icon={item?.icon} reason={item?.blocked} onPress={() => onOffer(offer)}>
        {offer.text}
      </Button>
    )
  })
}
