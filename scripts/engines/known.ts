import type { EngineName, WayName } from './engine.ts'

/** Cause of a known failure: the driver, the engine, or the story. */
export type Cause = 'driver' | 'engine' | 'story'

/** Stories that fail for a known reason outside the library. */
export interface Known {
  /** @default all */
  engine?: EngineName
  /** @default all */
  ways?: readonly WayName[]
  /** Ids, or prefixes of ids. */
  stories: readonly string[]
  cause: Cause
  why: string
}

export const known: readonly Known[] = [
  {
    engine: 'firefox',
    ways: ['forced'],
    stories: [
      'components-confirmdialog--own-texts-and-colours',
      'components-checkbox--read-only',
      'components-switch--read-only',
      'components-toast-options--every-option',
      'foundations-theme--dark',
      'foundations-theme--own-brand',
      'foundations-theme--side-by-side',
      'screens-about--configured',
      'screens-shell--frame',
    ],
    cause: 'story',
    why: 'it asks for a colour of its own, where the person’s are forced on all',
  },
  {
    engine: 'firefox',
    ways: ['forced'],
    stories: ['components-chart--stacked'],
    cause: 'story',
    why: 'it asks for series without patterns, which tell them apart where colours are forced',
  },
  {
    engine: 'firefox',
    ways: ['forced'],
    stories: ['components-grid--added-rows'],
    cause: 'story',
    why: 'it asks for a shadow, which forced colours take away; the word beside it stays',
  },
  {
    ways: ['rtl'],
    stories: [
      'components-descriptionlist--two-columns',
      'components-filterbar--never-moves-the-grid',
      'components-grid--cards',
      'components-grid--fills-the-page',
      'components-grid--more-to-the-side',
      'components-grid--resized-and-moved-by-pointer',
      'components-pageheader--overflow',
      'components-panel--default',
      'components-stack--in-row',
      'components-tag--long-text',
      'components-treegrid--headings-by-pointer',
    ],
    cause: 'story',
    why: 'it measures, or pulls, from the left to the right',
  },
  {
    ways: ['rtl'],
    stories: [
      'components-chart--bars',
      'components-chart--below-nothing',
      'components-chart--english',
      'components-chart--span-by-keys',
      'components-chart--stacked',
    ],
    cause: 'story',
    why: 'its picture runs from left to right in every page, and so do its arrows',
  },
  {
    ways: ['spacing'],
    stories: [
      'components-chart--stacked',
      'components-filterbar--never-moves-the-grid',
      'components-grid--fills-the-page',
      'screens-log--all-dates-again',
    ],
    cause: 'story',
    why: 'it asks for what fits a width, or a line, with letters as near as usual',
  },
  {
    ways: ['spacing'],
    stories: ['components-drawer--mini', 'components-drawer--over-the-page'],
    cause: 'story',
    why: 'its logo is a word of five letters, wider than a narrow drawer',
  },
  {
    stories: ['components-toast--narrowest', 'components-toast--widest'],
    cause: 'story',
    why: 'it makes the page wider than its window, to measure a share of it',
  },
  {
    stories: ['components-jsoneditor--long'],
    cause: 'story',
    why: 'its numbers of lines scroll with the text beside them, and are cut like it',
  },
]

/** The known reason of a failed story. */
export const knownOf = (
  all: readonly Known[],
  { engine, way, id }: { engine: EngineName; way: WayName; id: string },
): Known | undefined =>
  all.find(
    (one) =>
      (one.engine ?? engine) === engine &&
      (one.ways?.includes(way) ?? true) &&
      one.stories.some((story) => id.startsWith(story)),
  )
