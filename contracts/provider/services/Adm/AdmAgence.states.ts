import { agenceExists } from '../../../services/Adm/AdmAgence/states.ts'
import { normalised } from '../../database/normalised.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(agenceExists, async ({ idAgence, lbAgence, isActif }, { db }) => {
    await db.insertInto('agence').values(normalised({ idAgence, lbAgence, isActif: isActif ? 1 : 0 }, 'lbAgence')).execute()
  }),
]
