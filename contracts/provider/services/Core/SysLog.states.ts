import { lineWritten } from '../../../services/Core/SysLog/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(lineWritten, async ({ typeObjet, refObjet, lbObjet, changements, ...line }, { db }) => {
    const object = { typeObjet: typeObjet ?? '', refObjet: refObjet ?? '', lbObjet: lbObjet ?? '' }
    await db.insertInto('log').values({ ...line, ...object, changements: JSON.stringify(changements) }).execute()
  }),
]
