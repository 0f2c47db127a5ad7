import { menuExists } from '../../../services/Core/SysMenu/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(menuExists, async ({ id: idMenu, idGroupeList, ...menu }, { db }) => {
    await db
      .insertInto('menu')
      .values({ idMenu, ...menu })
      .execute()
    for (const idGroupe of idGroupeList) await db.insertInto('groupeMenu').values({ idGroupe, idMenu }).execute()
  }),
]
