import type { Generated, GeneratedAlways } from 'kysely'
import type { Flag, Instant, Stamp } from './security-tables.ts'
import type { Kept } from './kept.ts'

/** The columns of these tables that are kept by the database layer. */
export const kept: Readonly<Record<string, Kept>> = {
  systable: { twins: ['refTable', 'lbTable', 'description'], isStamped: true },
  sysvaleur: { twins: ['refValeur', 'lbValeur', 'lbCourt', 'description'], isStamped: true },
  referentiel: { twins: ['refReferentiel', 'lbReferentiel', 'description'], isStamped: true },
  localisation: { twins: ['refLocalisation'] },
  localisationItem: { twins: ['lbLocalisation', 'lbAffichage'] },
  materiel: { twins: ['refMateriel', 'lb', 'lbCourt'] },
  mode: { twins: ['refMode', 'lbMode'], isStamped: true },
  tache: { twins: ['lbTache', 'lbDescription'], isStamped: true },
  gamme: { twins: ['ref'] },
  gammeVersion: { twins: ['lbGamme', 'lbGammeLong'], isStamped: true },
  affaire: { twins: ['refAffaire', 'lbAffaire', 'lbClient'], isStamped: true },
  prestation: { twins: ['lbInspection', 'referenceclient', 'libelle'] },
}

export interface SysTableTable {
  idTableGuid: string
  refTable: string
  lbTable: string
  description: string | null
  refTableNormal: GeneratedAlways<string>
  lbTableNormal: GeneratedAlways<string>
  descriptionNormal: GeneratedAlways<string | null>
  /** 1 list, 2 hierarchy. */
  idTypeTable: number
  isGenerer: Flag
  isActif: Flag
  dtModification: Stamp
}

/** Levels and equipment types are rows of this table too. */
export interface SysValeurTable {
  idValeur: Generated<number>
  idValeurGuid: string
  idTableGuid: string
  refValeur: string
  lbValeur: string
  lbCourt: string | null
  description: string | null
  /** A JSON object, written out. */
  extendedData: string | null
  refValeurNormal: GeneratedAlways<string>
  lbValeurNormal: GeneratedAlways<string>
  lbCourtNormal: GeneratedAlways<string | null>
  descriptionNormal: GeneratedAlways<string | null>
  idValeurParent: number | null
  ordre: number
  isActif: Flag
  dtModification: Stamp
}

export interface ReferentielTable {
  idReferentielGuid: string
  refReferentiel: string
  lbReferentiel: string
  description: string | null
  refReferentielNormal: GeneratedAlways<string>
  lbReferentielNormal: GeneratedAlways<string>
  descriptionNormal: GeneratedAlways<string | null>
  isActif: Flag
  dtCreation: Instant
  dtModification: Stamp
}

export interface ReferentielVersionTable {
  idReferentielVersion: Generated<number>
  idReferentielGuid: string
  indice: number
  revision: number
  /** 1 on the highest (indice, revision) of its referential. */
  isCurrent: Flag
  dtCreation: Instant
}

/** Which values are the levels of a version; level 1 is the place. */
export interface NiveauTable {
  idReferentielVersion: number
  idValeur: number
  niveau: number
}

/** A location, whatever the version. */
export interface LocalisationTable {
  idLocalisation: Generated<number>
  idReferentielGuid: string
  refLocalisation: string
  refLocalisationNormal: GeneratedAlways<string>
}

/** A location as one version of its referential describes it. */
export interface LocalisationItemTable {
  idLocalisationItem: Generated<number>
  idLocalisation: number
  idReferentielVersion: number
  idLocalisationParent: number | null
  lbLocalisation: string
  lbLocalisationNormal: GeneratedAlways<string>
  /** Its names from the place down, joined by ` / `. */
  lbAffichage: string
  lbAffichageNormal: GeneratedAlways<string>
  /** Its keys from the place down: `/1/5/17/`. What lies below starts with it. */
  chemin: string
  /** Its level. */
  idValeur: number
  isActif: Flag
}

export interface MaterielTable {
  idMateriel: Generated<number>
  idReferentielGuid: string
  refMateriel: string
  refMaterielNormal: GeneratedAlways<string>
  lb: string
  lbNormal: GeneratedAlways<string>
  lbCourt: string | null
  lbCourtNormal: GeneratedAlways<string | null>
  /** Its equipment type. */
  idValeur: number
  idLocalisation: number | null
  isActif: Flag
}

export interface ModeTable {
  idModeGuid: string
  refMode: string
  refModeNormal: GeneratedAlways<string>
  lbMode: string
  lbModeNormal: GeneratedAlways<string>
  idReferentielGuid: string
  statut: string
  isActif: Flag
  dtCreation: Instant
  dtModification: Stamp
}

export interface ModeVersionTable {
  idModeversion: Generated<number>
  idModeGuid: string
  indice: number
  revision: number
  idReferentielVersion: number
  /** 1 on the highest (indice, revision) of its mode. */
  isCurrent: Flag
  dtCreation: Instant
}

/** A task; without a mode version it is a model. */
export interface TacheTable {
  idTache: Generated<number>
  lbTache: string
  lbTacheNormal: GeneratedAlways<string>
  lbDescription: string | null
  lbDescriptionNormal: GeneratedAlways<string | null>
  idTypeTache: number
  idActivite: number | null
  idTypeFrequence: number | null
  idModeversion: number | null
  idTacheModele: number | null
  ordre: number
  estLiee: boolean
  fonctionnement: boolean
  dtModification: Stamp
}

export interface GammeTable {
  idGamme: Generated<number>
  ref: string
  refNormal: GeneratedAlways<string>
  idModeGuid: string
}

export interface GammeVersionTable {
  idGammeVersion: Generated<number>
  idGamme: number
  indice: number
  revision: number
  lbGamme: string
  lbGammeNormal: GeneratedAlways<string>
  lbGammeLong: string | null
  lbGammeLongNormal: GeneratedAlways<string | null>
  /** Ref of a level; null: any. */
  typeLocalisation: string | null
  typeMaintenance: string
  fonctionPrincipal: string
  periodicite: string
  /** Minutes. */
  dureeTot: number
  actif: Flag
  /** 1 on the highest active (indice, revision) of its range. */
  isCurrent: Flag
  dtCreation: Instant
  dtModification: Stamp
  /** Documents: its procedure, and the model of its reports. */
  modeOp: string | null
  rapportInsp: string | null
}

export interface GammeMaterielTable {
  idGammeVersion: number
  idMateriel: number
}

export interface AffaireTable {
  idAffaire: Generated<number>
  idAffaireGuid: string
  refAffaire: string
  refAffaireNormal: GeneratedAlways<string>
  lbAffaire: string
  lbAffaireNormal: GeneratedAlways<string>
  lbClient: string | null
  lbClientNormal: GeneratedAlways<string | null>
  idAgence: number
  idUserRAF: number
  statut: string
  isActif: Flag
  dtCreation: Instant
  dtModification: Stamp
  /** Kept by the database. */
  nbPrestation: GeneratedAlways<number>
}

export interface PrestationTable {
  idPrestation: Generated<number>
  idAffaire: number
  idModeversion: number
  /** That of the mode when the service was made. */
  idReferentielVersion: number
  /** The place: a location of level 1. */
  idLieu: number
  /** At or below the place. */
  idLocalisation: number | null
  idGammeVersion: number | null
  /** YYYY-MM-DD. */
  dtEcheance: string
  isInitiale: Flag
  lbInspection: string
  lbInspectionNormal: GeneratedAlways<string>
  reference: string
  indice: number
  referenceclient: string | null
  referenceclientNormal: GeneratedAlways<string | null>
  libelle: string | null
  libelleNormal: GeneratedAlways<string | null>
  statut: string
  dtCreation: Instant
  /** Kept by the database. */
  nbMateriel: GeneratedAlways<number>
}

export interface PrestationMaterielTable {
  idPrestation: number
  idMateriel: number
}
