import type { Text } from '../locales/intl.ts'
import { isRole, type Role } from './needed-role.ts'

/** What the server calls the roles at first. */
const atFirst: Readonly<Record<Role, string>> = {
  ADMIN: 'Administration',
  PARAMETRAGE: 'Paramétrage',
  AFFAIRE: 'Affaires',
  LECTURE: 'Lecture',
}

/** The label of a role: the server's, in French; in other languages the console's own for one that nobody has renamed. */
export const roleLabel = ({ refRole, lbRole }: { refRole: string; lbRole: string }, text: Text): string =>
  text.locale !== 'fr' && isRole(refRole) && lbRole === atFirst[refRole] ? text(`role.${refRole}`) : lbRole
