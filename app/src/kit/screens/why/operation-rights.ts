import type { Role } from '../../../navigation/needed-role.ts'

/** What a call requires of its caller: nothing, a sign-in, or a role. */
export type Right = 'open' | 'signedIn' | Role

/** Rights of a service: of its reads, of its writes, and of operations that differ. */
interface ServiceRights {
  reads: Right
  writes: Right
  others?: Readonly<Record<string, Right>>
}

const all = (right: Right): ServiceRights => ({ reads: right, writes: right })
const parameters: ServiceRights = { reads: 'LECTURE', writes: 'PARAMETRAGE' }
const system: ServiceRights = { reads: 'LECTURE', writes: 'ADMIN' }
const cases: ServiceRights = { reads: 'LECTURE', writes: 'AFFAIRE' }
const own = { GetMenuList: 'signedIn', Get: 'signedIn', GetIdentificationMode: 'signedIn' } as const

const services: Readonly<Record<string, ServiceRights>> = {
  SecAuthentification: all('open'),
  SecSecurite: all('ADMIN'),
  AdmAgence: system,
  UsrUser: { ...system, others: { ...own, ChangePassword: 'signedIn' } },
  AffAffaire: cases,
  AffAffairePrestation: cases,
  SysAction: all('ADMIN'),
  SysControlEdit: all('signedIn'),
  SysLog: all('ADMIN'),
  SysMenu: all('ADMIN'),
  SysObjetLock: { ...all('signedIn'), others: { GetListByType: 'LECTURE' } },
  SysRoute: { ...all('ADMIN'), others: { LastUpdate: 'signedIn' } },
  SysTable: system,
  SysValeur: system,
  SysInfo: all('open'),
  GedDocument: all('LECTURE'),
  GamGamme: parameters,
  GamRapport: parameters,
  ModModeInspection: parameters,
  ModPropriete: parameters,
  ModTache: parameters,
  RefLocalisation: parameters,
  RefMateriel: parameters,
  RefParametre: parameters,
  RefPropriete: parameters,
  RefReferentiel: parameters,
}

/** An operation of a service, whose name is the backend's, with or without its path. */
export interface Operation {
  readonly service: string
  readonly operation: string
}

const serviceOf = ({ service }: Operation): string => service.slice(service.lastIndexOf('/') + 1)

/** `UsrUser/ChangePassword`. */
export const operationName = (operation: Operation): string => `${serviceOf(operation)}/${operation.operation}`

/** The right that an operation requires. One unknown to the contract is taken to require a sign-in. */
export function rightOf(operation: Operation): Right {
  const rights = services[serviceOf(operation)]
  if (!rights) return 'signedIn'
  return rights.others?.[operation.operation] ?? (operation.operation.startsWith('Get') ? rights.reads : rights.writes)
}

/** What an operation is called on, where that changes its right: another user's record, menus or locks, or an object to lock. */
export interface CalledOn {
  /** Whether it concerns another user or another group. */
  readonly isAnother?: boolean
  /** The kind of object that `Verrouiller` locks. */
  readonly typeObjet?: string
  /** Whether a lock is taken over from its holder. */
  readonly isForced?: boolean
}

/** The role that saving each kind of object requires, and therefore locking it. */
const locking: Readonly<Record<string, Role>> = {
  Affaire: 'AFFAIRE',
  Mode: 'PARAMETRAGE',
  Referentiel: 'PARAMETRAGE',
  SysTable: 'ADMIN',
  User: 'ADMIN',
}

/** Operations that any signed-in user may call about himself or herself. */
const aboutOneself: ReadonlySet<string> = new Set([
  'UsrUser/Get',
  'UsrUser/GetMenuList',
  'UsrUser/ChangePassword',
  'SysObjetLock/GetListByUser',
])

/** The roles that a call requires besides the right of its operation. */
export function rolesOfCall(operation: Operation, { isAnother, typeObjet = '', isForced }: CalledOn): Role[] {
  const name = operationName(operation)
  if (isAnother && aboutOneself.has(name)) return ['ADMIN']
  if (name !== 'SysObjetLock/Verrouiller') return []
  const saving = locking[typeObjet]
  // A user who takes a lock over must also be able to save.
  return [...(isForced ? (['ADMIN'] as const) : []), ...(saving ? [saving] : [])]
}

/** Operations open to a user whose password has to be changed first. */
export const openBeforePasswordChange: readonly string[] = ['UsrUser/ChangePassword', 'SecAuthentification/LogOut']
