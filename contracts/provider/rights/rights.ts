/** Roles, as the table `role` names them. */
export type RoleName = 'ADMIN' | 'PARAMETRAGE' | 'AFFAIRE' | 'LECTURE'

/** What a call asks of its caller: nothing, a sign-in, or a role. */
export type Right = 'open' | 'signedIn' | RoleName

/** The calls open to a user whose password has to be changed first. */
export const openBeforePasswordChange: readonly string[] = ['UsrUser/ChangePassword', 'SecAuthentification/LogOut']

/** Last part of a service's path: `AffAffaire`. */
export const serviceName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
