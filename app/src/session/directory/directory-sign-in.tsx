import { Button } from '@ronde/ui/button'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { whenIdle } from '../../base/when-idle.ts'
import { useText } from '../../locales/use-text.ts'
import { $exchanging, directoryAsked } from '../session.ts'
import { $hasDirectory } from './directory.ts'
import { Or, Said, Ways } from './directory-sign-in.styles.ts'
import { $isAccountRefused, $isReset, $resetOffered, $window, directoryExpected, resetAsked } from './sign-in.ts'

/** Words that tell no failure. */
function useSaid() {
  const text = useText()
  const [opened, isReset, isAccountRefused] = useUnit([$window, $isReset, $isAccountRefused])
  if (opened !== null) return text(opened === 'reset' ? 'directory.resetting' : 'directory.waiting')
  if (isReset) return text('directory.resetDone')
  return isAccountRefused ? text('directory.another') : null
}

interface DirectorySignInProps {
  /** Address to return to. */
  requested: string | null
  onAsk: () => void
}

/** Below the password: sign-in through the directory, where one is configured. */
export function DirectorySignIn({ requested, onAsk }: DirectorySignInProps) {
  const text = useText()
  const said = useSaid()
  const [hasDirectory, isExchanging, isResetOffered] = useUnit([$hasDirectory, $exchanging, $resetOffered])
  const [ask, askReset, expect] = useUnit([directoryAsked, resetAsked, directoryExpected])

  // The window opens in the user's gesture only if all is there before.
  useEffect(() => (hasDirectory ? whenIdle(() => expect()) : undefined), [hasDirectory, expect])
  if (!hasDirectory) return null

  return (
    <Ways>
      <Or>{text('directory.or')}</Or>
      <Button
        icon="building-2"
        isPending={isExchanging}
        onPointerEnter={() => expect()}
        onFocus={() => expect()}
        onPress={() => {
          onAsk()
          ask({ requested })
        }}
      >
        {text('directory.signIn')}
      </Button>
      {isResetOffered && (
        <Button icon="key" onPress={() => askReset()}>
          {text('directory.reset')}
        </Button>
      )}
      <Said role="status">{said}</Said>
    </Ways>
  )
}
