import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { gamme, type Gamme, gammeLevage, materiel } from './endpoints.ts'

/** A range of a mode, with its one version; the mode is there already. */
export const gammeExists = state('a range exists', z.object({ ...gamme.shape, idModeGuid: z.string() }), { means: 'its one version, of a mode that is there' })

/** A piece of equipment, with its equipment type; its referential and its location are there already. */
export const materielExists = state('a piece of equipment exists', z.object({ ...materiel.shape, idReferentielGuid: z.string() }), {
  means: 'and its type, a value of the table Prm.RefTypeMateriel',
})

/** The version of a range covers a piece of equipment; both are there already. */
export const gammeCovers = state('a range covers a piece of equipment', z.object({ idGammeVersion: z.number(), idMateriel: z.number() }), {
  means: 'both are there',
})

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
