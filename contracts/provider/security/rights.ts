/** Roles, as the table `role` names them. */
export type RoleName = 'ADMIN' | 'PARAMETRAGE' | 'AFFAIRE' | 'LECTURE'

/** What a call asks of its caller: nothing, a sign-in, or a role. */
export type Right = 'open' | 'signedIn' | RoleName

interface ServiceRights {
  read: Right
  write: Right
  /** Operations whose right differs from their service's. */
  operations?: Readonly<Record<string, Right>>
}

/**
 * Rights of every service that is there, by the end of its path. A service that is missing here serves nobody.
 * Within an operation, another's record may ask for more: the handler sees to that.
 */
const rights: Readonly<Record<string, ServiceRights>> = {
  SecAuthentification: { read: 'open', write: 'open' },
  SysInfo: { read: 'open', write: 'open' },
  AdmAgence: { read: 'LECTURE', write: 'ADMIN' },
  UsrUser: {
    read: 'LECTURE',
    write: 'ADMIN',
    operations: { Get: 'signedIn', GetMenuList: 'signedIn', GetIdentificationMode: 'signedIn', ChangePassword: 'signedIn' },
  },
  SysRoute: { read: 'ADMIN', write: 'ADMIN', operations: { LastUpdate: 'signedIn' } },
  AffAffaire: { read: 'LECTURE', write: 'AFFAIRE' },
  AffAffairePrestation: { read: 'LECTURE', write: 'AFFAIRE' },
  GamGamme: { read: 'LECTURE', write: 'PARAMETRAGE' },
  ModModeInspection: { read: 'LECTURE', write: 'PARAMETRAGE' },
  RefReferentiel: { read: 'LECTURE', write: 'PARAMETRAGE' },
}

/** What a token serves whose password has to be changed first. */
export const openBeforePasswordChange: readonly string[] = ['UsrUser/ChangePassword', 'SecAuthentification/LogOut']

/** Last part of a service's path: `AffAffaire`. */
export const serviceName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The right an operation asks for. Throws for a service without rights: it must not start. */
export function rightFor({ service, operation, verb }: { service: string; operation: string; verb: string }): Right {
  const name = serviceName(service)
  const declared = Object.hasOwn(rights, name) ? rights[name] : undefined
  if (!declared) throw new Error(`${name} has no rights`)
  const own = declared.operations && Object.hasOwn(declared.operations, operation) ? declared.operations[operation] : undefined
  return own ?? (verb === 'GET' ? declared.read : declared.write)
}
