import type { RefAction } from '@ronde/contracts/actions'
import type { Role } from '../../../navigation/needed-role.ts'

/** How an account stands in the way of everything its owner does. */
export type AccountState = 'inactive' | 'locked' | 'password'

/**
 * How the entries stand that would lead to a screen or offer an action: given to the group; there, but not given to it, or below one
 * that is not (`hidden`); there with an action out of use (`outOfUse`); not there at all (`none`); not known to who reads.
 */
export type EntryState = 'given' | 'hidden' | 'outOfUse' | 'none' | 'unknown'

/** What decides that somebody cannot do something: a right, a menu, a role, a state, a lock or a version. */
export type Reason =
  | { readonly kind: 'account'; readonly state: AccountState }
  /** The group is out of use: it has no role then. */
  | { readonly kind: 'group' }
  | { readonly kind: 'role'; readonly role: Role }
  /** Only administrators do it for somebody else. */
  | { readonly kind: 'another' }
  /** No menu leads to the screen. */
  | { readonly kind: 'page'; readonly view: string; readonly entry: EntryState }
  /** No menu of the screen offers the action. */
  | { readonly kind: 'menu'; readonly view: string; readonly action: RefAction; readonly entry: EntryState }
  | { readonly kind: 'lock'; readonly words: string; readonly href?: string | undefined }
  | { readonly kind: 'version'; readonly words: string; readonly href?: string | undefined }
  /** What is on the screen is in a state that does not allow it, in words. */
  | { readonly kind: 'state'; readonly words: string }
