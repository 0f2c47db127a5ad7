import { state } from '../../../wire/state.ts'
import { AdmAgence } from '../../Adm/AdmAgence/endpoints.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { gammeLevage, pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { gammeCovers, gammeElectricite, gammeExists, materielExists } from '../../Prm/GamGamme/states.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { modeElectricite, modeExists } from '../../Prm/ModModeInspection/states.ts'
import { industrie, sites } from '../../Prm/RefReferentiel/states.ts'
import { AffAffaire } from '../AffAffaire/endpoints.ts'
import { affaireExists } from '../AffAffaire/states.ts'
import { prestation } from './endpoints.ts'

export const prestationExists = state('a service exists', prestation, { means: 'all it names is there' })

/** The agency of the fixtures. */
export const lille = AdmAgence.Insert.example.value

/** The case of the fixtures; its services are other states' business. */
export const grue = { ...AffAffaire.Get.example.value, nbPrestation: 0 }

/** All that a service refers to, its case apart. */
export const settings = [
  agenceExists(lille),
  ...sites,
  modeExists(modeLevage),
  materielExists({ ...pontRoulant, idReferentielGuid: industrie.idReferentielGuid }),
  gammeExists(gammeLevage),
  gammeCovers({ idGammeVersion: gammeLevage.idGammeVersion, idMateriel: pontRoulant.idMateriel }),
]

/** All that a service refers to. */
export const grueAndSettings = [...settings, affaireExists(grue)]

/** A second mode with its range, to tell the filters from no filter. */
export const electricite = [modeExists(modeElectricite), gammeExists(gammeElectricite)]
