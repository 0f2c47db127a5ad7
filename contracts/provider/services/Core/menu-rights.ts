import * as z from 'zod'
import { type Connection, fields, found, id, navigationChanged, notFound, Refusal, writeLog, writes } from '../../kit.ts'
import { groupsByMenu, inOrder, type MenuRow } from './menu-tree.ts'
import { refMenuOf } from './menu-types.ts'

/** Nodes of the menus, one by one: all, or those that a group sees. */
export async function nodesOf(db: Connection, idGroupe?: number) {
  const [rows, groupsOf] = [await inOrder(db), await groupsByMenu(db)]
  const nodes = rows.map((row) => ({ id: row.idMenu, idParent: row.idParent, name: row.name, refMenu: refMenuOf(row), idGroupeList: groupsOf(row.idMenu) }))
  return idGroupe === undefined ? nodes : nodes.filter(({ idGroupeList }) => idGroupeList.includes(idGroupe))
}

/** Without them nobody could give anybody a menu again. */
const kept = ['CoreSecPrmMenuList', 'CoreSecPrmSecuriteAccueil']

/** Which of these a set of menus leads to: nothing below what is unseen is seen. */
function ledTo(rows: readonly MenuRow[], seen: ReadonlySet<number>): Set<string> {
  const byKey = new Map(rows.map((row) => [row.idMenu, row]))
  const isSeen = (row: MenuRow | undefined): boolean => row !== undefined && seen.has(row.idMenu) && (row.idParent === null || isSeen(byKey.get(row.idParent)))
  return new Set(rows.flatMap((row) => (row.refRoute !== null && kept.includes(row.refRoute) && isSeen(row) ? [row.refRoute] : [])))
}

/** R24: an administrators' group keeps what leads to menus and security, where anything does. */
async function refuseLockedOut(db: Connection, { idGroupe, rows, seen }: { idGroupe: number; rows: readonly MenuRow[]; seen: ReadonlySet<number> }): Promise<void> {
  const roles = db.selectFrom('groupeRole').innerJoin('role', 'role.idRole', 'groupeRole.idRole').where('refRole', '=', 'ADMIN')
  if (!(await roles.where('idGroupe', '=', idGroupe).select('idGroupe').executeTakeFirst())) return
  const there = ledTo(rows, new Set(rows.map(({ idMenu }) => idMenu)))
  if (ledTo(rows, seen).size < there.size) throw new Refusal('R24')
}

const rights = fields({ idGroupe: id, idMenuList: z.array(id).max(10_000) })
const saved = { fr: 'Droits enregistrés', en: 'Rights saved' }

/** Gives a group just these menus. What it saw and sees no more, and the reverse, is in the log by name. */
export const UpdateSecMenu = writes(rights, saved, async ({ db, now, caller }, { idGroupe, idMenuList }) => {
  await navigationChanged(db, now)
  const { lbGroupe } = found(await db.selectFrom('groupe').where('idGroupe', '=', idGroupe).select('lbGroupe').executeTakeFirst())
  const rows = await inOrder(db)
  const known = new Set(rows.map(({ idMenu }) => idMenu))
  const seen = new Set(idMenuList)
  if (idMenuList.some((idMenu) => !known.has(idMenu))) throw notFound()
  await refuseLockedOut(db, { idGroupe, rows, seen })

  const before = new Set((await db.selectFrom('groupeMenu').where('idGroupe', '=', idGroupe).select('idMenu').execute()).map(({ idMenu }) => idMenu))
  await db.deleteFrom('groupeMenu').where('idGroupe', '=', idGroupe).execute()
  if (seen.size > 0) await db.insertInto('groupeMenu').values([...seen].map((idMenu) => ({ idGroupe, idMenu }))).execute()
  const changements = rows
    .filter(({ idMenu }) => before.has(idMenu) !== seen.has(idMenu))
    .map((row) => ({ champ: `${refMenuOf(row)} / ${row.name}`, ancien: before.has(row.idMenu), nouveau: seen.has(row.idMenu) }))
  await writeLog(db, { now, caller, refAction: 'DROITS', typeObjet: 'Groupe', refObjet: String(idGroupe), lbObjet: lbGroupe, changements })
  return nodesOf(db, idGroupe)
})
