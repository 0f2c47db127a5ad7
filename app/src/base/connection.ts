import { createEvent, createStore, type Scope, sample, scopeBind } from 'effector'

/** The browser says whether it has a network. */
export const connectionChanged = createEvent<boolean>()
export const $isOnline = createStore(true).on(connectionChanged, (_, isOnline) => isOnline)

/** There is a network again: what could not be read meanwhile can be. */
export const networkBack = sample({ clock: $isOnline.updates, filter: (isOnline) => isOnline, fn: () => undefined })

/** Hears what the browser says of its network. */
export function bindConnection(scope: Scope): void {
  const tell = scopeBind(connectionChanged, { scope })
  tell(navigator.onLine)
  globalThis.addEventListener('online', () => tell(true))
  globalThis.addEventListener('offline', () => tell(false))
}
