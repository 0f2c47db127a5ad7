import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
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
    <Banner
      tone="warning"
      icon="lock"
      actions={
        takeOver && (
          <Button size="small" onPress={() => void ask()}>
            {text('lock.takeOver')}
          </Button>
        )
      }
    >
      {text('lock.held', { user, date: formatInstant(holder.since) })}
    </Banner>
  )
}
