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

const magnified = ['zoom-200', 'zoom-400'] as const

const ownFrame = 'it has a frame of its own, of a width that it asks about and that this page has not'
const inMenu = 'it asks for a button, a tab or a link, which in a narrow page is in the menu beside the others'
const sideBySide = 'it measures what stands side by side, or has its number beside it, where there is room for that'

export const known: readonly Known[] = [
  {
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
    ways: ['forced'],
    stories: ['components-chart--stacked'],
    cause: 'story',
    why: 'it asks for series without patterns, which tell them apart where colours are forced',
  },
  {
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
    ways: magnified,
    stories: [
      'components-filterbar--never-moves-the-grid',
      'components-filterbar--set-in-sight',
      'components-filterbar-conditions--changed-in-place',
      'components-grid--fills-the-page',
      'components-grid--more-to-the-side',
      'components-grid--sorted-beside-pinned',
    ],
    cause: 'story',
    why: ownFrame,
  },
  {
    ways: ['zoom-400'],
    stories: [
      'components-chart--long-names',
      'components-grid--cards',
      'components-grid--sorted-in-view',
      'components-pageheader--resized',
    ],
    cause: 'story',
    why: ownFrame,
  },
  {
    ways: magnified,
    stories: [
      'components-filterbar--choice',
      'components-filterbar--ranges',
      'components-filterbar--reversed',
      'components-filterbar-conditions--beginning',
      'components-filterbar-conditions--contrary',
      'components-filterbar-conditions--empty',
      'components-filterbar-conditions--groups',
      'components-filterbar-conditions--span',
      'screens-affaires--all-services',
    ],
    cause: 'story',
    why: 'it presses the button of a filter, which in a narrow page is in the dialog of all filters',
  },
  {
    ways: magnified,
    stories: ['components-pageheader--default'],
    cause: 'story',
    why: inMenu,
  },
  {
    ways: ['zoom-400'],
    stories: [
      'components-tabs--default',
      'components-tabs--disabled-tab',
      'components-tabs--manual-activation',
      'screens-about--configured',
      'screens-affaires--services-of-a-case',
      'screens-menus-and-rights--rights',
      'screens-notifications--empty',
      'screens-over-a-screen--export',
      'screens-over-a-screen--import-with-errors',
      'screens-shell-menus-in-their-places--of-a-home',
      'screens-tasks-of-a-mode--models-searched',
      'screens-tasks-of-a-mode--moved-during-a-change',
    ],
    cause: 'story',
    why: inMenu,
  },
  {
    ways: magnified,
    stories: ['components-descriptionlist--two-columns', 'components-grid--shares'],
    cause: 'story',
    why: sideBySide,
  },
  {
    ways: ['zoom-400'],
    stories: [
      'components-chart--groups',
      'components-chart--stacked',
      'components-descriptionlist--default',
      'components-stack--in-row',
    ],
    cause: 'story',
    why: sideBySide,
  },
  {
    ways: magnified,
    stories: ['screens-shell--frame'],
    cause: 'story',
    why: 'it asks for a wide menu beside the page, which a narrow page opens over itself',
  },
  {
    ways: ['zoom-400'],
    stories: ['components-tree-moving--dragging', 'screens-notifications--few'],
    cause: 'story',
    why: 'it asks for a row or a cell that is drawn once a page this small has been scrolled to it',
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
