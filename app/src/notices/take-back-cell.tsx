import { Button } from '@ronde/ui/button'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import type { LoggedNotification } from './notification.ts'
import { takeBackPressed } from './notices.ts'
import { $takeBacks } from './taking-back.ts'

/** The undo button of a notification, while the session lasts, or whether it was used or overtaken. */
export function TakeBackCell({ id }: Pick<LoggedNotification, 'id'>) {
  const text = useText()
  const [all, press] = useUnit([$takeBacks, takeBackPressed])
  const known = all.get(id)
  if (!known) return null
  if (known.state !== 'open') return text(`undo.${known.state}`)
  return (
    <Button size="small" tone="quiet" onPress={() => press(known.button)}>
      {known.button.text}
    </Button>
  )
}
