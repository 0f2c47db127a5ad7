import type { MenuRecord } from '../../../services/Core/SysMenu/endpoints.ts'
import { begun, type Connection } from '../kit.ts'
import { encrageOf } from './menu-types.ts'

/** Stored menus. */
export const menusOf = begun((db) =>
  db
    .selectFrom('menu')
    .select([
      'idMenu',
      'name',
      'idTypeMenu',
      'routeEncrageMenu',
      'refRoute',
      'refAction',
      'idParent',
      'icon',
      'param',
      'ordre',
      'dtModification',
    ]),
)

export type MenuRow = Awaited<ReturnType<ReturnType<typeof menusOf>['executeTakeFirstOrThrow']>>

/** Every menu in order, each followed by its descendants. */
export async function inOrder(db: Connection): Promise<MenuRow[]> {
  const rows = await menusOf(db)
    .orderBy('routeEncrageMenu')
    .orderBy('idTypeMenu')
    .orderBy('ordre')
    .orderBy('idMenu')
    .execute()
  const byParent = Map.groupBy(rows, ({ idParent }) => idParent)
  const from = (idParent: number | null): MenuRow[] =>
    (byParent.get(idParent) ?? []).flatMap((row) => [row, ...from(row.idMenu)])
  return from(null)
}

/** Keys of the groups that see each menu. */
export async function groupsByMenu(db: Connection): Promise<(idMenu: number) => number[]> {
  const rows = await db.selectFrom('groupeMenu').select(['idMenu', 'idGroupe']).orderBy('idGroupe').execute()
  const byMenu = Map.groupBy(rows, ({ idMenu }) => idMenu)
  return (idMenu) => (byMenu.get(idMenu) ?? []).map(({ idGroupe }) => idGroupe)
}

/** A menu with its descendants in their wire format. */
export async function menuTrees(db: Connection): Promise<(row: MenuRow) => MenuRecord> {
  const [rows, groupsOf] = [await inOrder(db), await groupsByMenu(db)]
  const byParent = Map.groupBy(rows, ({ idParent }) => idParent)
  const treeOf = ({ idMenu: id, ...menu }: MenuRow): MenuRecord => {
    const children = (byParent.get(id) ?? []).map(treeOf)
    return {
      id,
      ...menu,
      idTypeEncrage: encrageOf(menu.idTypeMenu),
      isParent: children.length > 0,
      idGroupeList: groupsOf(id),
      children,
    }
  }
  return treeOf
}

/** Keys of a menu and its descendants. */
export function below(rows: readonly Pick<MenuRow, 'idMenu' | 'idParent'>[], idMenu: number): number[] {
  const keys = [idMenu]
  for (const key of keys) keys.push(...rows.filter(({ idParent }) => idParent === key).map((row) => row.idMenu))
  return keys
}
