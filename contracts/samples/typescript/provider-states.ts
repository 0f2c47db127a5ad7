/* oxlint-disable max-lines -- made, not written */
// Made by `npm run contracts:pages` from the provider states. Copy it beside your server and fill in the handlers.

export interface ACaseExists {
  idAffaireGuid: string
  idAffaire: number
  refAffaire: string
  lbAffaire: string
  lbClient: string | null
  idAgence: number
  lbAgence: string
  idUserRAF: number
  lbUserRAF: string
  statut: string
  isActif: boolean
  dtCreation: string
  dtModification?: string | null
  nbPrestation: number
}

export interface ADocumentExists {
  idDocument: string
  lbFichier: string
  mimeType: string
  taille: number
  dtCreation: string
  content: string
}

export interface AGroupExists {
  idGroupe: number
  lbGroupe: string
  isActif: boolean
  refRoleList: string[]
}

export interface AGroupSeesAMenuItem {
  idGroupe: number
  refMenu: string
  item: AGroupSeesAMenuItemNode
}

export interface AGroupSeesAMenuItemNode {
  lbMenu?: string | null
  icon?: string | null
  path?: string | null
  param?: string | null
  refRoute?: string | null
  refRouteParent?: string | null
  component?: string | null
  requiresAuth?: boolean | null
  refAction?: string | null
  children?: AGroupSeesAMenuItemNode[]
}

export interface ALocationExists {
  idLocalisation: number
  lbLocalisation: string
  lbAffichage: string
  idLocalisationItem: number
  refLocalisation: string
  isActif: boolean
  idValeur: number
  lbNiveau: string
  hasChildren: boolean
  idLocalisationParent: number | null
  indice: number
  revision: number
  idReferentielGuid: string
  idReferentielVersion: number
}

export interface AMenuExists {
  id: number
  name: string
  idTypeMenu: number
  routeEncrageMenu: string
  refRoute: string | null
  refAction: string | null
  idParent: number | null
  icon: string | null
  param: string | null
  ordre: number
  idGroupeList: number[]
  dtModification: string
}

export interface APageOfARangeExists {
  idPage: number
  idGammeVersion: number
  chapitre: string
  refPage: string
  typePage: string
  ordre?: number
  lbFichier: string | null
  idDocument?: string | null
}

export interface AParameterExists {
  idParametre: number
  refParametre: string
  lbParametre: string
  lbDescription: string | null
  idControlEdit: number | null
  refTable?: string | null
  isActif: boolean
  idTypePorte: number[]
  idElement: number | null
  portee: string | null
  template: string | null
  element: string | null
  type?: string | null
  dtModification?: string | null
}

export interface AParameterHasAValue {
  idParametre: number
  refParametre: string
  lbParametre: string
  template: string
  type: string
  value: string | null
  idValeur: number | null
  refTable: string | null
  idReferentielVersion: number
  idLocalisation?: number
  idMateriel?: number
}

export interface APieceOfEquipmentExists {
  idMateriel: number
  refMateriel: string
  lb: string
  lbCourt: string | null
  idValeur: number
  materialType: string
  local: string | null
  idLocalisation: number | null
  isActif: boolean
  idReferentielGuid: string
}

export interface APropertyExists {
  idPropriete: number
  refPropriete: string
  lbPropriete: string
  lbDescription: string | null
  idControlEdit: number | null
  refTable?: string | null
  value: string | null
  isActif: boolean
  template: string
  type: string
  dtModification?: string | null
  idModeversion?: number
  idReferentielVersion?: number
}

export interface ARangeCoversAPieceOfEquipment {
  idGammeVersion: number
  idMateriel: number
}

export interface ARangeExists {
  idGammeVersion: number
  ref: string
  lbGamme: string
  lbGammeLong: string | null
  typeLocalisation: string | null
  typeMaintenance: string
  fonctionPrincipal: string
  periodicite: string
  indice: number
  revision: number
  actif: boolean
  dureeTot: number
  modeOp: string | null
  rapportInsp: string | null
  DtCreation: string
  DtModification: string
  isCurrent: boolean
  idModeGuid: string
  refMode: string
}

export interface ARangeHasANewerVersion {
  idGammeVersion: number
  ref: string
  lbGamme: string
  lbGammeLong: string | null
  typeLocalisation: string | null
  typeMaintenance: string
  fonctionPrincipal: string
  periodicite: string
  indice: number
  revision: number
  actif: boolean
  dureeTot: number
  modeOp: string | null
  rapportInsp: string | null
  DtCreation: string
  DtModification: string
  isCurrent: boolean
  idModeGuid: string
  refMode: string
}

export interface AReferentialExists {
  idReferentielGuid: string
  refReferentiel: string
  lbReferentiel: string
  description?: string | null
  dtModification?: string | null
  idReferentielVersion: number
  indice: number
  revision: number
  niveaux: AReferentialExistsNiveauxItem[]
}

export interface AReferentialExistsNiveauxItem {
  idValeur: number
  refValeur: string
  lbValeur: string
  niveau: number
}

export interface AReferentialHasANewerVersion {
  idReferentielVersion: number
  newer: AReferentialHasANewerVersionNewer
}

export interface AReferentialHasANewerVersionNewer {
  idReferentielVersion: number
  indice: number
  revision: number
}

export interface AReferentialHasAnEquipmentType {
  idValeur: number
  refValeur: string
  lbValeur: string
  idValeurParent: number | null
  nbMateriel: number
  idReferentielVersion: number
}

export interface AReferentialUsesAParameter {
  idParametre: number
  refParametre: string
  lbParametre: string
  lbDescription: string | null
  idControlEdit: number | null
  refTable?: string | null
  isActif: boolean
  idTypePorte: number[]
  idElement: number | null
  portee: string | null
  template: string | null
  element: string | null
  type?: string | null
  dtModification?: string | null
  idReferentielVersion: number
}

export interface ARouteExists {
  idRoute: number
  ref: string
  label: string
  module: string
  schema: string
  path?: string
  parameters: string | null
  refParent: string | null
  component?: string | null
  isMenu: boolean
  requiresAuth?: boolean
  isVirtuel: boolean
  hasResource: boolean
  dtModification?: string | null
}

export interface AServiceExists {
  idPrestation: number
  idAffaireGuid: string
  refAffaire: string
  lbAffaire: string
  lbClient?: string | null
  idAgence: number
  lbAgence: string
  mode: AServiceExistsMode
  lieu: AServiceExistsLieu
  idLocalisation: number | null
  lbLocalisation: string | null
  gamme: AServiceExistsGamme | null
  dtEcheance: string
  materiels: AServiceExistsMaterielsItem[]
  nbMateriel: number
  isInitiale: boolean
  typeinspection: string
  lbInspection: string
  reference: string
  indice: number
  referenceclient: string | null
  libelle: string | null
  statut: string
  modeVersion: string | null
  gammeVersion: string | null
  dtCreation: string
}

export interface AServiceExistsMode {
  idModeGuid: string
  idModeversion: number
  refMode: string
  lbMode: string
}

export interface AServiceExistsLieu {
  idLocalisation: number
  lbLocalisation: string
  lbAffichage: string
}

export interface AServiceExistsGamme {
  idGammeVersion: number
  ref: string
  lbGamme: string
  indice: number
}

export interface AServiceExistsMaterielsItem {
  idMateriel: number
  refMateriel: string
  lb: string
  lbCourt: string | null
  idValeur: number
  materialType: string
  local: string | null
  idLocalisation: number | null
  isActif: boolean
}

export interface ASystemTableExists {
  idTableGuid: string
  refTable: string
  lbTable: string
  idTypeTable: number
  refTypeTable: string
  lbTypeTable: string
  description: string | null
  isActif: boolean
  isGenerer: boolean
  nbValeur?: number
  dtModification?: string | null
}

export interface ATaskExists {
  idTache: number
  lbTache: string
  lbDescription?: string | null
  idTypeTache: number
  idActivite: number | null
  idTypeFrequence: number | null
  idModeversion: number | null
  idTacheModele?: number | null
  ordre: number
  estLiee: boolean
  fonctionnement: boolean
  lbTypeTache?: string | null
  lbActivite?: string | null
  lbFrequence?: string | null
  dtModification?: string | null
}

export interface ATechnicalClientExists {
  clientId: string
  clientSecret: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
}

export interface AUserExists {
  idUser: number
  login: string
  lbUser: string
  isActif: boolean
  isLocked: boolean
  mustChangePassword?: boolean
  mail: string | null
  idGroupe: number
  lbGroupe: string | null
  refIdentification: string
  lbIdentification: string
  defaultRoute?: string | null
  dtLastLogin?: string | null
  dtModification?: string | null
}

export interface AUserHasSignedOut {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
}

export interface AUserIsSignedIn {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
}

export interface AUserSignedInAtTheDirectoryExists {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
  mail: string
}

export interface AUserWithAPasswordExists {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
  password: string
  isActif: boolean
  isLocked: boolean
  mustChangePassword: boolean
}

export interface AValueOfASystemTableExists {
  idValeurGuid: string
  idValeur: number
  idTableGuid: string
  refTable: string
  refValeur: string
  lbValeur: string
  lbCourt: string | null
  description: string | null
  extendedData: string | null
  idValeurParent: number | null
  niveauParent: number
  ordre?: number
  isActif: boolean
  dtModification?: string | null
}

export interface AWayToSignInExists {
  refIdentification: string
  lbIdentification: string
  isActif: boolean
}

export interface AnActionExists {
  idAction: number
  refAction: string
  label: string
  module: string
  schema: string
  parameters: string | null
  refRouteParent: string | null
  isMenu: boolean
  isActive: boolean
  isVirtuel: boolean
  hasResource: boolean
  dtModification?: string | null
}

export interface AnAgencyExists {
  idAgence: number
  lbAgence: string
  isActif: boolean
}

export interface AnInspectionModeExists {
  idModeGuid: string
  idModeversion: number
  refMode: string
  lbMode: string
  idReferentielGuid: string
  idReferentielVersion: number
  lbReferentiel: string
  referentiel?: AnInspectionModeExistsReferentiel | null
  isActif: boolean
  statut: string
  dtCreation: string
  curentVersion: AnInspectionModeExistsCurentVersion
  dtModification?: string | null
}

export interface AnInspectionModeExistsReferentiel {
  idReferentielGuid: string
  refReferentiel: string
  lbReferentiel: string
  description: string | null
  isActif: boolean
  curentVersion: AnInspectionModeExistsReferentielCurentVersion
  version: string
  idReferentielVersion: number
  nbLocalisation?: number
  dtCreation: string
  dtModification?: string | null
}

export interface AnInspectionModeExistsReferentielCurentVersion {
  idReferentielVersion?: number
  indice: number
  revision: number
  lbVersion?: string
  dtCreation?: string
  isCurrent?: boolean
}

export interface AnInspectionModeExistsCurentVersion {
  idModeversion?: number
  indice: number
  revision: number
  lbVersion?: string
  dtCreation?: string
  isCurrent?: boolean
}

export interface AnInspectionModeHasANewerVersion {
  idModeversion: number
  newer: AnInspectionModeHasANewerVersionNewer
}

export interface AnInspectionModeHasANewerVersionNewer {
  idModeversion: number
  indice: number
  revision: number
}

export interface AnotherUserHasLockedAnObject {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
  typeObjet: string
  refObjet: string
}

export interface ParametersHaveTheirScopes {
  portes: ParametersHaveTheirScopesPortesItem[]
}

export interface ParametersHaveTheirScopesPortesItem {
  idValeur: number
  refValeur: string
  lbValeur: string
}

export interface SomebodyElseSignedTheToken {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
}

export interface SomebodyIsInTheDirectory {
  idAd: string
  login: string
  lbUser: string
  mail: string | null
}

export interface TheDirectoryVouchesForAStranger {
  login: string
  lbUser: string
  mail: string
}

export interface TheLogHasALine {
  idLog: number
  dtLog: string
  refEtat: string
  refAction: string
  idUser: number | null
  lbUser: string | null
  typeObjet: string | null
  refObjet: string | null
  lbObjet: string | null
  message: string | null
  changements: TheLogHasALineChangementsItem[]
}

export interface TheLogHasALineChangementsItem {
  champ: string
  ancien?: unknown
  nouveau?: unknown
}

export interface TheMenusLastChanged {
  lastUpdate: string
}

export interface TheSessionOfAUserHasExpired {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
  lbGroupe: string
  refRoleList: string[]
}

/** One handler for each state: it inserts exactly what the state names, keys included, over an empty database. */
export interface Handlers {
  /** its agency and manager are there */
  'a case exists': (params: ACaseExists) => Promise<void>
  /** with these bytes, given as text */
  'a document exists': (params: ADocumentExists) => Promise<void>
  /** with its roles, and without users */
  'a group exists': (params: AGroupExists) => Promise<void>
  /** the item with its children, and the routes and actions they name */
  'a group sees a menu item': (params: AGroupSeesAMenuItem) => Promise<void>
  /** in that version, below its parent, which is there */
  'a location exists': (params: ALocationExists) => Promise<void>
  /** its route, its action and its parent are there already */
  'a menu exists': (params: AMenuExists) => Promise<void>
  /** the range's version and the document it names are there; `lbFichier` is the document's */
  'a page of a range exists': (params: APageOfARangeExists) => Promise<void>
  /** in the catalogue: no version uses it yet */
  'a parameter exists': (params: AParameterExists) => Promise<void>
  /** of the location, in that version, or of the piece of equipment; both and the parameter are there */
  'a parameter has a value': (params: AParameterHasAValue) => Promise<void>
  /** and its type, a value of the table Prm.RefTypeMateriel */
  'a piece of equipment exists': (params: APieceOfEquipmentExists) => Promise<void>
  /** of the version of a mode or of a referential that is named, which is there */
  'a property exists': (params: APropertyExists) => Promise<void>
  /** both are there */
  'a range covers a piece of equipment': (params: ARangeCoversAPieceOfEquipment) => Promise<void>
  /** its one version, of a mode that is there; documents it names are there too */
  'a range exists': (params: ARangeExists) => Promise<void>
  /** the range of this ref is there; if this version is active, it is the current one */
  'a range has a newer version': (params: ARangeHasANewerVersion) => Promise<void>
  /** its one version, and its levels, values of the table Prm.RefStructure */
  'a referential exists': (params: AReferentialExists) => Promise<void>
  /** that version is there already, and is the current one no more; the newer one has this key and these numbers, and is empty */
  'a referential has a newer version': (params: AReferentialHasANewerVersion) => Promise<void>
  /** a value of the table Prm.RefTypeMateriel, declared for a version that is there; no equipment yet */
  'a referential has an equipment type': (params: AReferentialHasAnEquipmentType) => Promise<void>
  /** the parameter too; its scopes, its element and the version are there */
  'a referential uses a parameter': (params: AReferentialUsesAParameter) => Promise<void>
  /** in no menu */
  'a route exists': (params: ARouteExists) => Promise<void>
  /** all it names is there */
  'a service exists': (params: AServiceExists) => Promise<void>
  /** without values */
  'a system table exists': (params: ASystemTableExists) => Promise<void>
  /** with the values it names; the version of its mode is there already, or it is a model */
  'a task exists': (params: ATaskExists) => Promise<void>
  /** may sign in by id and secret */
  'a technical client exists': (params: ATechnicalClientExists) => Promise<void>
  /** replaces the signed-in user if it has the same idUser, whose token stays good */
  'a user exists': (params: AUserExists) => Promise<void>
  /** the same, the token ended before its time */
  'a user has signed out': (params: AUserHasSignedOut) => Promise<{ token: string }>
  /** the user, its group and roles; a token good at the time of the call */
  'a user is signed in': (params: AUserIsSignedIn) => Promise<{ token: string }>
  /** may sign in by the directory's token, which the state gives */
  'a user signed in at the directory exists': (params: AUserSignedInAtTheDirectoryExists) => Promise<{ directoryToken: string }>
  /** may sign in by login and password, if active and not locked; replaces the signed-in user if it has the same idUser, whose token stays good */
  'a user with a password exists': (params: AUserWithAPasswordExists) => Promise<void>
  /** its table and its parent are there */
  'a value of a system table exists': (params: AValueOfASystemTableExists) => Promise<void>
  'a way to sign in exists': (params: AWayToSignInExists) => Promise<void>
  /** in no menu */
  'an action exists': (params: AnActionExists) => Promise<void>
  'an agency exists': (params: AnAgencyExists) => Promise<void>
  /** its one version, of a referential's version that is there */
  'an inspection mode exists': (params: AnInspectionModeExists) => Promise<void>
  /** that version is there already, and is the current one no more; the newer one has this key and these numbers, and is framed by the same version of the referential; properties and tasks stay in the older one */
  'an inspection mode has a newer version': (params: AnInspectionModeHasANewerVersion) => Promise<void>
  /** that user, and his lock, taken a minute ago */
  'another user has locked an object': (params: AnotherUserHasLockedAnObject) => Promise<void>
  /** values of the table Prm.RefParamTypePorte */
  'parameters have their scopes': (params: ParametersHaveTheirScopes) => Promise<void>
  /** the user, and a token of the same form that another key has signed */
  'somebody else signed the token': (params: SomebodyElseSignedTheToken) => Promise<{ token: string }>
  /** a user too only if another state says so, by the same login */
  'somebody is in the directory': (params: SomebodyIsInTheDirectory) => Promise<void>
  /** the directory is there, and never gave the token that is sent */
  'the directory answers': () => Promise<void>
  /** its accounts cannot be searched */
  'the directory does not answer': () => Promise<void>
  /** no such user; the directory's token is good all the same */
  'the directory vouches for a stranger': (params: TheDirectoryVouchesForAStranger) => Promise<{ directoryToken: string }>
  /** and no other but those that further states give it */
  'the log has a line': (params: TheLogHasALine) => Promise<void>
  /** at that instant routes, actions, menus or a group's rights changed, and not since */
  'the menus last changed': (params: TheMenusLastChanged) => Promise<void>
  /** whatever is asked next is answered 503 */
  'the server is out of order': () => Promise<void>
  /** nothing is there */
  'the server runs': () => Promise<void>
  /** the same, the token past its time */
  'the session of a user has expired': (params: TheSessionOfAUserHasExpired) => Promise<{ token: string }>
  'there is no case': () => Promise<void>
}

const unfinished = (state: string): Promise<never> => Promise.reject(new Error(`no set-up yet: ${state}`))

/** None of them done: `{ ...handlers, 'an agency exists': async ({ idAgence }) => … }`. */
export const handlers: Handlers = {
  'a case exists': () => unfinished('a case exists'),
  'a document exists': () => unfinished('a document exists'),
  'a group exists': () => unfinished('a group exists'),
  'a group sees a menu item': () => unfinished('a group sees a menu item'),
  'a location exists': () => unfinished('a location exists'),
  'a menu exists': () => unfinished('a menu exists'),
  'a page of a range exists': () => unfinished('a page of a range exists'),
  'a parameter exists': () => unfinished('a parameter exists'),
  'a parameter has a value': () => unfinished('a parameter has a value'),
  'a piece of equipment exists': () => unfinished('a piece of equipment exists'),
  'a property exists': () => unfinished('a property exists'),
  'a range covers a piece of equipment': () => unfinished('a range covers a piece of equipment'),
  'a range exists': () => unfinished('a range exists'),
  'a range has a newer version': () => unfinished('a range has a newer version'),
  'a referential exists': () => unfinished('a referential exists'),
  'a referential has a newer version': () => unfinished('a referential has a newer version'),
  'a referential has an equipment type': () => unfinished('a referential has an equipment type'),
  'a referential uses a parameter': () => unfinished('a referential uses a parameter'),
  'a route exists': () => unfinished('a route exists'),
  'a service exists': () => unfinished('a service exists'),
  'a system table exists': () => unfinished('a system table exists'),
  'a task exists': () => unfinished('a task exists'),
  'a technical client exists': () => unfinished('a technical client exists'),
  'a user exists': () => unfinished('a user exists'),
  'a user has signed out': () => unfinished('a user has signed out'),
  'a user is signed in': () => unfinished('a user is signed in'),
  'a user signed in at the directory exists': () => unfinished('a user signed in at the directory exists'),
  'a user with a password exists': () => unfinished('a user with a password exists'),
  'a value of a system table exists': () => unfinished('a value of a system table exists'),
  'a way to sign in exists': () => unfinished('a way to sign in exists'),
  'an action exists': () => unfinished('an action exists'),
  'an agency exists': () => unfinished('an agency exists'),
  'an inspection mode exists': () => unfinished('an inspection mode exists'),
  'an inspection mode has a newer version': () => unfinished('an inspection mode has a newer version'),
  'another user has locked an object': () => unfinished('another user has locked an object'),
  'parameters have their scopes': () => unfinished('parameters have their scopes'),
  'somebody else signed the token': () => unfinished('somebody else signed the token'),
  'somebody is in the directory': () => unfinished('somebody is in the directory'),
  'the directory answers': () => unfinished('the directory answers'),
  'the directory does not answer': () => unfinished('the directory does not answer'),
  'the directory vouches for a stranger': () => unfinished('the directory vouches for a stranger'),
  'the log has a line': () => unfinished('the log has a line'),
  'the menus last changed': () => unfinished('the menus last changed'),
  'the server is out of order': () => unfinished('the server is out of order'),
  'the server runs': () => unfinished('the server runs'),
  'the session of a user has expired': () => unfinished('the session of a user has expired'),
  'there is no case': () => unfinished('there is no case'),
}

/** What the verifier posts. */
export interface StateChange {
  action: 'setup' | 'teardown'
  state: string
  params?: object
}

/**
 * Answers the verifier's `POST /_pact/provider-states`: what to reply, and with which status.
 * Of an interaction that has no state the verifier posts one all the same, without name: nothing is to be there.
 * A state nobody knows is 404: at 500 the verifier would try for two minutes.
 */
export async function onStateChange(known: Handlers, emptyDatabase: () => Promise<void>, { action, state, params = {} }: StateChange): Promise<{ status: number; body: object }> {
  if (action === 'teardown') {
    await emptyDatabase()
    return { status: 200, body: {} }
  }
  if (state === '') return { status: 200, body: {} }
  if (!Object.hasOwn(known, state)) return { status: 404, body: { error: `unknown state: ${state}` } }
  const handler = known[state as keyof Handlers] as (given: object) => Promise<object | void>
  return { status: 200, body: (await handler(params)) ?? {} }
}
