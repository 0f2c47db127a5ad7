/** Name of the channel on which the redirect page tells which window has its answer. */
export const answeredChannel = 'ronde.directory'

/** Milliseconds between two checks of a window. */
const pace = 250
/** Checks in a row that find a window gone, after which it was closed without an answer: that takes another way, and may come later. */
const looksUntilClosed = 6

/** A window of the directory, and the page that opened it. */
export interface DirectoryWindow {
  /** Identifies this window's answer among those of others. */
  id: string
  /** The `window` object that MSAL opens it with. */
  opener: Window
  /** Watches a window that was not opened through `opener`. */
  watch: (opened: Window) => void
  front: () => void
  close: () => void
  /** Stops watching the window. */
  leave: () => void
}

/** A `window` that reports what it opens: MSAL hands its window over late, or not at all while the directory does not answer. */
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
    // A directory may cut the link to its window, which then reads as closed: it counts as closed once this page has the focus.
    looksGone = opened?.closed === true && document.hasFocus() ? looksGone + 1 : 0
    if (looksGone < looksUntilClosed) return
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
