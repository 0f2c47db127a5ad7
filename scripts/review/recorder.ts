/** What a page under review has heard so far. */
export interface Recorded {
  /** What the preview said of a story at its end, by the story's id. */
  finished: Record<string, { status: string; reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[] }>
  /** Ids of the pages of documentation that stand. */
  rendered: string[]
  /** Tasks over 50 ms, in ms, but for those of axe. */
  tasks: number[]
}

/** Put into a page before its own scripts. */
export function record(name: string): void {
  const recorded: Recorded = { finished: {}, rendered: [], tasks: [] }
  Object.assign(globalThis, { [name]: recorded })
  let isPlayed = false
  new PerformanceObserver((list) => {
    if (!isPlayed) recorded.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
  }).observe({ type: 'longtask', buffered: true })
  let channel: { on: (event: string, listener: (told: never) => void) => void } | undefined
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made
      made?.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
        isPlayed = newPhase === 'afterEach'
      })
      made?.on('storyFinished', ({ storyId, ...told }: Recorded['finished'][string] & { storyId: string }) => {
        recorded.finished[storyId] = told
      })
      made?.on('docsRendered', (id: string) => recorded.rendered.push(id))
    },
  })
}
