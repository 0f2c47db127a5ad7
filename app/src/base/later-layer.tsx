import { Dialog } from '@ronde/ui/dialog'
import { LoadingView } from '@ronde/ui/loading-view'
import type { Panel } from '@ronde/ui/panel'
import type { ComponentType } from 'react'
import { useText } from '../locales/use-text.ts'
import { laterPart } from './later-part.tsx'

interface Closable {
  onClose: () => void
}

/**
 * A layer over the page in a file of its own, which is fetched when it is first opened. Until it is there an empty one, in the same
 * `Frame`, stands in its place: it takes the keys that would reach the page behind, and Escape closes it.
 */
export function laterLayer<Props extends Closable>(
  name: string,
  bring: () => Promise<ComponentType<Props>>,
  Frame: typeof Dialog | typeof Panel = Dialog,
) {
  return laterPart(name, bring, function Waiting({ onClose }: Closable) {
    const text = useText()
    return (
      <Frame title={text('layer.opening')} onOpenChange={onClose}>
        <LoadingView />
      </Frame>
    )
  })
}
