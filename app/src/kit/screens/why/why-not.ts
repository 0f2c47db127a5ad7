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

/** Whoever would do something, as far as the reader knows. */
export interface Person {
  /** Of the person's group; null where the reader may not know them. */
  readonly roles: ReadonlySet<string> | null
  /** The group is out of use. */
  readonly isGroupClosed?: boolean
  readonly account?: AccountState | null
  /** The menus that the server gives the group. */
  readonly menus: MenuBook
  /** How the entries stand that are not among these menus. @default not known */
  readonly entryOf?: (view: string, action: RefAction | null) => EntryState
}

/** An action of a screen, or the screen itself, as it stands before the reader. */
export interface AskedAction {
  readonly view: string
  /** Null: the screen itself. */
  readonly action: RefAction | null
  /** What keeps it from being done here and now. */
  readonly standing?: Extract<Reason, { kind: 'lock' | 'version' | 'state' }> | null
}

/** An operation of the server. */
export interface AskedOperation extends CalledOn {
  readonly call: Operation
}

export type Asked = AskedAction | AskedOperation

const menusOfActions = ['TitleActionMenu', 'ActionMenu', 'ItemMenu'] as const

/** The entry by which a menu of the screen offers the action: at its title, on the selection or on a row. */
const offering = (menus: MenuBook, view: string, action: RefAction | null): MenuEntry | undefined =>
  menusOfActions
    .flatMap((type) => menus.get(`${view}.${type}`) ?? [])
    .find(({ refAction }) => action !== null && refAction === action)

/** Whether a menu leads to the screen; some are always there. */
export const isReached = (menus: MenuBook, view: string): boolean =>
  Object.hasOwn(reachablePaths, view) ||
  allEntries(menus).some(({ path, component }) => path && (component ?? path.replaceAll('/', '')) === view)

/** A role that somebody lacks, and why; nothing where his roles are not known. */
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

/** All that stands between somebody and what he would do, in the order in which it is decided; nothing where he can. */
export const reasonsAgainst = (asked: Asked, person: Person): Reason[] => {
  const reasons = 'call' in asked ? againstOperation(asked, person) : againstAction(asked, person)
  // A closed group is one reason, however many roles it has lost.
  const closed = reasons.findIndex(({ kind }) => kind === 'group')
  return reasons.filter(({ kind }, at) => kind !== 'group' || at === closed)
}

/** What decides first that somebody cannot do something; null where he can. */
export const whyNot = (asked: Asked, person: Person): Reason | null => reasonsAgainst(asked, person)[0] ?? null
