import type * as business from './business-tables.ts'
import type * as named from './parameter-tables.ts'
import type * as documents from './document-tables.ts'
import type * as security from './security-tables.ts'

/** Every table by its name. Columns bear the wire's names; a `…Normal` column is its twin as `normalise` makes it. */
export interface Tables {
  agence: security.AgenceTable
  role: security.RoleTable
  groupe: security.GroupeTable
  groupeRole: security.GroupeRoleTable
  modeAuth: security.ModeAuthTable
  users: security.UserTable
  adUser: security.AdUserTable
  apiClient: security.ApiClientTable
  revokedToken: security.RevokedTokenTable
  openSession: security.OpenSessionTable
  setting: security.SettingTable
  objetLock: security.ObjetLockTable
  answeredWrite: security.AnsweredWriteTable
  log: security.LogTable
  route: security.RouteTable
  action: security.ActionTable
  menu: security.MenuTable
  groupeMenu: security.GroupeMenuTable
  brought: security.BroughtTable
  systable: business.SysTableTable
  sysvaleur: business.SysValeurTable
  referentiel: business.ReferentielTable
  referentielVersion: business.ReferentielVersionTable
  niveau: business.NiveauTable
  localisation: business.LocalisationTable
  localisationItem: business.LocalisationItemTable
  materiel: business.MaterielTable
  typeMateriel: named.TypeMaterielTable
  parametre: named.ParametreTable
  parametreVersion: named.ParametreVersionTable
  parametrePorte: named.ParametrePorteTable
  valeurParam: named.ValeurParamTable
  propriete: named.ProprieteTable
  mode: business.ModeTable
  modeVersion: business.ModeVersionTable
  tache: business.TacheTable
  gamme: business.GammeTable
  gammeVersion: business.GammeVersionTable
  gammeMateriel: business.GammeMaterielTable
  document: documents.DocumentTable
  documentPart: documents.DocumentPartTable
  page: documents.PageTable
  affaire: business.AffaireTable
  prestation: business.PrestationTable
  prestationMateriel: business.PrestationMaterielTable
}

/** Children first: the order in which rows may be deleted. */
export const tableNames = [
  'prestationMateriel',
  'prestation',
  'affaire',
  'page',
  'gammeMateriel',
  'gammeVersion',
  'gamme',
  'documentPart',
  'document',
  'tache',
  'propriete',
  'modeVersion',
  'mode',
  'valeurParam',
  'parametrePorte',
  'parametreVersion',
  'parametre',
  'typeMateriel',
  'materiel',
  'localisationItem',
  'localisation',
  'niveau',
  'referentielVersion',
  'referentiel',
  'sysvaleur',
  'systable',
  'brought',
  'groupeMenu',
  'menu',
  'action',
  'route',
  'answeredWrite',
  'log',
  'objetLock',
  'setting',
  'openSession',
  'revokedToken',
  'apiClient',
  'adUser',
  'users',
  'modeAuth',
  'groupeRole',
  'groupe',
  'role',
  'agence',
] as const satisfies readonly (keyof Tables)[]
