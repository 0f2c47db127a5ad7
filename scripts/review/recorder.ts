import type { Heard } from '../../.storybook/hearing/heard.ts'

/** What a page under review has heard so far. */
export interface Recorded {
  /** Whether what is said of components is to be heard. */
  isListening: boolean
  /** What the preview said of a story at its end, by the story's id. */
  finished: Record<
    string,
    {
      status: string
      reporters: {
        type: string
        status: string
        result?: { violations?: { id: string; nodes: { html: string }[] }[] } & Partial<Heard>
      }[]
    }
  >
  /** What was thrown by the story that is shown, by its play or by a check. */
  thrown: string[]
  /** Tasks over 50 ms, in ms, but for those of axe. */
  tasks: number[]
  /** Shows an entry, unless the page was opened with it; resolves when it stands and, being a story, has been played and checked; being a page, when all stand that it shows. */
  stands: (id: string, viewMode: string) => Promise<void>
}

/** As much as is asked of Storybook's preview: the samples that stand in a page of documentation. */
interface Preview {
  storyRenders?: { phase?: string }[]
}

interface Channel {
  on: (event: string, listener: (told: never) => void) => void
  emit: (event: string, told: object) => void
}

/** What a page is given to be heard by. */
interface Hearing {
  /** Where it keeps what it hears. */
  name: string
  /** What a frame of it says once its story stands. */
  frameStands: string
  isListening: boolean
}

/** Put into a page before its own scripts. */
export function record({ name, frameStands, isListening }: Hearing): void {
  // A story in a frame of a page is reviewed where it is opened alone.
  if (window.parent !== window) return
  // What axe finds is told, not drawn over the story: to know where, Storybook would ask for the style of every element at every change.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
  // By this name Storybook knows that a story is tested: it stops animations, for which it would wait a tenth of a second in each.
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` })
  const ended = new Map<string, PromiseWithResolvers<void>>()
  const endOf = (id: string) => {
    const end = ended.get(id) ?? Promise.withResolvers<void>()
    ended.set(id, end)
    return end
  }
  let opened: string | undefined = new URLSearchParams(location.search).get('id') ?? undefined
  let channel: Channel | undefined
  const standing = new WeakSet<MessageEventSource>()
  addEventListener('message', ({ data, source }) => {
    if (data === frameStands && source) standing.add(source)
  })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isUnderWay = () => {
    const { storyRenders = [] } = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {}
    const places = document.querySelectorAll('[id^="story--"][id$="-inner"]').length
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')]
    return (
      storyRenders.length < places ||
      storyRenders.some(({ phase = '' }) => !['finished', 'aborted', 'errored'].includes(phase)) ||
      frames.some(({ contentWindow }) => !contentWindow || !standing.has(contentWindow))
    )
  }
  // A page that is left while a sample of it is under way is loaded anew by Storybook, in the middle of the next one.
  const samplesStand = async () => {
    for (let framesStill = 0; framesStill < 3; framesStill = isUnderWay() ? 0 : framesStill + 1) await frame()
  }
  let isPlayed = false
  const recorded: Recorded = {
    isListening,
    finished: {},
    thrown: [],
    tasks: [],
    stands: (id, viewMode) => {
      if (opened !== id) {
        ended.delete(id)
        isPlayed = false
        channel?.emit('setCurrentStory', { storyId: id, viewMode })
      }
      opened = undefined
      return endOf(id).promise
    },
  }
  Object.assign(globalThis, { [name]: recorded })
  new PerformanceObserver((list) => {
    if (!isPlayed) recorded.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
  }).observe({ type: 'longtask', buffered: true })
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made
      made?.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
        isPlayed = newPhase === 'afterEach'
      })
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'unhandledErrorsWhilePlaying',
      ]) {
        made?.on(event, (told: { message?: string } | { message?: string }[]) => {
          recorded.thrown.push(...[told].flat().map((one) => one.message ?? JSON.stringify(one)))
        })
      }
      made?.on('storyFinished', ({ storyId, ...told }: Recorded['finished'][string] & { storyId: string }) => {
        recorded.finished[storyId] = told
        endOf(storyId).resolve()
      })
      made?.on('docsRendered', (id: string) => void samplesStand().then(() => endOf(id).resolve()))
    },
  })
}
