import { Button } from '@ronde/ui/button'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import type { LoggedNotification } from './notification.ts'
import { $takeBacks, takeBackPressed } from './taking-back.ts'

/** What a notification offers to take back, as long as the session lasts; then what became of it. */
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
