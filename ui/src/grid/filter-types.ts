/** A condition on one column. Ranges include both ends; `date` ends are days in the user's zone, `YYYY-MM-DD`, or minutes of them, `YYYY-MM-DDTHH:mm`. */
export type FilterValue =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; from?: number; to?: number }
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'boolean'; value: boolean }

export type FilterKind = FilterValue['kind']
