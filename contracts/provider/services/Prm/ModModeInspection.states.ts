import { modeExists } from '../../../services/Prm/ModModeInspection/states.ts'
import { normalised } from '../../database/normalised.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(modeExists, async (mode, { db }) => {
    const { idModeGuid, idModeversion, refMode, lbMode, idReferentielGuid, idReferentielVersion, statut, isActif, dtCreation, curentVersion } = mode
    const row = { idModeGuid, refMode, lbMode, idReferentielGuid, statut, isActif: isActif ? 1 : 0, dtCreation }
    await db.insertInto('mode').values(normalised(row, 'lbMode')).execute()
    await db.insertInto('modeVersion').values({ idModeversion, idModeGuid, idReferentielVersion, isCurrent: 1, ...curentVersion }).execute()
  }),
]
