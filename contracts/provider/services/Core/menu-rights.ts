import * as z from 'zod'
import { type Connection, fields, found, id, navigationChanged, notFound, writeLog, writes } from '../kit.ts'
import { keepingAdministration } from './administration.ts'
import { groupsByMenu, inOrder } from './menu-tree.ts'
import { refMenuOf } from './menu-types.ts'

/** Nodes of the menus, one by one: all, or those that a group sees. */
export async function nodesOf(db: Connection, idGroupe?: number) {
  const [rows, groupsOf] = [await inOrder(db), await groupsByMenu(db)]
  const nodes = rows.map((row) => ({
    id: row.idMenu,
    idParent: row.idParent,
    name: row.name,
    refMenu: refMenuOf(row),
    idGroupeList: groupsOf(row.idMenu),
  }))
  return idGroupe === undefined ? nodes : nodes.filter(({ idGroupeList }) => idGroupeList.includes(idGroupe))
}

const rights = fields({ idGroupe: id, idMenuList: z.array(id).max(10_000) })
const saved = { fr: 'Droits enregistrés', en: 'Rights saved' }

/** Gives a group exactly these menus. Removed and added ones are logged by name. */
export const UpdateSecMenu = writes(rights, saved, async ({ db, now, caller }, { idGroupe, idMenuList }) => {
  await navigationChanged(db, now)
  const { lbGroupe } = found(
    await db.selectFrom('groupe').where('idGroupe', '=', idGroupe).select('lbGroupe').executeTakeFirst(),
  )
  const rows = await inOrder(db)
  const known = new Set(rows.map(({ idMenu }) => idMenu))
  const seen = new Set(idMenuList)
  if (idMenuList.some((idMenu) => !known.has(idMenu))) throw notFound()

  const before = new Set(
    (await db.selectFrom('groupeMenu').where('idGroupe', '=', idGroupe).select('idMenu').execute()).map(
      ({ idMenu }) => idMenu,
    ),
  )
  await keepingAdministration(db, 'R24', async () => {
    await db.deleteFrom('groupeMenu').where('idGroupe', '=', idGroupe).execute()
    if (seen.size > 0)
      await db
        .insertInto('groupeMenu')
        .values([...seen].map((idMenu) => ({ idGroupe, idMenu })))
        .execute()
  })
  const changements = rows
    .filter(({ idMenu }) => before.has(idMenu) !== seen.has(idMenu))
    .map((row) => ({
      champ: `${refMenuOf(row)} / ${row.name}`,
      ancien: before.has(row.idMenu),
      nouveau: seen.has(row.idMenu),
    }))
  await writeLog(db, {
    now,
    caller,
    refAction: 'DROITS',
    typeObjet: 'Groupe',
    refObjet: String(idGroupe),
    lbObjet: lbGroupe,
    changements,
  })
  return nodesOf(db, idGroupe)
})
