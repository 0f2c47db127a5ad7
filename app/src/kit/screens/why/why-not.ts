import type { RefAction } from '@ronde/contracts/actions'
import { neededRole, type Role, roleOfView } from '../../../navigation/needed-role.ts'
import { allEntries, type MenuBook, type MenuEntry } from '../../../navigation/menu-entry.ts'
import { reachablePaths } from '../../../navigation/paths.ts'
import {
  type CalledOn,
  openBeforePasswordChange,
  type Operation,
  operationName,
  rightOf,
  rolesOfCall,
} from './operation-rights.ts'
import type { AccountState, EntryState, Reason } from './reason.ts'

/** The person who would do something, as far as known. */
export interface Person {
  /** Roles of the person's group; null where the reader may not know them. */
  readonly roles: ReadonlySet<string> | null
  /** Whether the group is inactive. */
  readonly isGroupClosed?: boolean
  readonly account?: AccountState | null
  /** The menus that the server gives the group. */
  readonly menus: MenuBook
  /** State of entries that are not among these menus. @default unknown */
  readonly entryOf?: (view: string, action: RefAction | null) => EntryState
}

/** An action of a screen, or the screen itself, in its current state. */
export interface AskedAction {
  readonly view: string
  /** Null: the screen itself. */
  readonly action: RefAction | null
  /** Current reason against it. */
  readonly standing?: Extract<Reason, { kind: 'lock' | 'version' | 'state' }> | null
}

/** An operation of the server. */
export interface AskedOperation extends CalledOn {
  readonly call: Operation
}

export type Asked = AskedAction | AskedOperation

const menusOfActions = ['TitleActionMenu', 'ActionMenu', 'ItemMenu'] as const

/** The entry that offers the action in a menu of the screen: of its title, the selection or a row. */
const offering = (menus: MenuBook, view: string, action: RefAction | null): MenuEntry | undefined =>
  menusOfActions
    .flatMap((type) => menus.get(`${view}.${type}`) ?? [])
    .find(({ refAction }) => action !== null && refAction === action)

/** Whether a menu leads to the screen; some screens are always reachable. */
export const isReached = (menus: MenuBook, view: string): boolean =>
  Object.hasOwn(reachablePaths, view) ||
  allEntries(menus).some(({ path, component }) => path && (component ?? path.replaceAll('/', '')) === view)

/** The reason that a person lacks a role; none where the person's roles are not known. */
const lackOf = ({ roles, isGroupClosed }: Person, role: Role | null): Reason[] =>
  role === null || roles === null || (!isGroupClosed && roles.has(role))
    ? []
    : [isGroupClosed ? { kind: 'group' } : { kind: 'role', role }]

function againstOperation({ call, ...on }: AskedOperation, person: Person): Reason[] {
  const right = rightOf(call)
  if (right === 'open') return []
  const { account = null } = person
  const isOpenYet = account === 'password' && !on.isAnother && openBeforePasswordChange.includes(operationName(call))
  const isClosed = account !== null && !isOpenYet
  const lacked = [...new Set([right, ...rolesOfCall(call, on)])].flatMap((asked) =>
    asked === 'signedIn' ? [] : lackOf(person, asked),
  )
  return [
    ...(isClosed ? [{ kind: 'account', state: account } as const] : []),
    ...(on.isAnother && lacked.length > 0 ? [{ kind: 'another' } as const] : lacked),
  ]
}

function againstAction({ view, action, standing = null }: AskedAction, person: Person): Reason[] {
  const { menus, account = null, entryOf } = person
  const entry = (of: RefAction | null): EntryState => entryOf?.(view, of) ?? 'unknown'
  const looks = roleOfView(view)
  const offered = offering(menus, view, action)
  const needs =
    action &&
    neededRole({ refRoute: offered?.path ? offered.refRoute : null, refAction: action, routeEncrageMenu: view })
  return [
    ...(account === null ? [] : [{ kind: 'account', state: account } as const]),
    ...(isReached(menus, view) ? [] : [{ kind: 'page', view, entry: entry(null) } as const]),
    ...(action === null || offered ? [] : [{ kind: 'menu', view, action, entry: entry(action) } as const]),
    ...lackOf(person, looks),
    ...(needs === looks ? [] : lackOf(person, needs)),
    ...(standing ? [standing] : []),
  ]
}

/** All reasons against a person's action, in the order in which they are decided; empty where it is possible. */
export const reasonsAgainst = (asked: Asked, person: Person): Reason[] => {
  const reasons = 'call' in asked ? againstOperation(asked, person) : againstAction(asked, person)
  // An inactive group is one reason, however many roles it lacks.
  const closed = reasons.findIndex(({ kind }) => kind === 'group')
  return reasons.filter(({ kind }, at) => kind !== 'group' || at === closed)
}
