/** Calls once the browser has nothing better to do; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** Whether the page still waits for content: something is `aria-busy` or a progress bar. */
const isBusy = (): boolean => document.querySelector('[aria-busy=true], [role=progressbar]') !== null

/** Calls once the browser has nothing better to do and nothing on the page is waited for; answers how to call it off. */
export function whenSettled(act: () => void): () => void {
  let callOff = whenIdle(function look() {
    if (!isBusy()) {
      act()
      return
    }
    const timer = setTimeout(() => {
      callOff = whenIdle(look)
    }, 100)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}
