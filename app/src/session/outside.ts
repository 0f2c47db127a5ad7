import { type Scope, scopeBind } from 'effector'
import { $storage, storageKeys } from '../base/storage.ts'
import { looked, touched } from './idle.ts'
import './other-tabs.ts'
import { $token } from './session.ts'
import { tokenToSend } from './stored-token.ts'
import { readTabMessage, type TabMessage, tabSaid } from './tabs.ts'
import './token-watch.ts'

/** ms in which activity counts once. */
const pace = 1000

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/** Some browsers and modes have none: local storage then tells the tabs of each other. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('ronde.session')
  } catch {
    return null
  }
}

/** Says whether the pointer really moved: when the page moves under a pointer that rests, browsers send its movement too. */
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

/** Calls at most once in so many ms. */
function paced(act: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < pace) return
    last = now
    act()
  }
}

/** Functions of the page and its browser that the session needs; `bind` ties it to the scope once that stands. */
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
    // A tab that slept, was hidden or comes out of the browser's cache must show nothing that has ended meanwhile.
    globalThis.addEventListener('pageshow', () => look())
    globalThis.addEventListener('focus', () => look())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) look()
    })
  }

  return { setTimer, tellTabs: (message: TabMessage) => channel?.postMessage(message), bind }
}

/** The token of each call. */
export const tokenOfCalls = (scope: () => Scope) => (): string | null =>
  tokenToSend(scope().getState($storage), scope().getState($token))
