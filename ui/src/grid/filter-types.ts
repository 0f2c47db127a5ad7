import type { Span } from './filter-span.ts'

/** How a text is compared; without it the cell contains it. */
export type TextManner = 'starts' | 'is'

/** A condition on one column. Ranges include both ends; `date` ends are days in the user's zone, `YYYY-MM-DD`, or minutes of them, `YYYY-MM-DDTHH:mm`, or a `span` that is counted from today; a `path` lets through the place it names and all below: `Factory / Hall A`; `empty` a cell that says nothing. */
export type FilterValue = (
  | { kind: 'text'; text: string; manner?: TextManner }
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; from?: number; to?: number }
  | { kind: 'date'; from?: string; to?: string; span?: Span }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'path'; path: string }
  | { kind: 'empty' }
) & {
  /** Inverts the filter: it passes the rows it would hold back. */
  isNot?: boolean
}

/** The sign between the names of a path. */
export const pathSeparator = ' / '

/** How a column can be filtered. Every column can be asked for its empty cells beside. */
export type FilterKind = Exclude<FilterValue['kind'], 'empty'>

/**
 * Filters by name. One that stands under its column alone belongs to the first group, one under `2.` and the column to the
 * second, up to `9.`: a row passes that passes all filters of a group, in any of the groups.
 */
export type FilterValues = Readonly<Record<string, FilterValue>>
