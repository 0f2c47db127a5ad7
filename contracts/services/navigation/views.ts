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
}

type Row = readonly [
  code: string,
  path: string,
  label: string,
  icon: string,
  more?: Partial<Pick<View, 'parent' | 'parameters'>>,
]

const ofReferential = { parent: 'PrmRefReferentielAccueil', parameters: 'idReferentielGuid;idReferentielVersion' }

const rows: readonly Row[] = [
  ['UL', '/Adm/Usr/UserList', 'Utilisateurs', 'users'],
  ['UA', '/Adm/Usr/UserAccueil', 'Utilisateur', 'user', { parameters: 'idUser' }],
  ['UP', '/Adm/Usr/UserProfil', 'Mon profil', 'user'],
  ['AL', '/Aff/Aff/AffaireList', 'Affaires', 'folder'],
  ['AA', '/Aff/Aff/AffaireAccueil', 'Affaire', 'folder-open', { parameters: 'idAffaireGuid' }],
  [
    'AP',
    '/Aff/Aff/AffairePrestationList',
    'Prestations',
    'clipboard',
    { parent: 'AffAffAffaireAccueil', parameters: 'idAffaireGuid' },
  ],
  ['ME', '/Core/Sec/PrmMenuList', 'Menus', 'list-tree'],
  ['SE', '/Core/Sec/PrmSecuriteAccueil', 'Sécurité', 'lock'],
  ['AC', '/Core/Sys/ActionList', 'Actions', 'zap'],
  ['LO', '/Core/Sys/LogList', 'Journal', 'history'],
  ['NF', '/Core/Sys/NotFound', 'Page introuvable', 'circle-help'],
  ['NO', '/Core/Sys/NotifList', 'Notifications', 'bell'],
  ['PA', '/Core/Sys/ParametreAvanceAccueil', 'Paramètres avancés', 'gauge'],
  ['RO', '/Core/Sys/RouteList', 'Routes', 'route'],
  ['TL', '/Core/Sys/TableList', 'Tables système', 'table'],
  ['TA', '/Core/Sys/TableAccueil', 'Table système', 'table', { parameters: 'idTableGuid' }],
  ['GL', '/Prm/Gam/GammeList', 'Gammes', 'wrench'],
  ['GR', '/Prm/Gam/GamRapportAccueil', 'Pages de rapport', 'file-text', { parameters: 'idGammeVersion' }],
  [
    'FI',
    '/Prm/Gam/FileImport',
    'Import de fichiers',
    'upload',
    { parent: 'PrmGamGamRapportAccueil', parameters: 'idGammeVersion' },
  ],
  ['MI', '/Prm/Mod/ModeInspectionList', "Modes d'inspection", 'search'],
  ['MA', '/Prm/Mod/ModeInspectionAccueil', "Mode d'inspection", 'search', { parameters: 'idModeGuid' }],
  [
    'TC',
    '/Prm/Mod/TacheList',
    'Tâches',
    'clipboard-check',
    { parent: 'PrmModModeInspectionAccueil', parameters: 'idModeGuid;idModeversion' },
  ],
  ['RL', '/Prm/Ref/ReferentielList', 'Référentiels', 'map'],
  ['RA', '/Prm/Ref/ReferentielAccueil', 'Référentiel', 'map', { parameters: 'idReferentielGuid' }],
  ['PL', '/Prm/Ref/ParametreList', 'Paramètres', 'sliders', ofReferential],
  ['LL', '/Prm/Ref/LocalisationList', 'Localisations', 'map-pin', ofReferential],
  ['MT', '/Prm/Ref/MaterielList', 'Matériels', 'package', ofReferential],
]

/** Every view of docs/specification/vocabulary.md#views, and whatever else the product has. */
export const views: readonly View[] = rows.map(([code, path, label, icon, more]) => ({
  code,
  ref: path.replaceAll('/', ''),
  path,
  label,
  icon,
  ...more,
}))

/** The view of a name or a code. Throws for one that is none, which is a mistake in the tables here. */
export function viewNamed(name: string): View {
  const view = views.find(({ ref, code }) => ref === name || code === name)
  if (!view) throw new Error(`no view ${name}`)
  return view
}
