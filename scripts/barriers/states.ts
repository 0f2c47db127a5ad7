import type { Answer } from './ask.ts'
import type { Place } from './declared.ts'

export type Theme = 'light' | 'dark'
export type Locale = 'fr' | 'en'

/** Widths of a page in CSS px: a window, a phone, and the window zoomed to 200 %. */
export const widths = { wide: 1366, narrow: 320, zoomed: 683 } as const
export type WidthName = keyof typeof widths
export const heights: Readonly<Record<WidthName, number>> = { wide: 768, narrow: 640, zoomed: 384 }

/** A state that both engines checked. */
export interface State {
  place: Place
  kind: 'view' | 'overlay' | 'layer' | 'story'
  /** Address, name of the overlay, presses that open the layer, or id of the story. */
  name: string
  locale: Locale
  theme: Theme
  /** Width; stories have one only. */
  width: WidthName
}

/** A state with its findings. */
export interface Asked extends State, Answer {}

/** An item that could not be checked, since it did not load. */
export interface Missed {
  name: string
  why: string
}

export interface Outcome {
  asked: Asked[]
  missed: Missed[]
}

/** An item that is opened and checked separately: a page or an overlay in one language, or the stories of a file. */
export interface Item {
  name: string
  ask: () => Promise<Outcome>
}

/** A place that is open for checks. */
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
