import type { EngineName, WayName } from './engine.ts'

/** Whose fault a failure is that is known: the way it is driven, the engine itself, or what the story asks for. */
export type Cause = 'driver' | 'engine' | 'story'

/** Stories that fail for a reason that is known and not the library's. */
export interface Known {
  engine: EngineName
  /** @default all */
  ways?: readonly WayName[]
  /** Their ids, or what these begin with. */
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
]

/** What is known of a story that failed. */
export const knownOf = (
  all: readonly Known[],
  { engine, way, id }: { engine: EngineName; way: WayName; id: string },
): Known | undefined =>
  all.find(
    (one) =>
      one.engine === engine && (one.ways?.includes(way) ?? true) && one.stories.some((story) => id.startsWith(story)),
  )
