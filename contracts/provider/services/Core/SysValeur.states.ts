import { valeurExists } from '../../../services/Core/SysValeur/states.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(valeurExists, async ({ ordre = 1, dtModification, ...valeur }, { db, now }) => {
    const row = without(valeur, 'refTable', 'niveauParent')
    await db.insertInto('sysvaleur').values({ ...row, ordre, dtModification: dtModification ?? now.toISOString() }).execute()
  }),
]
