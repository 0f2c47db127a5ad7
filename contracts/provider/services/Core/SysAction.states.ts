import { actionExists } from '../../../services/Core/SysAction/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(actionExists, async ({ dtModification, ...action }, { db, now }) => {
    await db.insertInto('action').values({ ...action, dtModification: dtModification ?? now.toISOString() }).execute()
  }),
]
