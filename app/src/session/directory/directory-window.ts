/** How the page that a window comes back to tells the others which window has its answer. */
export const answeredChannel = 'ronde.directory'

/** ms between two looks at a window. */
const pace = 250

/** A window of the directory, and the page that opened it. */
export interface DirectoryWindow {
  /** Tells this window's answer from those of others. */
  id: string
  /** The window that MSAL opens it from. */
  opener: Window
  /** Where it was opened otherwise. */
  watch: (opened: Window) => void
  front: () => void
  close: () => void
  /** Looks no more. */
  leave: () => void
}

/** MSAL gives its window away late, or not at all while the directory does not answer: it is taken where it is opened. */
function openerThatTells(tell: (opened: Window | null) => void): Window {
  return new Proxy(window, {
    get: (target, key) => {
      if (key === 'open') {
        return (...args: Parameters<Window['open']>) => {
          const opened = target.open(...args)
          tell(opened)
          return opened
        }
      }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/**
 * Opens no window itself, but knows the one that is opened from `opener`. `onClosed` is called once, when it is gone without an answer.
 */
export function directoryWindow(onClosed: () => void): DirectoryWindow {
  const id = crypto.randomUUID()
  const channel = new BroadcastChannel(answeredChannel)
  let opened: Window | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let looksGone = 0

  const leave = () => {
    clearInterval(timer)
    channel.close()
  }
  const look = () => {
    // A directory may cut the tie to its window, which then only looks closed: a user who has closed it is back on this page.
    looksGone = opened?.closed === true && document.hasFocus() ? looksGone + 1 : 0
    if (looksGone < 2) return
    leave()
    onClosed()
  }

  channel.addEventListener('message', ({ data }) => {
    if (data === id) leave()
  })
  const watch = (window: Window | null) => {
    opened = window
    clearInterval(timer)
    if (window) timer = setInterval(look, pace)
  }
  return {
    id,
    opener: openerThatTells(watch),
    watch,
    front: () => opened?.focus(),
    close: () => opened?.close(),
    leave,
  }
}
