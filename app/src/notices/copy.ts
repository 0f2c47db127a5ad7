import { attach, createEvent, createStore, sample } from 'effector'
import { $text } from '../locales/intl.ts'
import type { Notice } from './notice.ts'
import { noticed } from './notices.ts'

/** Copies a text to the clipboard; tests replace it. Rejects on a page without a secure context, which has no clipboard. */
export const $clipboard = createStore<(text: string) => Promise<void>>(
  async (text) => navigator.clipboard.writeText(text),
  { serialize: 'ignore' },
)

/** A text is to be copied; a notice tells the outcome (docs/specification/wire.md#what-the-console-does-with-an-answer). */
export const copyAsked = createEvent<string>()

const copyFx = attach({ source: $clipboard, effect: (write, text: string) => write(text) })
sample({ clock: copyAsked, target: copyFx })
sample({
  clock: copyFx.done,
  source: $text,
  fn: (text): Notice => ({ type: 'success', text: text('copy.done') }),
  target: noticed,
})
sample({
  clock: copyFx.fail,
  source: $text,
  fn: (text): Notice => ({ type: 'error', text: text('copy.failed') }),
  target: noticed,
})
