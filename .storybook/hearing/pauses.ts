/** In ms: the longest pause after which a component says something. What takes longer, such as a toast that goes, is not how a story ends. */
const longestPause = 1000

/** The pauses of a page that are under way. */
export interface Pauses {
  isPausing: () => boolean
  /** Leaves the page's timers as they were. */
  end: () => void
}

/** Watches what the page puts off from now on. */
export function watchPauses(): Pauses {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const underWay = new Set<unknown>()
  const startWatched = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const timer = start(() => {
      underWay.delete(timer)
      run(...given)
    }, ms)
    if (ms <= longestPause) underWay.add(timer)
    return timer
  }
  const stopWatched: typeof stop = (timer) => {
    underWay.delete(timer)
    stop(timer)
  }
  Object.assign(globalThis, { setTimeout: startWatched, clearTimeout: stopWatched })
  return {
    isPausing: () => underWay.size > 0,
    end: () => void Object.assign(globalThis, { setTimeout: start, clearTimeout: stop }),
  }
}
