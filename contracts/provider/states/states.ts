import { admAgenceStates } from '../services/Adm/AdmAgence.states.ts'
import { usrUserStates } from '../services/Adm/UsrUser.states.ts'
import { affAffaireStates } from '../services/Aff/AffAffaire.states.ts'
import { affAffairePrestationStates } from '../services/Aff/AffAffairePrestation.states.ts'
import { secAuthentificationStates } from '../services/Core/SecAuthentification.states.ts'
import { sysInfoStates } from '../services/Core/SysInfo.states.ts'
import { sysRouteStates } from '../services/Core/SysRoute.states.ts'
import { gamGammeStates } from '../services/Prm/GamGamme.states.ts'
import { modModeInspectionStates } from '../services/Prm/ModModeInspection.states.ts'
import { refReferentielStates } from '../services/Prm/RefReferentiel.states.ts'
import type { SetUp } from './set-up.ts'

/** How every state comes about. */
export const setUps: readonly SetUp[] = [
  ...secAuthentificationStates,
  ...sysInfoStates,
  ...sysRouteStates,
  ...admAgenceStates,
  ...usrUserStates,
  ...affAffaireStates,
  ...affAffairePrestationStates,
  ...gamGammeStates,
  ...modModeInspectionStates,
  ...refReferentielStates,
]
