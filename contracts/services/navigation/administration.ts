import type { RefAction } from '../actions.ts'
import type { ViewName } from './views.ts'

/** The buttons by which menus, security and actions are saved, by the view that offers them: what administrators keep, whatever else they give up. */
export const administration: readonly (readonly [view: ViewName, actions: readonly RefAction[]])[] = [
  ['CoreSecPrmMenuList', ['Creer', 'Modifier', 'Supprimer', 'Deplacer']],
  ['CoreSecPrmSecuriteAccueil', ['EnregistrerDroits']],
  ['CoreSysActionList', ['Modifier', 'Activer']],
]

/** The page whose doors lead to them too. */
export const settingsView: ViewName = 'CoreSysParametreAvanceAccueil'

/** Actions that stay active, and keep the name the console knows them by. */
export const necessaryActions: ReadonlySet<string> = new Set(administration.flatMap(([, actions]) => actions))
