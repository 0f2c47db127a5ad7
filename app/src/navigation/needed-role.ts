import type { ViewName } from '@ronde/contracts/titles'
import { isRefAction, type RefAction } from '@ronde/contracts/actions'

/** Roles, as groups have them. */
const roles = ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE'] as const
export type Role = (typeof roles)[number]

/** Tells a role the console knows from any other. */
export const isRole = (ref: string): ref is Role => roles.some((role) => role === ref)

/** Roles that the calls of views ask for: to look at them, and to save by their buttons; none for views that are not here. */
const asked: readonly (readonly [views: readonly ViewName[], looks: Role, saves: Role | null])[] = [
  [
    [
      'AdmUsrUserAccueil',
      'CoreSecPrmMenuList',
      'CoreSecPrmSecuriteAccueil',
      'CoreSysActionList',
      'CoreSysLogList',
      'CoreSysRouteList',
    ],
    'ADMIN',
    'ADMIN',
  ],
  [['AdmUsrUserList', 'CoreSysTableAccueil', 'CoreSysTableList'], 'LECTURE', 'ADMIN'],
  [['AffAffAffaireAccueil', 'AffAffAffaireList', 'AffAffAffairePrestationList'], 'LECTURE', 'AFFAIRE'],
  [
    [
      'PrmGamFileImport',
      'PrmGamGamRapportAccueil',
      'PrmGamGammeList',
      'PrmModModeInspectionAccueil',
      'PrmModModeInspectionList',
      'PrmModTacheList',
    ],
    'LECTURE',
    'PARAMETRAGE',
  ],
  [
    [
      'PrmRefLocalisationList',
      'PrmRefMaterielList',
      'PrmRefParametreList',
      'PrmRefReferentielAccueil',
      'PrmRefReferentielList',
    ],
    'LECTURE',
    'PARAMETRAGE',
  ],
  [['CoreSysParametreAvanceAccueil'], 'LECTURE', null],
]
const byView = new Map<string, { looks: Role; saves: Role | null }>(
  asked.flatMap(([views, looks, saves]) => views.map((view) => [view, { looks, saves }] as const)),
)

/** Buttons that save nothing. */
const looking: ReadonlySet<RefAction> = new Set<RefAction>([
  'Ouvrir',
  'Exporter',
  'CopierLien',
  'ComparerVersions',
  'VoirValeurs',
  'VoirInfos',
  'VoirMateriels',
  'Apercu',
  'Telecharger',
  'ApercuGroupe',
  'CopierSql',
])
/** Whether a button saves nothing, be it that it needs a role to look. */
export const isLooking = (action: RefAction): boolean => looking.has(action) || action === 'VoirHistorique'

/** Buttons whose call asks for another role than the view's saves. */
const others: Partial<Record<RefAction, Role | null>> = {
  VoirHistorique: 'ADMIN',
  AjouterAgence: 'ADMIN',
  Deconnexion: null,
}

/** The role without which a page is answered by 403; null where none is needed. */
export const roleOfView = (view: string): Role | null => byView.get(view)?.looks ?? null

/** An entry of a menu, as far as its calls go. */
interface Leading {
  refRoute: string | null
  refAction?: string | null
  /** The view whose menu it is in. */
  routeEncrageMenu: string
}

/** The role that the calls behind an entry ask for: of the page it leads to, else of the button it is. */
export function neededRole({ refRoute, refAction, routeEncrageMenu }: Leading): Role | null {
  if (refRoute !== null) return roleOfView(refRoute)
  if (!isRefAction(refAction)) return null
  const other = others[refAction]
  if (other !== undefined) return other
  return byView.get(routeEncrageMenu)?.[looking.has(refAction) ? 'looks' : 'saves'] ?? null
}
