import { IconButton } from '@ronde/ui/icon-button'
import { Icon } from '@ronde/ui/icon'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { SearchField } from './frame.styles.ts'
import { paletteOpened } from './palette/palette-state.ts'
import { commandKey } from './shortcuts/keys.ts'
import { useMedia, wideBar } from '../base/use-media.ts'

/** The app bar's button that opens the command palette; it looks like a field where there is room for one. */
export function FrameSearch() {
  const text = useText()
  const open = useUnit(paletteOpened)
  const isWide = useMedia(wideBar)
  const keys = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const
  if (!isWide)
    return <IconButton {...keys} label={text('palette.open')} icon="search" tone="inherit" onPress={() => open()} />
  return (
    <SearchField {...keys} type="button" onClick={() => open()}>
      <Icon name="search" size={16} />
      <span data-text>{text('palette.open')}</span>
      <kbd aria-hidden>{commandKey()} K</kbd>
    </SearchField>
  )
}
