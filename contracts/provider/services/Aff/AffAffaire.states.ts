import { affaireExists, noAffaire } from '../../../services/Aff/AffAffaire/states.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(affaireExists, async ({ dtModification, ...affaire }, { db }) => {
    const row = without(affaire, 'lbAgence', 'lbUserRAF', 'nbPrestation')
    await db.insertInto('affaire').values({ ...row, dtModification: dtModification ?? affaire.dtCreation }).execute()
  }),

  on(noAffaire, async () => {}),
]
