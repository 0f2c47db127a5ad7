/** Calls once the browser has nothing better to do; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}
