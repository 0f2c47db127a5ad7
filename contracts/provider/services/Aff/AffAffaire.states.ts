import { affaireExists, noAffaire } from '../../../services/Aff/AffAffaire/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(affaireExists, async ({ lbAgence: _, lbUserRAF: __, nbPrestation: ___, dtModification, ...affaire }, { db }) => {
    await db.insertInto('affaire').values({ ...affaire, dtModification: dtModification ?? affaire.dtCreation }).execute()
  }),

  on(noAffaire, async () => {}),
]
