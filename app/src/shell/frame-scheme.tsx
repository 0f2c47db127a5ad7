import { IconButton } from '@ronde/ui/icon-button'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { $scheme, schemeChosen } from './preferences.ts'

/** The app bar's switch between light and dark. */
export function FrameScheme() {
  const text = useText()
  const [scheme, choose] = useUnit([$scheme, schemeChosen])
  const isDark = scheme === 'dark'
  return (
    <IconButton
      label={text(isDark ? 'frame.light' : 'frame.dark')}
      icon={isDark ? 'sun' : 'moon'}
      tone="inherit"
      onPress={() => choose(isDark ? 'light' : 'dark')}
    />
  )
}
