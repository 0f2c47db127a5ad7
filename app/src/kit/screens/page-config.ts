import type { Actions } from '../actions/action.ts'
import type { Part } from '../actions/parts.ts'
import type { AnyRow } from '../place/row.ts'

/** A page without a record of its own, as data. */
export interface PageConfig {
  parts: readonly Part<AnyRow>[]
  /** Parameters without which it is of nothing. */
  keys?: readonly string[]
  actions?: Actions<AnyRow>
}
