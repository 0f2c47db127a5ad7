import type { Provided } from '../provide.ts'
import { admAgence } from './Adm/AdmAgence.ts'
import { usrUser } from './Adm/UsrUser.ts'
import { affAffaire } from './Aff/AffAffaire.ts'
import { affAffairePrestation } from './Aff/AffAffairePrestation.ts'
import { secAuthentification } from './Core/SecAuthentification.ts'
import { sysInfo } from './Core/SysInfo.ts'
import { sysRoute } from './Core/SysRoute.ts'
import { gamGamme } from './Prm/GamGamme.ts'
import { modModeInspection } from './Prm/ModModeInspection.ts'
import { refReferentiel } from './Prm/RefReferentiel.ts'

/** Every operation there is. */
export const services: readonly Provided[] = [
  ...secAuthentification,
  ...sysInfo,
  ...sysRoute,
  ...admAgence,
  ...usrUser,
  ...affAffaire,
  ...affAffairePrestation,
  ...gamGamme,
  ...modModeInspection,
  ...refReferentiel,
]
