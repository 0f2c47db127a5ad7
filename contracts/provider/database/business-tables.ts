import type { Generated } from 'kysely'
import type { Flag, Instant } from './security-tables.ts'

export interface SysTableTable {
  idTableGuid: string
  refTable: string
  lbTable: string
  /** 1 list, 2 hierarchy. */
  idTypeTable: number
  isGenerer: Flag
  isActif: Flag
}

/** Levels and equipment types are rows of this table too. */
export interface SysValeurTable {
  idValeur: Generated<number>
  idValeurGuid: string
  idTableGuid: string
  refValeur: string
  lbValeur: string
  idValeurParent: number | null
  ordre: number
  isActif: Flag
}

export interface ReferentielTable {
  idReferentielGuid: string
  refReferentiel: string
  lbReferentiel: string
  description: string | null
  isActif: Flag
  dtCreation: Instant
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
}

/** A location as one version of its referential describes it. */
export interface LocalisationItemTable {
  idLocalisationItem: Generated<number>
  idLocalisation: number
  idReferentielVersion: number
  idLocalisationParent: number | null
  lbLocalisation: string
  /** Its names from the place down, joined by ` / `. */
  lbAffichage: string
  lbAffichageNormal: string
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
  lb: string
  lbNormal: string
  lbCourt: string | null
  /** Its equipment type. */
  idValeur: number
  idLocalisation: number | null
  isActif: Flag
}

export interface ModeTable {
  idModeGuid: string
  refMode: string
  lbMode: string
  lbModeNormal: string
  idReferentielGuid: string
  statut: string
  isActif: Flag
  dtCreation: Instant
}

export interface ModeVersionTable {
  idModeversion: Generated<number>
  idModeGuid: string
  indice: number
  revision: number
  idReferentielVersion: number
  /** 1 on the highest (indice, revision) of its mode. */
  isCurrent: Flag
}

export interface GammeTable {
  idGamme: Generated<number>
  ref: string
  refNormal: string
  idModeGuid: string
}

export interface GammeVersionTable {
  idGammeVersion: Generated<number>
  idGamme: number
  indice: number
  revision: number
  lbGamme: string
  lbGammeNormal: string
  lbGammeLong: string | null
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
  dtModification: Instant
}

export interface GammeMaterielTable {
  idGammeVersion: number
  idMateriel: number
}

export interface AffaireTable {
  idAffaire: Generated<number>
  idAffaireGuid: string
  refAffaire: string
  refAffaireNormal: string
  lbAffaire: string
  lbAffaireNormal: string
  lbClient: string | null
  lbClientNormal: string | null
  idAgence: number
  idUserRAF: number
  statut: string
  isActif: Flag
  dtCreation: Instant
  dtModification: Instant
}

export interface PrestationTable {
  idPrestation: Generated<number>
  idAffaire: number
  idModeversion: number
  /** The place: a location of level 1. */
  idLieu: number
  /** At or below the place. */
  idLocalisation: number | null
  idGammeVersion: number | null
  /** YYYY-MM-DD. */
  dtEcheance: string
  isInitiale: Flag
  lbInspection: string
  lbInspectionNormal: string
  reference: string
  indice: number
  referenceclient: string | null
  referenceclientNormal: string | null
  libelle: string | null
  libelleNormal: string | null
  statut: string
  dtCreation: Instant
}

export interface PrestationMaterielTable {
  idPrestation: number
  idMateriel: number
}
