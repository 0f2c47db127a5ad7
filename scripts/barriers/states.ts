import type { Answer } from './ask.ts'
import type { Place } from './declared.ts'

export type Theme = 'light' | 'dark'
export type Locale = 'fr' | 'en'

/** How wide a page is shown: a window, a telephone, and the window at twice the size, of which half is left. */
export const widths = { wide: 1366, narrow: 320, zoomed: 683 } as const
export type WidthName = keyof typeof widths
export const heights: Readonly<Record<WidthName, number>> = { wide: 768, narrow: 640, zoomed: 384 }

/** What both engines were asked about. */
export interface State {
  place: Place
  kind: 'view' | 'overlay' | 'story'
  /** Address, name of the overlay or id of the story. */
  name: string
  locale: Locale
  theme: Theme
  /** Stories have one. */
  width: WidthName
}

/** A state, and what was said of it. */
export interface Asked extends State, Answer {}

/** What there was to ask about, and could not be: it did not come to stand. */
export interface Missed {
  name: string
  why: string
}

export interface Outcome {
  asked: Asked[]
  missed: Missed[]
}

/** Something that is opened and asked about by itself: a page or an overlay in one language, the stories of a file. */
export interface Item {
  name: string
  ask: () => Promise<Outcome>
}

/** A place that is open to be asked about. */
export interface OpenPlace {
  items: readonly (readonly Item[])[]
  close: () => Promise<void>
}

export const writeState = ({ name, locale, theme, width }: State): string => `${name}, ${locale}, ${theme}, ${width}`

/** Runs two at a time: one for each core of a small machine. */
export async function twoAtATime<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const queue = [...all]
  const take = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one)
  }
  await Promise.all([take(), take()])
}
