import {
  adUserExists,
  directoryIsSilent,
  groupeExists,
  modeAuthExists,
} from '../../../services/Core/SecSecurite/states.ts'
import { putGroupe } from '../../states/people.ts'
import { on, put } from '../../states/set-up.ts'

export const states = [
  on(groupeExists, async (groupe, { db }) => {
    await putGroupe(db, groupe)
    await db.updateTable('groupe').set({ isActif: groupe.isActif }).where('idGroupe', '=', groupe.idGroupe).execute()
  }),

  on(modeAuthExists, async (mode, { db }) => {
    await db
      .insertInto('modeAuth')
      .values(mode)
      .onConflict((conflict) => conflict.column('refIdentification').doUpdateSet(mode))
      .execute()
  }),

  put(adUserExists, 'adUser'),

  on(directoryIsSilent, async (_, { silenceDirectory }) => silenceDirectory()),
]
