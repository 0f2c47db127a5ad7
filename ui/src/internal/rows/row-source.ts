/** Below the public surface nothing depends on the type of a row. */
export type AnyRow = object

/** The rows in sight, from top to bottom: those of a list, or the open part of a tree. A new object whenever they change. */
export interface RowSource {
  readonly count: number
  /** Undefined where there is no row, and for the line under a branch that is being loaded. */
  itemAt: (row: number) => AnyRow | undefined
  /** Identifies a row, or the line under a branch, over refreshes; '' where there is none. */
  keyAt: (row: number) => string
  /** The row of a key or, in a tree, of the branch that hides it; -1 when it is gone. The row `near` is looked at first. */
  find: (key: string, near: number) => number
}

/** The rows of a list. */
export const listSource = (rows: readonly AnyRow[], rowKey: (row: AnyRow) => string): RowSource => {
  const keyAt = (at: number) => {
    const row = rows[at]
    return row ? rowKey(row) : ''
  }
  return {
    count: rows.length,
    itemAt: (at) => rows[at],
    keyAt,
    find: (key, near) => (keyAt(near) === key ? near : rows.findIndex((row) => rowKey(row) === key)),
  }
}
