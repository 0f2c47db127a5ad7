import { pageExists } from '../../../services/Prm/GamRapport/states.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(pageExists, async ({ ordre = 1, idDocument = null, ...page }, { db }) => {
    await db.insertInto('page').values({ ...without(page, 'lbFichier'), ordre, idDocument }).execute()
  }),
]
