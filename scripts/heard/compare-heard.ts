import { diffArrays } from 'diff'
import type { HeardTexts } from '../../.storybook/hearing/heard-file.ts'
import type { HeardByComponent } from './accepted-heard.ts'

interface HeardChange {
  id: string
  /** Accepted text; undefined for a new story. */
  before?: string
  /** New text; undefined for a removed story. */
  after?: string
}

const allOf = (heard: HeardByComponent): HeardTexts => Object.assign({}, ...Object.values(heard)) as HeardTexts

/** Changed, new and removed texts. `isPartial`: stories that were not opened do not count as removed. */
export function changedHeard(accepted: HeardByComponent, heard: HeardByComponent, isPartial = false): HeardChange[] {
  const [before, after] = [allOf(accepted), allOf(heard)]
  return [...new Set([...(isPartial ? [] : Object.keys(before)), ...Object.keys(after)])]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .flatMap((id) => (before[id] === after[id] ? [] : [{ id, before: before[id], after: after[id] }]))
}

/** The lines that differ. */
function differing(before: string, after: string): string[] {
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((line) => `    ${added ? '+' : '-'} ${line}`) : [],
  )
}

/** A change as lines of text. */
export function tellHeard({ id, before, after }: HeardChange): string {
  if (after === undefined) return `✗ ${id} is not heard any more`
  if (before === undefined) return `✗ ${id} has not been accepted yet\n${after.replaceAll(/^/gm, '    + ')}`
  return [`✗ ${id} says something else than accepted`, ...differing(before, after)].join('\n')
}
