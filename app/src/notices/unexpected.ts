import { CallFailure } from '@ronde/contracts/wire'
import { createEvent, createStore, sample, type Scope, scopeBind } from 'effector'
import { $text } from '../locales/intl.ts'
import { sessionClosed } from '../session/session.ts'
import type { Notice } from './notice.ts'
import { noticed } from './notices.ts'

/** An uncaught failure: an error of a script, or a rejected promise. */
export const unexpectedHappened = createEvent<unknown>()

/** Number of different errors remembered as reported. */
const most = 50

/** Identity of an error. */
const nameOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500)

/** Whether an error needs no notice: a failed call has its own, aborting is intended, and browsers report late layouts as errors. */
const isTold = (error: unknown): boolean =>
  error instanceof CallFailure ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  /^(\w+: )?ResizeObserver loop/.test(nameOf(error))

const metFirst = createEvent<string>()
const $met = createStore<readonly string[]>([])
  .on(metFirst, (met, name) => [...met, name].slice(-most))
  .reset(sessionClosed)

// One plain notice for each error: the details are in the browser's console.
sample({
  clock: unexpectedHappened,
  source: $met,
  filter: (met, error) => !isTold(error) && !met.includes(nameOf(error)),
  fn: (_, error) => nameOf(error),
  target: metFirst,
})
sample({
  clock: metFirst,
  source: $text,
  fn: (text): Notice => ({ type: 'error', text: text('notices.unexpected'), source: 'Console' }),
  target: noticed,
})

/** Listens for uncaught failures, for as long as the page lives. */
export function bindUnexpected(scope: Scope): void {
  const tell = scopeBind(unexpectedHappened, { scope })
  globalThis.addEventListener('error', ({ error, message }) => tell(error ?? message))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
