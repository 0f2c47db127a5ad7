/** Work in steps: it yields wherever it may pause. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Well under the 50 ms from which a task counts as long, and with room for the step that overshoots. */
const sliceMs = 12

interface Yielding {
  scheduler?: { yield?: () => Promise<void> }
}

/** Lets the page handle input and paint, then goes on. A timer would be throttled to 4 ms and more each time. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      channel.port1.close()
      resolve()
    })
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}

/** Runs the steps to their end at once. */
export function runNow<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Runs the steps in slices of some 12 ms, with room for the page between them.
 * @throws the signal's reason (an `AbortError`) once it is aborted
 */
export async function runSliced<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted()
    const end = performance.now() + sliceMs
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < end)
    // oxlint-disable-next-line no-await-in-loop -- pausing between slices is the purpose.
    await pause()
  }
}
