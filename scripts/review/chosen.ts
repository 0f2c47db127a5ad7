import type { Fingerprints } from '../../.storybook/proven/fingerprints.ts'
import { itemsOfTags } from '../specification-coverage.ts'
import type { Entry } from './entry.ts'

/** Of the files that are as they were when all of their entries passed, one in so many is opened all the same. */
export const sampledOneIn = 6

interface Known {
  /** What the entries are made of now. */
  now: Fingerprints
  /** What they were made of when they were last proven. */
  proven: Fingerprints
}

/** Path of an entry's file from the project's root. */
export const fileOf = ({ importPath }: Entry): string => importPath.replace(/^\.\//, '')

/**
 * What a test run opens: the entries of every file that changed, or whose imports did, since they were proven; the stories that
 * prove a statement of the specification; and a sample of the rest.
 *
 * @param isSampled whether a file of the rest is of the sample
 */
export function chosenEntries(
  entries: readonly Entry[],
  { now, proven }: Known,
  isSampled: (file: string) => boolean,
): Entry[] {
  const files = new Set(entries.map(fileOf))
  const opened = new Set(
    [...files].filter((file) => {
      const isAsProven = now[file] !== undefined && now[file] === proven[file]
      return !isAsProven || isSampled(file)
    }),
  )
  return entries.filter((entry) => opened.has(fileOf(entry)) || itemsOfTags(entry.tags ?? []).length > 0)
}

/** What is proven after some entries were opened: files whose entries were all opened and right are as they are now, the others as before, but for those of which one was wrong. */
export function provenAfter(
  entries: readonly Entry[],
  opened: ReadonlyMap<string, boolean>,
  { now, proven }: Known,
): Fingerprints {
  const byFile = Map.groupBy(entries, fileOf)
  const after = [...byFile].flatMap(([file, own]): [string, string][] => {
    const outcomes = own.map(({ id }) => opened.get(id))
    if (outcomes.includes(false)) return []
    const fingerprint = outcomes.includes(undefined) ? proven[file] : now[file]
    return fingerprint === undefined ? [] : [[file, fingerprint]]
  })
  return Object.fromEntries(after.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
