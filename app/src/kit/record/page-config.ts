import type { Actions } from '../actions/action.ts'
import type { Part } from '../parts.ts'
import type { AnyRow } from '../screen.ts'

/** A page without a record, as data. */
export interface PageConfig {
  parts: readonly Part<AnyRow>[]
  actions?: Actions<AnyRow>
}
