import { standsMessage } from '../../.storybook/toolbar/still-frame.ts'
import { playStopped } from '../../.storybook/toolbar/plays.ts'
import { reviewName } from '../../.storybook/under-test.ts'
import { heldMoment, holdClock } from '../review/held-clock.ts'
import { record, type Recorded } from '../review/recorder.ts'
import { calling } from './engine.ts'

const errorsName = 'rondeErrors'

/** Collects a page's errors: engines report them to their drivers differently, or not at all. */
function keepErrors(name: string, stopped: string): void {
  const kept: string[] = []
  Object.assign(globalThis, { [name]: kept })
  const { error } = console
  console.error = (...told: unknown[]) => {
    kept.push(`console: ${told.map(String).join(' ').split('\n').slice(0, 6).join('\n    ')}`)
    error(...told)
  }
  addEventListener('error', ({ message }) => {
    // A delayed ResizeObserver notification is not an error of the page.
    if (message && !message.startsWith('ResizeObserver loop')) kept.push(`not caught: ${message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`not caught: ${String(reason)}`))
  addEventListener(stopped, (event) => {
    const [first] = (event as CustomEvent<string>).detail.split('\n')
    kept.push(`its play went no further: ${first}`)
  })
}

/** Script that the story page runs before its own scripts. */
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

/** An expression that waits for the preview, and adds a user style sheet. */
export const askReady = (style = ''): string => calling(untilReady, style)

/** The result of a story, as its page reports it. */
export interface Told extends Pick<Recorded, 'thrown'> {
  finished?: Recorded['finished'][string]
  errors: string[]
}

async function untilStands(names: { review: string; errors: string }, id: string, event: string): Promise<string> {
  dispatchEvent(new Event(event))
  const page = globalThis as unknown as Record<string, Recorded> & Record<string, string[]>
  const recorded = page[names.review]!
  await recorded.stands(id, 'story')
  // As JSON: drivers convert values differently.
  return JSON.stringify({
    finished: recorded.finished[id],
    thrown: recorded.thrown.splice(0),
    errors: page[names.errors]!.splice(0),
  })
}

/** An expression that shows a story, and returns its result as JSON. */
export const askStory = (id: string): string =>
  calling(untilStands, { review: reviewName, errors: errorsName }, id, heldMoment[1])
