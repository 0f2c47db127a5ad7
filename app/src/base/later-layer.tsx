import { Dialog } from '@ronde/ui/dialog'
import { LoadingView } from '@ronde/ui/loading-view'
import type { Panel } from '@ronde/ui/panel'
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import { useText } from '../locales/use-text.ts'
import { laterPart } from './later-part.tsx'

interface Closable {
  onClose: () => void
}

/** Letters typed while a layer is on its way, up to the first key that writes none. */
interface Held {
  letters: string
  isOver: boolean
}

const hold = (held: Held, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  if (held.isOver || ['Shift', 'CapsLock', 'AltGraph'].includes(key)) return
  if (key === 'Backspace') held.letters = held.letters.slice(0, -1)
  // Ctrl and Alt together write a letter on some keyboards.
  else if (key.length === 1 && ctrlKey === altKey && !metaKey) held.letters += key
  else held.isOver = true
}

/** Writes letters into the text of a layer that has the focus, as if they were typed there. After Back there is no layer. */
const write = (letters: string) => {
  const field = document.activeElement
  if (letters === '' || !(field instanceof HTMLInputElement) || !field.closest('[role=dialog]')) return
  if (field.type !== 'text' || field.readOnly) return
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * A layer over the page in a file of its own, which is fetched when it is first opened. Until it is there an empty one, in the same
 * `Frame`, stands in its place: it takes the keys that would reach the page behind, and Escape closes it. Letters are for the
 * layer's first field.
 */
export function laterLayer<Props extends Closable>(
  name: string,
  bring: () => Promise<ComponentType<Props>>,
  Frame: typeof Dialog | typeof Panel = Dialog,
) {
  return laterPart(name, bring, function Waiting({ onClose }: Closable) {
    const text = useText()
    const [held] = useState<Held>(() => ({ letters: '', isOver: false }))
    // Once the layer in its place has taken the focus.
    useEffect(() => () => queueMicrotask(() => write(held.letters)), [held])
    const close = () => {
      held.letters = ''
      onClose()
    }
    return (
      <Frame title={text('layer.opening')} onOpenChange={close} onKeyDown={(event) => hold(held, event)}>
        <LoadingView />
      </Frame>
    )
  })
}
