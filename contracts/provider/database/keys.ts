import type { Tables } from './tables.ts'

/** The columns of a table by which at most one row is found. */
export const keysOf: Readonly<Partial<Record<keyof Tables, readonly string[]>>> = {
  action: ['idAction'],
  adUser: ['idAd'],
  affaire: ['idAffaire'],
  agence: ['idAgence'],
  gamme: ['idGamme'],
  gammeVersion: ['idGammeVersion'],
  groupe: ['idGroupe'],
  localisation: ['idLocalisation'],
  // Named by these in joins; its own key is a number beside them.
  localisationItem: ['idLocalisation', 'idReferentielVersion'],
  log: ['idLog'],
  materiel: ['idMateriel'],
  menu: ['idMenu'],
  mode: ['idModeGuid'],
  modeAuth: ['refIdentification'],
  modeVersion: ['idModeversion'],
  niveau: ['idReferentielVersion', 'idValeur'],
  parametre: ['idParametre'],
  prestation: ['idPrestation'],
  propriete: ['idPropriete'],
  referentiel: ['idReferentielGuid'],
  referentielVersion: ['idReferentielVersion'],
  route: ['idRoute'],
  systable: ['idTableGuid'],
  sysvaleur: ['idValeur'],
  tache: ['idTache'],
  users: ['idUser'],
}

/** The one column that tells a row of a table apart; of some there is none. */
export function rowKeyOf(table: string): string | undefined {
  if (table === 'localisationItem') return 'idLocalisationItem'
  const [column, another] = keysOf[table as keyof Tables] ?? []
  return another === undefined ? column : undefined
}

/** Columns that always name a row of another table: an inner join along one of them takes no row away. */
export const alwaysNamed: readonly `${keyof Tables}.${string}`[] = [
  'affaire.idAgence',
  'affaire.idUserRAF',
  'gamme.idModeGuid',
  'gammeVersion.idGamme',
  'localisationItem.idLocalisation',
  'localisationItem.idReferentielVersion',
  'localisationItem.idValeur',
  'materiel.idValeur',
  'mode.idReferentielGuid',
  'modeVersion.idModeGuid',
  'modeVersion.idReferentielVersion',
  'prestation.idAffaire',
  'prestation.idModeversion',
  'referentielVersion.idReferentielGuid',
  'sysvaleur.idTableGuid',
  'tache.idTypeTache',
  'users.idGroupe',
  'users.refIdentification',
]
