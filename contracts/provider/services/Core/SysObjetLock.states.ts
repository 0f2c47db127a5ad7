import { locked } from '../../../services/Core/SysObjetLock/states.ts'
import { putCaller } from '../../states/people.ts'
import { on } from '../../states/set-up.ts'

const minute = 60_000

export const states = [
  on(locked, async ({ typeObjet, refObjet, ...holder }, { db, now }) => {
    await putCaller(db, now, holder)
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
    await db
      .insertInto('objetLock')
      .values({ typeObjet, refObjet, idUser: holder.idUser, dtVerrou: at(-minute), dtExpiration: at(4 * minute) })
      .execute()
  }),
]
