import { modeExists } from '../../../services/Prm/ModModeInspection/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(modeExists, async (mode, { db }) => {
    const {
      idModeGuid,
      idModeversion,
      refMode,
      lbMode,
      idReferentielGuid,
      idReferentielVersion,
      statut,
      isActif,
      dtCreation,
      dtModification,
    } = mode
    const { indice, revision } = mode.curentVersion
    const row = {
      idModeGuid,
      refMode,
      lbMode,
      idReferentielGuid,
      statut,
      isActif,
      dtCreation,
      dtModification: dtModification ?? dtCreation,
    }
    await db.insertInto('mode').values(row).execute()
    await db
      .insertInto('modeVersion')
      .values({ idModeversion, idModeGuid, idReferentielVersion, isCurrent: true, indice, revision, dtCreation })
      .execute()
  }),
]
