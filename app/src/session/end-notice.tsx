import { Icon } from '@ronde/ui/icon'
import { useUnit } from 'effector-react'
import { $config } from '../config/config.ts'
import { useText } from '../locales/use-text.ts'
import { Notice } from './end-notice.styles.ts'
import { $endReason } from './session.ts'

/** On the login page: why the session ended, unless the user ended it in this tab. */
export function EndNotice() {
  const text = useText()
  const [reason, { session }] = useUnit([$endReason, $config])
  if (reason === null) return null
  return (
    <Notice role="alert">
      <Icon name="info" />
      {text(`session.ended.${reason}`, { minutes: Math.round(session.maximum / 60_000) })}
    </Notice>
  )
}
