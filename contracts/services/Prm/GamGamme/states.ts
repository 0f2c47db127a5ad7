import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { etats } from '../../Core/SysTable/endpoints.ts'
import { tableExists } from '../../Core/SysTable/states.ts'
import { bonEtat } from '../../Core/SysValeur/endpoints.ts'
import { valeurExists } from '../../Core/SysValeur/states.ts'
import { modeLevage } from '../ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../ModModeInspection/states.ts'
import { industrie, referentielExists } from '../RefReferentiel/states.ts'
import { gamme, type Gamme, gammeLevage, materiel } from './endpoints.ts'

/** A range of a mode, with its one version; the mode is there already. */
export const gammeExists = state('a range exists', gamme, {
  means: 'its one version, of a mode that is there; documents it names are there too',
})

export const newerGammeExists = state('a range has a newer version', gamme, {
  means: 'the range of this ref is there; if this version is active, it is the current one',
})

/** A piece of equipment, with its equipment type; its referential and its location are there already. */
export const materielExists = state(
  'a piece of equipment exists',
  z.object({ ...materiel.shape, idReferentielGuid: z.string() }),
  {
    means: 'and its type, a value of the table Prm.RefTypeMateriel',
  },
)

/** The version of a range covers a piece of equipment; both are there already. */
export const gammeCovers = state(
  'a range covers a piece of equipment',
  z.object({ idGammeVersion: z.int(), idMateriel: z.int() }),
  {
    means: 'both are there',
  },
)

/** The mode of the fixtures and what it stands on. */
export const levage = [referentielExists(industrie), modeExists(modeLevage)]

/** A second range of the same mode, with as little as may be. */
export const epreuve: Gamme = {
  ...gammeLevage,
  idGammeVersion: 3,
  ref: 'LEV-EPR',
  lbGamme: 'Épreuve de charge',
  lbGammeLong: null,
  typeLocalisation: 'IND-SITE',
}

/** A range of the other mode of the fixtures. */
export const gammeElectricite: Gamme = {
  ...gammeLevage,
  idGammeVersion: 2,
  ref: 'ELE-VP',
  lbGamme: 'Vérification périodique',
  lbGammeLong: null,
  fonctionPrincipal: 'ENERGIE',
  periodicite: 'M12',
  idModeGuid: modeElectricite.idModeGuid,
  refMode: modeElectricite.refMode,
}

/** A system table of one value, as ranges name it. */
const table = (at: number, refTable: string, refValeur: string) => {
  const idTableGuid = `2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2f0${at}`
  const valeur = {
    ...bonEtat,
    idTableGuid,
    idValeurGuid: `8b1f6a3e-5c0d-5e7a-8f21-9d4c2b1a0f0${at}`,
    idValeur: 50 + at,
    refTable,
    refValeur,
    lbValeur: refValeur,
  }
  return [tableExists({ ...etats, idTableGuid, refTable, lbTable: refTable }), valeurExists(valeur)]
}

/** The codes that an import of ranges may name. */
export const codes = [
  ...table(1, 'Prm.GamTypeMaintenance', 'REGLEMENTAIRE'),
  ...table(2, 'Prm.GamFonction', 'LEVAGE'),
  ...table(3, 'Prm.ModTacheFrequence', 'M6'),
]
