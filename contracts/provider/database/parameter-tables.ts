import type { Generated, GeneratedAlways } from 'kysely'
import type { Flag, Stamp } from './security-tables.ts'
import type { Kept } from './kept.ts'

/** The columns of these tables that are kept by the database layer. */
export const kept: Readonly<Record<string, Kept>> = {
  propriete: { twins: ['refPropriete', 'lbPropriete', 'lbDescription', 'value'], isStamped: true },
  parametre: { twins: ['refParametre', 'lbParametre', 'lbDescription'], isStamped: true },
}

/** Which values are the equipment types of a version. */
export interface TypeMaterielTable {
  idReferentielVersion: number
  idValeur: number
}

/** What a value is, and how it is entered: of a property or a parameter. */
interface Templated {
  lbDescription: string | null
  lbDescriptionNormal: GeneratedAlways<string | null>
  /** Null: text. */
  idControlEdit: number | null
  refTable: string | null
  isActif: Flag
  dtModification: Stamp
}

/** A value that a version holds once: of a mode or of a referential, the other owner is null. */
export interface ProprieteTable extends Templated {
  idPropriete: Generated<number>
  idModeversion: number | null
  idReferentielVersion: number | null
  refPropriete: string
  refProprieteNormal: GeneratedAlways<string>
  lbPropriete: string
  lbProprieteNormal: GeneratedAlways<string>
  value: string | null
  valueNormal: GeneratedAlways<string | null>
}

/** A value that each location or piece of equipment may hold, as the catalogue has it. */
export interface ParametreTable extends Templated {
  idParametre: Generated<number>
  refParametre: string
  refParametreNormal: GeneratedAlways<string>
  lbParametre: string
  lbParametreNormal: GeneratedAlways<string>
}

/** A version uses a parameter: for one level or equipment type, or, without element, for all. */
export interface ParametreVersionTable {
  idReferentielVersion: number
  idParametre: number
  idElement: number | null
}

/** For which kinds of thing it does: values of Prm.RefParamTypePorte. */
export interface ParametrePorteTable {
  idReferentielVersion: number
  idParametre: number
  idTypePorte: number
}

/** The value of a location in one version, or of a piece of equipment in all: the other is null. */
export interface ValeurParamTable {
  idValeurParam: Generated<number>
  idParametre: number
  idLocalisationItem: number | null
  idMateriel: number | null
  /** Its text form; of a SysValeur the reference it had when it was chosen. */
  value: string
  idValeur: number | null
}
