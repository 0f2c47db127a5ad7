import { administration, necessaryActions } from '@ronde/contracts/administration'
import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'

/** Whether the administration's screens need an action, which must stay active (R35). */
export const isNeeded = (refAction: unknown): boolean =>
  typeof refAction === 'string' && necessaryActions.has(refAction)

const kept = new Map<string, readonly string[]>(administration)

/** The view or button that a menu entry gives, of those that administrators must keep (R24); null for any other. */
export function keptBy({
  refRoute,
  refAction,
  routeEncrageMenu,
}: Pick<MenuRecord, 'refRoute' | 'refAction' | 'routeEncrageMenu'>): string | null {
  if (refRoute !== null && kept.has(refRoute)) return refRoute
  return refAction && kept.get(routeEncrageMenu)?.includes(refAction) ? `${routeEncrageMenu}.${refAction}` : null
}
