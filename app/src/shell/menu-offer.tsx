import { Button } from '@ronde/ui/button'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { $menuOffer, menusDeclined } from '../navigation/menu-update.ts'
import { $menusPending, menusReloadAsked } from '../navigation/menus.ts'
import { StripBar, StripText } from './strip.styles.ts'

/** Offers to load the menus again when the server has changed them. Open screens, and their typed values, stay. */
export function MenuOffer() {
  const text = useText()
  const [offer, isPending, reload, decline] = useUnit([$menuOffer, $menusPending, menusReloadAsked, menusDeclined])
  // The buttons disappear with the bar: the focus moves to the page.
  const toPage = () => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  return (
    <StripBar data-open={offer !== null || undefined}>
      <StripText role="status">{offer && text(`menus.${offer}`)}</StripText>
      {offer && (
        <>
          <Button
            size="small"
            tone="primary"
            icon="refresh-cw"
            isPending={isPending}
            onPress={() => {
              toPage()
              reload()
            }}
          >
            {text('menus.reload')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            onPress={() => {
              toPage()
              decline()
            }}
          >
            {text('menus.later')}
          </Button>
        </>
      )}
    </StripBar>
  )
}
