import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Kept } from './kept.ts'

/** The columns of these tables that are kept by the database layer. */
export const kept: Readonly<Record<string, Kept>> = {
  agence: { twins: ['lbAgence'] },
  // Who signs in or is signed out while his record is being edited has not changed it.
  users: {
    twins: ['login', 'lbUser', 'mail', 'defaultRoute'],
    isStamped: true,
    quiet: ['dtLastLogin', 'session', 'sessionKept'],
  },
  groupe: { twins: ['lbGroupe'] },
  adUser: { twins: ['login', 'lbUser', 'mail'] },
  log: { twins: ['lbUser', 'lbObjet', 'message'] },
  route: { twins: ['ref', 'label', 'module', 'schema', 'path', 'parameters', 'component'], isStamped: true },
  action: { twins: ['refAction', 'label', 'module', 'schema', 'parameters'], isStamped: true },
  // Who makes room for another has not been changed.
  menu: { twins: ['name', 'icon', 'param'], isStamped: true, quiet: ['ordre'] },
}

/** A boolean; where the database has none, it is kept as 0 or 1 (`booleans.ts`). */
export type Flag = boolean

/** Changes with its row, always to something later (`kept-columns.ts`): nobody writes it, but whoever adds a row may say since when it stands. */
export type Stamp = ColumnType<Instant, Instant | undefined, never>

/** ISO 8601 UTC instant with milliseconds, so that text order is time order. */
export type Instant = string

export interface AgenceTable {
  idAgence: Generated<number>
  lbAgence: string
  lbAgenceNormal: GeneratedAlways<string>
  isActif: Flag
}

export interface RoleTable {
  idRole: number
  refRole: string
  lbRole: string
}

export interface GroupeTable {
  idGroupe: number
  lbGroupe: string
  lbGroupeNormal: GeneratedAlways<string>
  isActif: Flag
}

export interface GroupeRoleTable {
  idGroupe: number
  idRole: number
}

export interface ModeAuthTable {
  refIdentification: string
  lbIdentification: string
  isActif: Flag
}

export interface UserTable {
  idUser: Generated<number>
  login: string
  loginNormal: GeneratedAlways<string>
  lbUser: string
  lbUserNormal: GeneratedAlways<string>
  mail: string | null
  mailNormal: GeneratedAlways<string | null>
  isActif: Flag
  isLocked: Flag
  mustChangePassword: Flag
  idGroupe: number
  refIdentification: string
  /** argon2id, as `security/password.ts` writes it; null for directory users. */
  passwordHash: string | null
  /** The login that the directory last vouched for. */
  directoryLogin: Generated<string | null>
  defaultRoute: string | null
  defaultRouteNormal: GeneratedAlways<string | null>
  dtLastLogin: Instant | null
  /** Grows when his sessions are ended: tokens of a lower number no longer count, but the one kept. */
  session: Generated<number>
  /** `jti` of that token. */
  sessionKept: Generated<string | null>
  dtModification: Stamp
}

/** An account of the directory. */
export interface AdUserTable {
  idAd: string
  login: string
  loginNormal: GeneratedAlways<string>
  lbUser: string
  lbUserNormal: GeneratedAlways<string>
  mail: string | null
  mailNormal: GeneratedAlways<string | null>
}

export interface ApiClientTable {
  clientId: string
  lbClient: string
  secretHash: string
  idGroupe: number
  isActif: Flag
}

/** Tokens signed out before their time. */
export interface RevokedTokenTable {
  jti: string
  dtExpiration: Instant
}

/** A session, by the number of its token (`security/open-sessions.ts`): a row stays when the sessions of its user are ended by another way. */
export interface OpenSessionTable {
  idSession: Generated<number>
  jti: string
  /** Null for a technical client, which has a `clientId`. */
  idUser: number | null
  clientId: string | null
  /** The user's number of sessions as of the sign-in. */
  session: number
  /** `B`, `AAD` or, for a technical client, `API`. */
  refIdentification: string
  /** Of the sign-in. */
  adresse: string
  dtCreation: Instant
  /** To the minute (`security/last-uses.ts`). */
  dtLastUse: Instant
  dtExpiration: Instant
}

export interface SettingTable {
  name: string
  value: string
}

export interface ObjetLockTable {
  typeObjet: string
  refObjet: string
  idUser: number
  dtVerrou: Instant
  dtExpiration: Instant
}

/** Append only. */
export interface LogTable {
  idLog: Generated<number>
  dtLog: Instant
  refEtat: string
  refAction: string
  idUser: number | null
  lbUser: string | null
  lbUserNormal: GeneratedAlways<string | null>
  typeObjet: string
  refObjet: string
  lbObjet: string
  lbObjetNormal: GeneratedAlways<string | null>
  /** Text, or the key of a message. */
  message: string | null
  messageNormal: GeneratedAlways<string | null>
  /** JSON: `{champ, ancien, nouveau}[]`. */
  changements: string
  /** Of the caller; a sign-in has it among its changes. */
  adresse: ColumnType<string | null, string | null | undefined, never>
}

export interface RouteTable {
  idRoute: Generated<number>
  /** View name. */
  ref: string
  label: string
  refNormal: GeneratedAlways<string>
  labelNormal: GeneratedAlways<string>
  module: string
  schema: string
  path: string
  parameters: string | null
  refParent: string | null
  component: string | null
  moduleNormal: GeneratedAlways<string>
  schemaNormal: GeneratedAlways<string>
  pathNormal: GeneratedAlways<string>
  parametersNormal: GeneratedAlways<string | null>
  componentNormal: GeneratedAlways<string | null>
  isMenu: Flag
  requiresAuth: Flag
  isVirtuel: Flag
  hasResource: Flag
  dtModification: Stamp
}

export interface ActionTable {
  idAction: Generated<number>
  refAction: string
  label: string
  refActionNormal: GeneratedAlways<string>
  labelNormal: GeneratedAlways<string>
  module: string
  schema: string
  parameters: string | null
  refRouteParent: string | null
  moduleNormal: GeneratedAlways<string>
  schemaNormal: GeneratedAlways<string>
  parametersNormal: GeneratedAlways<string | null>
  isMenu: Flag
  /** An inactive action leaves every menu. */
  isActive: Flag
  isVirtuel: Flag
  hasResource: Flag
  dtModification: Stamp
}

export interface MenuTable {
  idMenu: Generated<number>
  name: string
  nameNormal: GeneratedAlways<string>
  /** docs/specification/codes.md#menus: 1 AppMenu … 8 AppUserMenu. */
  idTypeMenu: number
  /** View name, or `App`. */
  routeEncrageMenu: string
  refRoute: string | null
  refAction: string | null
  idParent: number | null
  icon: string | null
  param: string | null
  iconNormal: GeneratedAlways<string | null>
  paramNormal: GeneratedAlways<string | null>
  ordre: number
  dtModification: Stamp
}

export interface GroupeMenuTable {
  idGroupe: number
  idMenu: number
}

/** The answer to a write under a key of its caller's (`once.ts`). */
export interface AnsweredWriteTable {
  /** `user:<idUser>` or `api:<clientId>`. */
  bearer: string
  key: string
  fingerprint: string
  /** The reply, as JSON. */
  answer: string
  dtCreation: Instant
}

/** Something that a release has brought once: whatever became of it, it is not brought again (`seed/brought.ts`). */
export interface BroughtTable {
  kind: 'route' | 'action' | 'menu' | 'systable' | 'sysvaleur'
  ref: string
}
