import { type Scope, scopeBind } from 'effector'
import { $storage, storageKeys } from '../base/storage.ts'
import { looked, touched } from './idle.ts'
import './other-tabs.ts'
import { $token } from './session.ts'
import { tokenToSend } from './stored-token.ts'
import { readTabMessage, type TabMessage, tabSaid } from './tabs.ts'
import './token-watch.ts'

/** Shortest time between two reports of activity, in ms. */
const pace = 1000

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/** Null in browsers and modes without `BroadcastChannel`: tabs then hear of each other through local storage. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('ronde.session')
  } catch {
    return null
  }
}

/** Whether the pointer really moved: browsers also send `pointermove` when the page moves under a resting pointer. */
function pointerWatch(): (event: Event) => boolean {
  let last = { x: Number.NaN, y: Number.NaN }
  return (event) => {
    if (event.type !== 'pointermove' || !(event instanceof MouseEvent)) return true
    const { screenX: x, screenY: y } = event
    const hasMoved = x !== last.x || y !== last.y
    last = { x, y }
    return hasMoved
  }
}

/** Calls `act` at most once in `pace` ms. */
function paced(act: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < pace) return
    last = now
    act()
  }
}

/** The browser's timer, tab messages and events that the session uses; `bind` connects them to the scope. */
export function sessionOutside() {
  const channel = openChannel()
  let timer: ReturnType<typeof setTimeout> | undefined
  let look = () => {}

  const setTimer = (delay: number | null) => {
    clearTimeout(timer)
    timer = delay === null ? undefined : setTimeout(() => look(), delay)
  }

  const bind = (scope: Scope) => {
    look = scopeBind(looked, { scope })
    const touch = paced(scopeBind(touched, { scope }))
    const hear = scopeBind(tabSaid, { scope })

    const isMoved = pointerWatch()
    const feel = (event: Event) => {
      if (isMoved(event)) touch()
    }
    for (const sign of signs) globalThis.addEventListener(sign, feel, { capture: true, passive: true })

    globalThis.addEventListener('storage', ({ key }) => {
      if (key === null || key === storageKeys.token || key === storageKeys.lastActivity) look()
    })
    channel?.addEventListener('message', ({ data }) => {
      const message = readTabMessage(data)
      if (message) hear(message)
    })
    // A tab that slept, was hidden or comes out of the browser's cache may show a session that has ended meanwhile.
    globalThis.addEventListener('pageshow', () => look())
    globalThis.addEventListener('focus', () => look())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) look()
    })
  }

  return { setTimer, tellTabs: (message: TabMessage) => channel?.postMessage(message), bind }
}

/** The token to send with each call. */
export const tokenOfCalls = (scope: () => Scope) => (): string | null =>
  tokenToSend(scope().getState($storage), scope().getState($token))
