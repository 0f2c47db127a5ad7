import type { lockable } from '../../../services/Core/SysObjetLock/endpoints.ts'
import type { RoleName } from '../../rights/rights.ts'

/** The kinds of object that can be locked: their table, and the role that saving, and therefore locking, requires. */
export const lockedKinds = {
  Affaire: { table: 'affaire', role: 'AFFAIRE' },
  Mode: { table: 'mode', role: 'PARAMETRAGE' },
  Referentiel: { table: 'referentiel', role: 'PARAMETRAGE' },
  SysTable: { table: 'systable', role: 'ADMIN' },
  User: { table: 'users', role: 'ADMIN' },
} as const satisfies Record<keyof typeof lockable, { table: string; role: RoleName }>
