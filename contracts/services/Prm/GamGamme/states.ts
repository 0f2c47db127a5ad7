import { state } from '../../../wire/state.ts'
import { type Gamme, gammeLevage, type Materiel } from './endpoints.ts'

/** A range of a mode, with its one version; the mode is there already. */
export const gammeExists = state<Gamme & { idModeGuid: string }>('a range exists')

/** A piece of equipment, with its equipment type; its referential and its location are there already. */
export const materielExists = state<Materiel & { idReferentielGuid: string }>('a piece of equipment exists')

/** The version of a range covers a piece of equipment; both are there already. */
export const gammeCovers = state<{ idGammeVersion: number; idMateriel: number }>('a range covers a piece of equipment')

/** A range of the other mode of the fixtures. */
export const gammeElectricite: Gamme = {
  ...gammeLevage,
  idGammeVersion: 2,
  ref: 'ELE-VP',
  lbGamme: 'Vérification périodique',
  lbGammeLong: null,
  fonctionPrincipal: 'ENERGIE',
  periodicite: 'M12',
}
