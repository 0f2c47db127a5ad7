import type { ViewName } from '@ronde/contracts/titles'
import { isRefAction, type RefAction } from '@ronde/contracts/actions'

/** Roles that a group can have. */
const roles = ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE'] as const
export type Role = (typeof roles)[number]

/** Whether a role is one that the console knows. */
export const isRole = (ref: string): ref is Role => roles.some((role) => role === ref)

/** Roles that the calls of views require, to read and to save; views that are not listed require none. */
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
/** Whether a button saves nothing, even one that requires a role to read. */
export const isLooking = (action: RefAction): boolean => looking.has(action) || action === 'VoirHistorique'

/** Roles of buttons whose call requires another one than the saves of their view; null: none. */
const others: Partial<Record<RefAction, Role | null>> = {
  VoirHistorique: 'ADMIN',
  AjouterAgence: 'ADMIN',
  Deconnexion: null,
}

/** The role that reading a view requires; null where none is. */
export const roleOfView = (view: string): Role | null => byView.get(view)?.looks ?? null

/** The fields of a menu entry that decide its role. */
interface Leading {
  refRoute: string | null
  refAction?: string | null
  /** The view whose menu it is in. */
  routeEncrageMenu: string
}

/** The role that an entry requires: that of the page it leads to, else of its button. */
export function neededRole({ refRoute, refAction, routeEncrageMenu }: Leading): Role | null {
  if (refRoute !== null) return roleOfView(refRoute)
  if (!isRefAction(refAction)) return null
  const other = others[refAction]
  if (other !== undefined) return other
  return byView.get(routeEncrageMenu)?.[looking.has(refAction) ? 'looks' : 'saves'] ?? null
}
