import type { AnyRow } from '../../../kit/place/row.ts'

/** Why a case takes no more services (R17); null where it does, or where no case is known. */
export function closedCase(affaire: AnyRow | null | undefined) {
  if (affaire?.statut === 'CLOTUREE') return 'blocked.closedCase'
  return affaire?.isActif === false ? 'blocked.inactiveCase' : null
}
