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

export const known: readonly Known[] = []

/** What is known of a story that failed. */
export const knownOf = (
  all: readonly Known[],
  { engine, way, id }: { engine: EngineName; way: WayName; id: string },
): Known | undefined =>
  all.find(
    (one) =>
      one.engine === engine && (one.ways?.includes(way) ?? true) && one.stories.some((story) => id.startsWith(story)),
  )
