import type { RefAction } from '../actions.ts'

/** The buttons by which menus, security and actions are saved, by the view that offers them: what administrators keep, whatever else they give up. */
export const administration: Readonly<Record<string, readonly RefAction[]>> = {
  CoreSecPrmMenuList: ['Creer', 'Modifier', 'Supprimer', 'Deplacer'],
  CoreSecPrmSecuriteAccueil: ['EnregistrerDroits'],
  CoreSysActionList: ['Modifier', 'Activer'],
}

/** The page whose doors lead to them too. */
export const settingsView = 'CoreSysParametreAvanceAccueil'

/** Actions that stay active, and keep the name the console knows them by. */
export const necessaryActions: ReadonlySet<string> = new Set(Object.values(administration).flat())
