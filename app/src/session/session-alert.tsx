import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { VisuallyHidden } from 'react-aria'
import { useText } from '../locales/use-text.ts'
import { $secondsLeft, stayed } from './idle.ts'
import { Countdown } from './session-alert.styles.ts'
import { signOutRequested } from './session-end.ts'
import { useTitlePrefix } from './use-title-prefix.ts'

/** Seconds left at which the countdown is announced again, ascending; the opening dialog announces the first. */
const announced = [5, 10, 20, 30]

/** Asks whether the user is still there, for the last minute before the session ends (docs/specification/limits.md#sessions). */
export function SessionAlert() {
  const text = useText()
  const [seconds, stay, signOut] = useUnit([$secondsLeft, stayed, signOutRequested])
  const countdownId = useId()
  // The title shows the countdown to users who are in another tab.
  useTitlePrefix(seconds === null ? null : text('session.tab', { seconds }))
  if (seconds === null) return null

  const said = announced.find((moment) => seconds <= moment)
  return (
    <Dialog
      role="alertdialog"
      title={text('session.alert')}
      aria-describedby={countdownId}
      width={440}
      onOpenChange={() => stay()}
      footer={
        <>
          <Button onPress={() => signOut({ tellServer: true })}>{text('action.Deconnexion')}</Button>
          <Button tone="primary" autoFocus onPress={() => stay()}>
            {text('session.stay')}
          </Button>
        </>
      }
    >
      <Countdown id={countdownId} role="timer">
        {text('session.left', { seconds })}
      </Countdown>
      <VisuallyHidden aria-live="assertive">
        {said === undefined ? '' : text('session.left', { seconds: said })}
      </VisuallyHidden>
    </Dialog>
  )
}
