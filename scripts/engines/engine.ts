const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
}

export const themeNames = ['light', 'dark', 'forced'] as const
const modeNames = ['english', 'rtl', 'zoom-200', 'zoom-400', 'spacing', 'motion', 'react-19.2'] as const

/** Mode of a run: a theme, a setting of the browser, or another version of React. */
export type WayName = (typeof themeNames)[number] | (typeof modeNames)[number]

/** Settings of a mode for the Storybook and the browser. */
export interface Way {
  name: WayName
  /** Title in the table. */
  title: string
  /** Values of the Storybook's toolbar. */
  globals: Readonly<Record<string, string>>
  /** Whether the system forces colours. */
  isForced?: boolean
  /** Whether motion is not reduced; in every other mode it is. */
  isMoving?: boolean
  /** Zoom factor, which reduces the 1280 × 1024 px of the window. */
  zoom?: number
  /** User style sheet for every page. */
  style?: string
  /** Whether it also checks that nothing overflows sideways, and no text is cut. */
  isMeasured?: boolean
  /** Version of React that the Storybook is built with. @default the installed one */
  react?: string
}

/** Text spacing that pages must support (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

export const ways: readonly Way[] = [
  { name: 'light', title: 'light', globals: { theme: 'light' } },
  { name: 'dark', title: 'dark', globals: { theme: 'dark' } },
  { name: 'forced', title: 'forced colours', globals: { theme: 'light' }, isForced: true },
  { name: 'english', title: 'in English', globals: { theme: 'light', locale: 'en' } },
  { name: 'rtl', title: 'right to left', globals: { theme: 'light', direction: 'rtl' }, isMeasured: true },
  { name: 'zoom-200', title: '200 %', globals: { theme: 'light' }, zoom: 2, isMeasured: true },
  { name: 'zoom-400', title: '400 %', globals: { theme: 'light' }, zoom: 4, isMeasured: true },
  { name: 'spacing', title: 'text spacing', globals: { theme: 'light' }, style: spacing, isMeasured: true },
  { name: 'motion', title: 'motion not reduced', globals: { theme: 'light' }, isMoving: true },
  // The oldest that the library lets in.
  { name: 'react-19.2', title: 'React 19.2.0', globals: { theme: 'light' }, react: '19.2.0' },
]

export const wayTitles = Object.fromEntries(ways.map(({ name, title }) => [name, title])) as Record<WayName, string>

/** Size of the page in CSS pixels. Magnified as in WCAG 1.4.10: 320 × 256 at 400 %. */
export const sizeOf = ({ zoom }: Way): { width: number; height: number } =>
  zoom === undefined ? { width: 1280, height: 800 } : { width: 1280 / zoom, height: 1024 / zoom }

/** A browser of one engine, with one page. */
export interface Engine {
  version: string
  /** Opens an address in a new page, and resolves when it is loaded. */
  open: (address: string) => Promise<void>
  /** Evaluates an expression in the page; promises are awaited. */
  ask: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface EngineKind {
  name: EngineName
  /** What is not installed on this machine, and how to install it; undefined: nothing is missing. */
  missing: () => string | undefined
  /** Modes that the engine does not support, with the reason. */
  cannot: Partial<Record<WayName, string>>
  launch: (way: Way) => Promise<Engine>
}

/** A call of a function with its arguments, as an expression to evaluate in a page. */
export const calling = <Given extends readonly unknown[]>(run: (...given: Given) => unknown, ...given: Given): string =>
  `(${run.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`
