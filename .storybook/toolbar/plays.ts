import { initialGlobals } from './globals.ts'
import type { ToolbarGlobals } from './globals.ts'
import { isAtRest, keepStill, takeTurn } from './still-frame.ts'

/** Name of the event of the window that says why a play written for another language or direction went no further. */
export const playStopped = 'ronde:stopped'

interface Playing {
  globals: object
  /** What the story sets for itself. */
  storyGlobals?: object
  step: (label: string, play: () => Promise<void>) => unknown
  userEvent: { keyboard: (keys: string) => Promise<void> }
}

type Play = (context: Playing) => unknown

interface Factory {
  meta: (annotations: object) => { story: (...annotations: object[]) => { input: { play?: Play } } }
}

const say = async ({ step }: Playing, text: string): Promise<void> => {
  await step(text, async () => {})
}

/** The context of a story in the other direction: the arrow that leads on there points to the other side. */
const inOtherDirection = (context: Playing): Playing => {
  const { userEvent } = context
  const keyboard = (keys: string) =>
    userEvent.keyboard(
      keys.replaceAll(/Arrow(Left|Right)/g, (arrow) => (arrow === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft')),
    )
  return { ...context, userEvent: { ...userEvent, keyboard } }
}

/** Plays a story where it can be played as it was written; elsewhere the interactions panel says why not. */
function playedAsWritten(play: Play): Play {
  return async (context) => {
    const shown: ToolbarGlobals = { ...initialGlobals, ...context.globals }
    const written: ToolbarGlobals = { ...initialGlobals, ...context.storyGlobals }
    if (isAtRest) return undefined
    if (shown.theme === 'all') return say(context, 'Not played here: each theme plays it in its own frame.')
    if (shown.locale === 'pseudo')
      return say(context, 'Not played in the pseudo language: a play finds things by their names.')
    await takeTurn()
    if (shown.locale === written.locale && shown.direction === written.direction) {
      try {
        return await play(context)
      } catch (error) {
        // What comes after a play does not come after one that failed; the page around it waits.
        keepStill()
        throw error
      }
    }
    try {
      await play(shown.direction === written.direction ? context : inOtherDirection(context))
    } catch (error) {
      window.dispatchEvent(new CustomEvent(playStopped, { detail: String(error) }))
      await say(context, `Played as far as it goes: written for ${written.locale}, ${written.direction}.`)
    }
  }
}

/** Lets the stories of a preview be played as they were written. */
export function playAsWritten(preview: object): void {
  const factory = preview as Factory
  const { meta: makeMeta } = factory
  factory.meta = (annotations) => {
    const meta = makeMeta.call(factory, annotations)
    const { story: makeStory } = meta
    meta.story = (...own) => {
      const story = makeStory.apply(meta, own)
      if (story.input.play) story.input.play = playedAsWritten(story.input.play)
      return story
    }
    return meta
  }
}
