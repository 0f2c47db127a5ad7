import type { Heard } from '../../.storybook/hearing/heard.ts'

/** The recordings of a page under review. */
export interface Recorded {
  /** Whether announcements of components are recorded. */
  isListening: boolean
  /** The preview's result of each story, by the story's id. */
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
  /** Errors thrown by the current story, its play or a check. */
  thrown: string[]
  /** Durations of tasks over 50 ms, in ms, without those of axe. */
  tasks: number[]
  /** Shows an entry, unless the page was opened with it; resolves once a story is played and checked, or a page fully rendered. */
  stands: (id: string, viewMode: string) => Promise<void>
}

/** The part of Storybook's preview used here: the samples in a documentation page. */
interface Preview {
  storyRenders?: { phase?: string }[]
}

interface Channel {
  on: (event: string, listener: (told: never) => void) => void
  emit: (event: string, told: object) => void
}

/** Options of the recorder. */
interface Hearing {
  /** Name of the global variable of the recordings. */
  name: string
  /** Message that a frame posts once its story is rendered. */
  frameStands: string
  isListening: boolean
}

/** Records a page; runs in it before its own scripts. */
export function record({ name, frameStands, isListening }: Hearing): void {
  // A story in a frame of a page is reviewed where it is opened alone.
  if (window.parent !== window) return
  // Disables Storybook's highlights, which would compute the style of every element at every change.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
  // With this user agent Storybook stops animations, instead of waiting a tenth of a second in each story.
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
  // Left while a sample is still rendering, a page is reloaded by Storybook in the middle of the next one.
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
