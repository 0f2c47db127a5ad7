import { administration, necessaryActions } from '@ronde/contracts/administration'
import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'

/** Whether the screens of administration do their work by an action: it stays active (R35). */
export const isNeeded = (refAction: unknown): boolean =>
  typeof refAction === 'string' && necessaryActions.has(refAction)

const kept = new Map<string, readonly string[]>(administration)

/** The view or button of an entry of a menu that administrators keep (R24); null for any other entry. */
export function keptBy({
  refRoute,
  refAction,
  routeEncrageMenu,
}: Pick<MenuRecord, 'refRoute' | 'refAction' | 'routeEncrageMenu'>): string | null {
  if (refRoute !== null && kept.has(refRoute)) return refRoute
  return refAction && kept.get(routeEncrageMenu)?.includes(refAction) ? `${routeEncrageMenu}.${refAction}` : null
}
