import { proprieteExists } from '../../../services/Prm/ModPropriete/states.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(proprieteExists, async ({ idModeversion = null, idReferentielVersion = null, refTable = null, dtModification, ...propriete }, { db, now }) => {
    const row = { ...without(propriete, 'template', 'type'), idModeversion, idReferentielVersion, refTable }
    await db.insertInto('propriete').values({ ...row, dtModification: dtModification ?? now.toISOString() }).execute()
  }),
]
