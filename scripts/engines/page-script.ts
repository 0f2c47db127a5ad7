import { standsMessage } from '../../.storybook/toolbar/still-frame.ts'
import { playStopped } from '../../.storybook/toolbar/plays.ts'
import { reviewName } from '../../.storybook/under-test.ts'
import { heldMoment, holdClock } from '../review/held-clock.ts'
import { record, type Recorded } from '../review/recorder.ts'
import { calling } from './engine.ts'

const errorsName = 'rondeErrors'

/** Keeps what a page complains of: engines tell their drivers in ways of their own, or not at all. */
function keepErrors(name: string, stopped: string): void {
  const kept: string[] = []
  Object.assign(globalThis, { [name]: kept })
  const { error } = console
  console.error = (...told: unknown[]) => {
    kept.push(`console: ${told.map(String).join(' ').split('\n').slice(0, 6).join('\n    ')}`)
    error(...told)
  }
  addEventListener('error', ({ message }) => {
    // What is measured while it changes is told at the next frame: no engine takes it for an error of the page's.
    if (message && !message.startsWith('ResizeObserver loop')) kept.push(`not caught: ${message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`not caught: ${String(reason)}`))
  addEventListener(stopped, (event) => {
    const [first] = (event as CustomEvent<string>).detail.split('\n')
    kept.push(`its play went no further: ${first}`)
  })
}

/** What the page that shows stories runs before its own scripts. */
export const firstScript = [
  calling(keepErrors, errorsName, playStopped),
  calling(holdClock, heldMoment),
  calling(record, { name: reviewName, frameStands: standsMessage, isListening: false }),
].join(';\n')

async function untilReady(style: string): Promise<void> {
  while (!('__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis))
    await new Promise((resolve) => setTimeout(resolve, 20))
  const added = document.createElement('style')
  added.textContent = style
  document.head.append(added)
}

/** Asks whether the preview is there; gives the page rules of somebody's own. */
export const askReady = (style = ''): string => calling(untilReady, style)

/** What a page tells of a story at its end. */
export interface Told extends Pick<Recorded, 'thrown'> {
  finished?: Recorded['finished'][string]
  errors: string[]
}

async function untilStands(names: { review: string; errors: string }, id: string, event: string): Promise<string> {
  dispatchEvent(new Event(event))
  const page = globalThis as unknown as Record<string, Recorded> & Record<string, string[]>
  const recorded = page[names.review]!
  await recorded.stands(id, 'story')
  // As text: drivers carry values in ways of their own.
  return JSON.stringify({
    finished: recorded.finished[id],
    thrown: recorded.thrown.splice(0),
    errors: page[names.errors]!.splice(0),
  })
}

/** Asks for a story, and for what came of it, as text. */
export const askStory = (id: string): string =>
  calling(untilStands, { review: reviewName, errors: errorsName }, id, heldMoment[1])
