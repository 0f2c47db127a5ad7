import type { UiMessageKey } from '../messages/index.ts'

/** Names of `KeyboardEvent.key` that keyboards write otherwise, and arrows, which are drawn. */
export const keyNames: Readonly<Record<string, { message: UiMessageKey; drawn?: string }>> = {
  Shift: { message: 'key.shift' },
  Escape: { message: 'key.escape' },
  Enter: { message: 'key.enter' },
  Delete: { message: 'key.delete' },
  Backspace: { message: 'key.backspace' },
  Space: { message: 'key.space' },
  Home: { message: 'key.home' },
  End: { message: 'key.end' },
  PageUp: { message: 'key.pageUp' },
  PageDown: { message: 'key.pageDown' },
  ArrowUp: { message: 'key.arrowUp', drawn: '↑' },
  ArrowDown: { message: 'key.arrowDown', drawn: '↓' },
  ArrowLeft: { message: 'key.arrowLeft', drawn: '←' },
  ArrowRight: { message: 'key.arrowRight', drawn: '→' },
}
