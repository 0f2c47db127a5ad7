import { tableExists } from '../../../services/Core/SysTable/states.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(tableExists, async ({ dtModification, ...table }, { db, now }) => {
    const row = without(table, 'refTypeTable', 'lbTypeTable', 'nbValeur')
    await db.insertInto('systable').values({ ...row, dtModification: dtModification ?? now.toISOString() }).execute()
  }),
]
