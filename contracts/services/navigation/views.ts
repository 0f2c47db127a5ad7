/** What a screen is, before its name is made of its path. */
interface Declared {
  readonly path: `/${string}/${string}/${string}`
  /** Its title, in French. */
  readonly label: string
  readonly icon: string
  /** The home it is nested in. */
  readonly parent?: string
  /** What its address carries from the current record, as the wire writes it. */
  readonly parameters?: string
}

const ofReferential = {
  parent: 'PrmRefReferentielAccueil',
  parameters: 'idReferentielGuid;idReferentielVersion',
} as const

const declared = [
  { path: '/Adm/Usr/UserList', label: 'Utilisateurs', icon: 'users' },
  { path: '/Adm/Usr/UserAccueil', label: 'Utilisateur', icon: 'user', parameters: 'idUser' },
  { path: '/Adm/Usr/UserProfil', label: 'Mon profil', icon: 'user' },
  { path: '/Aff/Aff/AffaireList', label: 'Affaires', icon: 'folder' },
  { path: '/Aff/Aff/AffaireAccueil', label: 'Affaire', icon: 'folder-open', parameters: 'idAffaireGuid' },
  {
    path: '/Aff/Aff/AffairePrestationList',
    label: 'Prestations',
    icon: 'clipboard',
    parent: 'AffAffAffaireAccueil',
    parameters: 'idAffaireGuid',
  },
  { path: '/Core/Sec/PrmMenuList', label: 'Menus', icon: 'list-tree' },
  { path: '/Core/Sec/PrmSecuriteAccueil', label: 'Sécurité', icon: 'lock' },
  { path: '/Core/Sys/ActionList', label: 'Actions', icon: 'zap' },
  { path: '/Core/Sys/LogList', label: 'Journal', icon: 'history' },
  { path: '/Core/Sys/NotFound', label: 'Page introuvable', icon: 'circle-help' },
  { path: '/Core/Sys/NotifList', label: 'Notifications', icon: 'bell' },
  { path: '/Core/Sys/ParametreAvanceAccueil', label: 'Paramètres avancés', icon: 'gauge' },
  { path: '/Core/Sys/RouteList', label: 'Routes', icon: 'route' },
  { path: '/Core/Sys/TableList', label: 'Tables système', icon: 'table' },
  { path: '/Core/Sys/TableAccueil', label: 'Table système', icon: 'table', parameters: 'idTableGuid' },
  { path: '/Prm/Gam/GammeList', label: 'Gammes', icon: 'wrench' },
  { path: '/Prm/Gam/GamRapportAccueil', label: 'Pages de rapport', icon: 'file-text', parameters: 'idGammeVersion' },
  {
    path: '/Prm/Gam/FileImport',
    label: 'Import de fichiers',
    icon: 'upload',
    parent: 'PrmGamGamRapportAccueil',
    parameters: 'idGammeVersion',
  },
  { path: '/Prm/Mod/ModeInspectionList', label: "Modes d'inspection", icon: 'search' },
  { path: '/Prm/Mod/ModeInspectionAccueil', label: "Mode d'inspection", icon: 'search', parameters: 'idModeGuid' },
  {
    path: '/Prm/Mod/TacheList',
    label: 'Tâches',
    icon: 'clipboard-check',
    parent: 'PrmModModeInspectionAccueil',
    parameters: 'idModeGuid;idModeversion',
  },
  { path: '/Prm/Ref/ReferentielList', label: 'Référentiels', icon: 'map' },
  { path: '/Prm/Ref/ReferentielAccueil', label: 'Référentiel', icon: 'map', parameters: 'idReferentielGuid' },
  { path: '/Prm/Ref/ParametreList', label: 'Paramètres', icon: 'sliders', ...ofReferential },
  { path: '/Prm/Ref/LocalisationList', label: 'Localisations', icon: 'map-pin', ...ofReferential },
  { path: '/Prm/Ref/MaterielList', label: 'Matériels', icon: 'package', ...ofReferential },
] as const satisfies readonly Declared[]

type NameOf<Path> = Path extends `/${infer Area}/${infer Group}/${infer Screen}` ? `${Area}${Group}${Screen}` : never

/** The name of a view: its path without the slashes. */
export type ViewName = NameOf<(typeof declared)[number]['path']>

/** One view of the console, as routes and menus name it. */
export interface View extends Declared {
  readonly ref: ViewName
  readonly parent?: ViewName
}

const nameOf = <Path extends string>(path: Path) => path.replaceAll('/', '') as NameOf<Path>

/** Every view of docs/specification/vocabulary.md#views, and whatever else the product has. */
export const views: readonly View[] = declared.map((view) => ({ ref: nameOf(view.path), ...view }))

const byName = new Map(views.map((view) => [view.ref, view]))

/** The view of a name. */
export function viewNamed(name: ViewName): View {
  const view = byName.get(name)
  if (!view) throw new Error(`no view ${name}`)
  return view
}
