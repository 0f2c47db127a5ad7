import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { useText } from '../../locales/use-text.ts'
import { loadChunk } from '../../base/chunk.ts'
import { PartBoundary } from '../part-boundary.tsx'
import { PartFailure } from '../part-failure.tsx'
import { $isPaletteOpen, paletteClosed } from './palette-state.ts'

const Palette = lazy(() => loadChunk('palette', () => import('./palette.tsx')).then((module) => ({ default: module.Palette })))

/** Where the command palette stands when it is open; what it is made of is loaded when it first is. */
export function PaletteHost() {
  const text = useText()
  const [isOpen, close] = useUnit([$isPaletteOpen, paletteClosed])
  if (!isOpen) return null
  const failure = (
    <Dialog title={text('palette.title')} onClose={() => close()}>
      <PartFailure />
    </Dialog>
  )
  return (
    <PartBoundary fallback={failure}>
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
    </PartBoundary>
  )
}
