import { Button } from '@ronde/ui/button'
import { Tooltip } from '@ronde/ui/tooltip'
import type { Offer } from './use-actions.ts'

interface OfferedProps {
  offers: readonly Offer[]
  onOffer: (offer: Offer) => void
  size?: 'small' | 'medium'
}

const toneOf = ({ action }: Offer) => (action === 'Creer' ? 'primary' : 'neutral')

/** The buttons that the server's menus put at a place; making something new stands out. One that is blocked stays in reach and says why. */
export function Offered({ offers, onOffer, size = 'medium' }: OfferedProps) {
  return offers.map((offer) => (
    <Tooltip key={offer.id} content={offer.blocked}>
      {({ ref, ...trigger }) => (
        <Button
          {...trigger}
          ref={ref}
          size={size}
          tone={toneOf(offer)}
          icon={offer.icon ?? undefined}
          aria-disabled={offer.blocked !== null || undefined}
          onPress={() => onOffer(offer)}
        >
          {offer.text}
        </Button>
      )}
    </Tooltip>
  ))
}
