/** One view of the console, as routes and menus name it. */
export interface View {
  /** Its code in the table of buttons. */
  code: string
  /** Its name: its path without the slashes. */
  ref: string
  path: string
  /** Its title, in French. */
  label: string
  icon: string
  /** The home it is nested in. */
  parent?: string
  /** What its address carries from the current record. */
  parameters?: string
  /** The console has it. Those it has not are in no menu. */
  isBuilt: boolean
}

type Row = readonly [code: string, path: string, label: string, icon: string, more?: Partial<Pick<View, 'parent' | 'parameters' | 'isBuilt'>>]

const isBuilt = true
const ofReferential = { parent: 'PrmRefReferentielAccueil', parameters: 'idReferentielGuid;idReferentielVersion' }

const rows: readonly Row[] = [
  ['UL', '/Adm/Usr/UserList', 'Utilisateurs', 'users', { isBuilt }],
  ['UA', '/Adm/Usr/UserAccueil', 'Utilisateur', 'user', { parameters: 'idUser', isBuilt }],
  ['UP', '/Adm/Usr/UserProfil', 'Mon profil', 'user', { isBuilt }],
  ['AL', '/Aff/Aff/AffaireList', 'Affaires', 'folder', { isBuilt }],
  ['AA', '/Aff/Aff/AffaireAccueil', 'Affaire', 'folder-open', { parameters: 'idAffaireGuid', isBuilt }],
  ['AP', '/Aff/Aff/AffairePrestationList', 'Prestations', 'clipboard', { parent: 'AffAffAffaireAccueil', parameters: 'idAffaireGuid', isBuilt }],
  ['ME', '/Core/Sec/PrmMenuList', 'Menus', 'list-tree', { isBuilt }],
  ['SE', '/Core/Sec/PrmSecuriteAccueil', 'Sécurité', 'lock', { isBuilt }],
  ['AC', '/Core/Sys/ActionList', 'Actions', 'zap', { isBuilt }],
  ['LO', '/Core/Sys/LogList', 'Journal', 'history', { isBuilt }],
  ['NF', '/Core/Sys/NotFound', 'Page introuvable', 'circle-help', { isBuilt }],
  ['NO', '/Core/Sys/NotifList', 'Notifications', 'bell', { isBuilt }],
  ['PA', '/Core/Sys/ParametreAvanceAccueil', 'Paramètres avancés', 'gauge', { isBuilt }],
  ['RO', '/Core/Sys/RouteList', 'Routes', 'route', { isBuilt }],
  ['TL', '/Core/Sys/TableList', 'Tables système', 'table', { isBuilt }],
  ['TA', '/Core/Sys/TableAccueil', 'Table système', 'table', { parameters: 'idTableGuid', isBuilt }],
  ['GL', '/Prm/Gam/GammeList', 'Gammes', 'wrench', { isBuilt }],
  ['GR', '/Prm/Gam/GamRapportAccueil', 'Pages de rapport', 'file-text', { parameters: 'idGammeVersion', isBuilt }],
  ['FI', '/Prm/Gam/FileImport', 'Import de fichiers', 'upload', { parent: 'PrmGamGamRapportAccueil', parameters: 'idGammeVersion', isBuilt }],
  ['MI', '/Prm/Mod/ModeInspectionList', "Modes d'inspection", 'search', { isBuilt }],
  ['MA', '/Prm/Mod/ModeInspectionAccueil', "Mode d'inspection", 'search', { parameters: 'idModeGuid', isBuilt }],
  ['TC', '/Prm/Mod/TacheList', 'Tâches', 'clipboard-check', { parent: 'PrmModModeInspectionAccueil', parameters: 'idModeGuid;idModeversion', isBuilt }],
  ['RL', '/Prm/Ref/ReferentielList', 'Référentiels', 'map', { isBuilt }],
  ['RA', '/Prm/Ref/ReferentielAccueil', 'Référentiel', 'map', { parameters: 'idReferentielGuid', isBuilt }],
  ['PL', '/Prm/Ref/ParametreList', 'Paramètres', 'sliders', { ...ofReferential, isBuilt }],
  ['LL', '/Prm/Ref/LocalisationList', 'Localisations', 'map-pin', { ...ofReferential, isBuilt }],
  ['MT', '/Prm/Ref/MaterielList', 'Matériels', 'package', { ...ofReferential, isBuilt }],
]

/** Every view of the specification (section 2), those that are not built yet included. */
export const views: readonly View[] = rows.map(([code, path, label, icon, more]) => ({
  code,
  ref: path.replaceAll('/', ''),
  path,
  label,
  icon,
  isBuilt: false,
  ...more,
}))

/** The view of a name or a code. Throws for one that is none, which is a mistake in the tables here. */
export function viewNamed(name: string): View {
  const view = views.find(({ ref, code }) => ref === name || code === name)
  if (!view) throw new Error(`no view ${name}`)
  return view
}
