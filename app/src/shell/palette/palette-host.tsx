import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useState } from 'react'
import { laterPart } from '../../base/later-part.tsx'
import { useText } from '../../locales/use-text.ts'
import { PartBoundary } from '../part-boundary.tsx'
import { PartFailure } from '../part-failure.tsx'
import { isLineKey } from './palette-keys.ts'
import { PaletteSearch } from './palette-search.tsx'
import { $isPaletteOpen, paletteClosed } from './palette-state.ts'

const Palette = laterPart('palette', () => import('./palette.tsx').then((module) => module.Palette))

const nothingPressed = { keys: [], meant: null }

/** The command palette, when it is open. */
export function PaletteHost() {
  const isOpen = useUnit($isPaletteOpen)
  return isOpen && <OpenPalette />
}

/** Shows the field at once, and keeps the typed text and the keys for the lines until the code that finds lines is loaded. */
function OpenPalette() {
  const text = useText()
  const close = useUnit(paletteClosed)
  const [query, setQuery] = useState('')
  const [{ keys, meant }, setPressed] = useState<{ keys: readonly string[]; meant: string | null }>(nothingPressed)
  const [lines, setLines] = useState<{ activeId: string | null; count: number }>({ activeId: null, count: 0 })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') close()
    else if (isLineKey(event.key)) setPressed((before) => ({ ...before, keys: [...before.keys, event.key] }))
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={text('palette.title')} width={640} onOpenChange={() => close()}>
      <PaletteSearch
        query={query}
        lines={lines}
        onKeyDown={onKeyDown}
        onQuery={(changed) => {
          setQuery(changed)
          // The keys were pressed for the lines of the earlier text.
          setPressed(nothingPressed)
        }}
      />
      <PartBoundary fallback={<PartFailure />}>
        <Palette
          query={query}
          keys={keys}
          meant={meant}
          onKeysDone={(done) => setPressed((all) => ({ keys: all.keys.slice(done.count), meant: done.meant }))}
          onLines={setLines}
        />
      </PartBoundary>
    </Dialog>
  )
}
