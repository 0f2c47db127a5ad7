import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { confirm } from '@ronde/ui/confirm-dialog'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import type { LockHandle } from './use-lock.ts'

interface LockBannerProps {
  lock: LockHandle
  /** Closes the editor and keeps its changes; null where there are none. */
  onKeep?: (() => void) | null
}

/**
 * Says who holds an object, and since when; and what the user can do. Urgent when it was taken from under an editor.
 * Empty while no other user holds it.
 */
export function LockBanner({ lock: { holder, isLost, askAgain, takeOver }, onKeep = null }: LockBannerProps) {
  const text = useText()
  if (!holder) return null
  const { lbUser: user } = holder
  const date = formatInstant(holder.since)
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
  const ways = [
    askAgain && ({ name: 'lock.askAgain', press: askAgain } as const),
    takeOver && ({ name: 'lock.takeOver', press: () => void ask() } as const),
    onKeep && ({ name: 'lock.keepDraft', press: onKeep } as const),
  ].filter((way) => way !== null)
  return (
    <Banner
      tone="warning"
      icon="lock"
      isUrgent={isLost}
      actions={
        ways.length > 0 &&
        ways.map(({ name, press }) => (
          <Button key={name} size="small" onPress={press}>
            {text(name)}
          </Button>
        ))
      }
    >
      {isLost ? text(onKeep ? 'lock.lostTyped' : 'lock.lost', { user, date }) : text('lock.held', { user, date })}
    </Banner>
  )
}
