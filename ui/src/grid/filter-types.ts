/** A condition on one column. Ranges include both ends; `date` ends are days in the user's zone, `YYYY-MM-DD`, or minutes of them, `YYYY-MM-DDTHH:mm`; a `path` lets through the place it names and all below: `Factory / Hall A`. */
export type FilterValue =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; from?: number; to?: number }
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'path'; path: string }

/** The sign between the names of a path. */
export const pathSeparator = ' / '

export type FilterKind = FilterValue['kind']
