import { attach, createEvent, createStore, sample } from 'effector'
import { $text } from '../locales/intl.ts'
import type { Notice } from './notice.ts'
import { noticed } from './notices.ts'

/** Puts a text on the clipboard; tests put their own here. A page that is not served securely has no clipboard: it rejects then. */
export const $clipboard = createStore<(text: string) => Promise<void>>(
  async (text) => navigator.clipboard.writeText(text),
  { serialize: 'ignore' },
)

/** A text is to be copied; what became of it is told (docs/specification/wire.md#what-the-console-does-with-an-answer). */
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
