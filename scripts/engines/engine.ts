const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
}

export const themeNames = ['light', 'dark', 'forced'] as const
const modeNames = ['rtl', 'zoom-200', 'zoom-400', 'spacing', 'motion'] as const

/** How all stories are shown in a run: in a theme, or as somebody has set the browser up. */
export type WayName = (typeof themeNames)[number] | (typeof modeNames)[number]

/** What a way asks of the Storybook and of the browser. */
export interface Way {
  name: WayName
  /** What it is called in the table. */
  title: string
  /** What the Storybook's toolbar is set to. */
  globals: Readonly<Record<string, string>>
  /** The system's forced colours. */
  isForced?: boolean
  /** The system does not ask for less motion; in every other way it does. */
  isMoving?: boolean
  /** How much larger than written: of 1280 × 1024 px so much less is left. */
  zoom?: number
  /** Rules that somebody adds to every page. */
  style?: string
  /** Asks besides that nothing is out of reach sideways, and no text cut. */
  isMeasured?: boolean
}

/** The least that a text has to bear (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

export const ways: readonly Way[] = [
  { name: 'light', title: 'light', globals: { theme: 'light' } },
  { name: 'dark', title: 'dark', globals: { theme: 'dark' } },
  { name: 'forced', title: 'forced colours', globals: { theme: 'light' }, isForced: true },
  { name: 'rtl', title: 'right to left', globals: { theme: 'light', direction: 'rtl' }, isMeasured: true },
  { name: 'zoom-200', title: '200 %', globals: { theme: 'light' }, zoom: 2, isMeasured: true },
  { name: 'zoom-400', title: '400 %', globals: { theme: 'light' }, zoom: 4, isMeasured: true },
  { name: 'spacing', title: 'text spacing', globals: { theme: 'light' }, style: spacing, isMeasured: true },
  { name: 'motion', title: 'motion not reduced', globals: { theme: 'light' }, isMoving: true },
]

export const wayTitles = Object.fromEntries(ways.map(({ name, title }) => [name, title])) as Record<WayName, string>

/** CSS pixels that are left of a window. A magnified one is as WCAG 1.4.10 takes it: 320 × 256 at 400 %. */
export const sizeOf = ({ zoom }: Way): { width: number; height: number } =>
  zoom === undefined ? { width: 1280, height: 800 } : { width: 1280 / zoom, height: 1024 / zoom }

/** A browser of one engine, with one page. */
export interface Engine {
  version: string
  /** Opens an address in a new page, and resolves when that has loaded. */
  open: (address: string) => Promise<void>
  /** Asks the page for the value of an expression; promises are waited for. */
  ask: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface EngineKind {
  name: EngineName
  /** What there is not on this machine, and how to bring it; nothing where all is there. */
  missing: () => string | undefined
  /** Ways it cannot be set to, and why. */
  cannot: Partial<Record<WayName, string>>
  launch: (way: Way) => Promise<Engine>
}

/** Writes a function and what it is given as an expression that a page can be asked. */
export const calling = <Given extends readonly unknown[]>(run: (...given: Given) => unknown, ...given: Given): string =>
  `(${run.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`
