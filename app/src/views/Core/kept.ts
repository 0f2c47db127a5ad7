import type { RefAction } from '@ronde/contracts/actions'
import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'

/** The screens by which administrators give back whatever was taken away, each with the buttons by which it saves (R24, R35). */
const kept: Readonly<Record<string, readonly RefAction[]>> = {
  CoreSecPrmMenuList: ['Creer', 'Modifier'],
  CoreSecPrmSecuriteAccueil: ['EnregistrerDroits'],
  CoreSysActionList: ['Activer', 'Modifier'],
}

const needed: ReadonlySet<string> = new Set(Object.values(kept).flat())

/** Whether those screens do their work by an action. */
export const isNeeded = (refAction: unknown): boolean => typeof refAction === 'string' && needed.has(refAction)

/** What an entry of a menu leads to, or does, that somebody has to be left with; null for any other entry. */
export function keptBy({ refRoute, refAction, routeEncrageMenu }: Pick<MenuRecord, 'refRoute' | 'refAction' | 'routeEncrageMenu'>): string | null {
  if (refRoute !== null && refRoute in kept) return refRoute
  return refAction && kept[routeEncrageMenu]?.some((name) => name === refAction) ? `${routeEncrageMenu}.${refAction}` : null
}
