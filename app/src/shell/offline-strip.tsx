import { useUnit } from 'effector-react'
import { $isOnline } from '../base/connection.ts'
import { useText } from '../locales/use-text.ts'
import { StripBar, StripText } from './strip.styles.ts'

/** Says that this browser has no network, while it has none. Loaded data stays on the screen. */
export function OfflineStrip() {
  const text = useText()
  const isOnline = useUnit($isOnline)
  return (
    <StripBar data-open={!isOnline || undefined} data-tone="warning">
      <StripText role="status">{!isOnline && text('offline.strip')}</StripText>
    </StripBar>
  )
}
