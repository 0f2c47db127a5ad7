import { kept } from '../../../services/navigation/kept.ts'
import { type Connection, Refusal } from '../../kit.ts'
import { menusOf, type MenuRow } from './menu-tree.ts'

/** Groups that have the role ADMIN. */
const administrators = (db: Connection) =>
  db
    .selectFrom('groupeRole')
    .innerJoin('role', 'role.idRole', 'groupeRole.idRole')
    .innerJoin('groupe', 'groupe.idGroupe', 'groupeRole.idGroupe')
    .where('role.refRole', '=', 'ADMIN')
    .where('groupe.isActif', '=', true)
    .select('groupeRole.idGroupe')

/** The entries that a group sees: of what hangs below something unseen, or runs an inactive action, it sees nothing. */
function seenRows(rows: readonly MenuRow[], given: ReadonlySet<number>, inactive: ReadonlySet<string>): MenuRow[] {
  const byKey = new Map(rows.map((row) => [row.idMenu, row]))
  const isSeen = (row: MenuRow | undefined): boolean =>
    row !== undefined && given.has(row.idMenu) && !inactive.has(row.refAction ?? '') && (row.idParent === null || isSeen(byKey.get(row.idParent)))
  return rows.filter(isSeen)
}

/** The views that entries lead to: from the shell, and from views that are led to themselves. */
function reachedViews(rows: readonly MenuRow[]): Set<string> {
  const reached = new Set(['App'])
  for (const view of reached) {
    for (const { routeEncrageMenu, refRoute } of rows) if (routeEncrageMenu === view && refRoute !== null) reached.add(refRoute)
  }
  return reached
}

/** What an administrators' group has of the views that have to stay, and of the buttons by which they save. */
async function keptAccess(db: Connection): Promise<Set<string>> {
  const rows = await menusOf(db).execute()
  const inactive = new Set((await db.selectFrom('action').where('isActive', '=', false).select('refAction').execute()).map(({ refAction }) => refAction))
  const given = await db.selectFrom('groupeMenu').where('idGroupe', 'in', administrators(db)).select(['idGroupe', 'idMenu']).execute()
  const access = new Set<string>()
  for (const [, own] of Map.groupBy(given, ({ idGroupe }) => idGroupe)) {
    const seen = seenRows(rows, new Set(own.map(({ idMenu }) => idMenu)), inactive)
    const reached = reachedViews(seen)
    for (const [view, buttons] of Object.entries(kept)) {
      if (!reached.has(view)) continue
      access.add(view)
      for (const { routeEncrageMenu, refAction } of seen) {
        if (routeEncrageMenu === view && buttons.some((name) => name === refAction)) access.add(`${view}.${refAction}`)
      }
    }
  }
  return access
}

/** R24: of menus, security and actions, and of the buttons by which they save, administrators keep what they have. Decided by what is left once it is written; undoes the write. */
export async function keepingAccess<Result>(db: Connection, write: () => Promise<Result>): Promise<Result> {
  const before = await keptAccess(db)
  const result = await write()
  const after = await keptAccess(db)
  if ([...before].some((one) => !after.has(one))) throw new Refusal('R24')
  return result
}
