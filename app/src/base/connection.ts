import { createEvent, createStore, type Scope, sample, scopeBind } from 'effector'

/** The browser says whether it has a network. */
export const connectionChanged = createEvent<boolean>()
export const $isOnline = createStore(true).on(connectionChanged, (_, isOnline) => isOnline)

/** The network is back: failed reads can be tried again. */
export const networkBack = sample({ clock: $isOnline.updates, filter: (isOnline) => isOnline, fn: () => undefined })

/** Raises `connectionChanged` at the browser's `online` and `offline` events. */
export function bindConnection(scope: Scope): void {
  const tell = scopeBind(connectionChanged, { scope })
  tell(navigator.onLine)
  globalThis.addEventListener('online', () => tell(true))
  globalThis.addEventListener('offline', () => tell(false))
}
