import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { LockNotice } from './lock-banner.styles.ts'
import type { LockHandle } from './use-lock.ts'

/** Says who holds an object, and since when; lets who may take it over. Nothing while nobody else does. */
export function LockBanner({ lock: { holder, takeOver } }: { lock: LockHandle }) {
  const text = useText()
  if (!holder) return null
  const { lbUser: user } = holder
  const ask = async () => {
    const isMeant = await confirm({
      preset: 'warning',
      tone: 'danger',
      title: text('lock.takeOverTitle', { user }),
      message: text('lock.takeOverMessage', { user }),
      buttonTrueText: text('lock.takeOver'),
      buttonFalseText: text('lock.leave'),
    })
    if (isMeant) takeOver?.()
  }
  return (
    <LockNotice role="status">
      <span>{text('lock.held', { user, date: formatInstant(holder.since) })}</span>
      {takeOver && (
        <Button size="small" icon="lock" onPress={() => void ask()}>
          {text('lock.takeOver')}
        </Button>
      )}
    </LockNotice>
  )
}
