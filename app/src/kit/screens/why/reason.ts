import type { RefAction } from '@ronde/contracts/actions'
import type { Role } from '../../../navigation/needed-role.ts'

/** State of an account that prevents everything its owner does. */
export type AccountState = 'inactive' | 'locked' | 'password'

/**
 * State of the menu entries that would lead to a screen or offer an action: given to the group; existing, but not given to it, or below one
 * that is not (`hidden`); existing with an inactive action (`outOfUse`); missing (`none`); not known to the reader.
 */
export type EntryState = 'given' | 'hidden' | 'outOfUse' | 'none' | 'unknown'

/** Why a person cannot do something: a right, a menu, a role, a state, a lock or a version. */
export type Reason =
  | { readonly kind: 'account'; readonly state: AccountState }
  /** The group is inactive, and has no role then. */
  | { readonly kind: 'group' }
  | { readonly kind: 'role'; readonly role: Role }
  /** Only administrators may do it for another user. */
  | { readonly kind: 'another' }
  /** No menu leads to the screen. */
  | { readonly kind: 'page'; readonly view: string; readonly entry: EntryState }
  /** No menu of the screen offers the action. */
  | { readonly kind: 'menu'; readonly view: string; readonly action: RefAction; readonly entry: EntryState }
  | { readonly kind: 'lock'; readonly words: string; readonly href?: string | undefined }
  | { readonly kind: 'version'; readonly words: string; readonly href?: string | undefined }
  /** The state of the record or page does not allow it; `words` says why. */
  | { readonly kind: 'state'; readonly words: string }
