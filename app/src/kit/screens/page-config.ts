import type { Actions } from '../actions/action.ts'
import type { Part } from '../actions/parts.ts'
import type { AnyRow } from '../place/row.ts'

/** Configuration of a page without a record of its own. */
export interface PageConfig {
  parts: readonly Part<AnyRow>[]
  /** Parameters that the page requires. */
  keys?: readonly string[]
  actions?: Actions<AnyRow>
}
