import type { RefAction } from '../actions.ts'

/** The views by which administrators give back whatever was taken away, each with the actions by which it saves (R24, R35). */
export const kept: Readonly<Record<string, readonly RefAction[]>> = {
  CoreSecPrmMenuList: ['Creer', 'Modifier'],
  CoreSecPrmSecuriteAccueil: ['EnregistrerDroits'],
  CoreSysActionList: ['Activer', 'Modifier'],
}

const actions: ReadonlySet<string> = new Set(Object.values(kept).flat())

/** Whether one of those views saves by an action. */
export const isKeptAction = (refAction: unknown): boolean => typeof refAction === 'string' && actions.has(refAction)
