import { sql } from 'kysely'
import { SysMenu } from '../../../services/Core/SysMenu/endpoints.ts'
import {
  column,
  type Columns,
  columnsOf,
  fields,
  idInQuery,
  isThere,
  lists,
  mustBeThere,
  navigationChanged,
  nothing,
  provide,
  reads,
  Refusal,
  writes,
} from '../kit.ts'
import { keepingAdministration } from './administration.ts'
import { nodesOf, UpdateSecMenu } from './menu-rights.ts'
import { menuScript } from './menu-script.ts'
import { menusOf, menuTrees } from './menu-tree.ts'
import { typesEncrage, typesMenu } from './menu-types.ts'
import { menus, UpdateOrInsertMenu } from './save-menu.ts'

const encrageSql = sql`case ${sql.ref('menu.idTypeMenu')} ${sql.join(
  typesMenu.map(({ idTypeEncrage }, at) => sql`when ${sql.lit(at + 1)} then ${sql.lit(idTypeEncrage)}`),
  sql` `,
)} else 1 end`

const columns: Columns = {
  ...columnsOf('menu', {
    number: ['idTypeMenu', 'idParent', 'ordre'],
    code: ['routeEncrageMenu', 'refRoute', 'refAction'],
    text: ['name', 'icon', 'param'],
    instant: ['dtModification'],
  }),
  id: column.number('idMenu'),
  idTypeEncrage: column.computed('number', encrageSql),
  isParent: column.computed(
    'flag',
    sql`exists (select 1 from menu as child where child.${sql.ref('idParent')} = ${sql.ref('menu.idMenu')})`,
  ),
}

const GetList = lists({
  columns,
  key: ['routeEncrageMenu', 'idTypeMenu', 'ordre', 'idMenu'],
  from: ({ db }) => menusOf(db).where('idParent', 'is', null),
  rows: async (rows, { db }) => rows.map(await menuTrees(db)),
})

const GetTypeEncrageList = reads(nothing, async ({ language }) =>
  typesEncrage.map(({ ref, lb }, at) => ({ idTypeEncrage: at + 1, refTypeEncrage: ref, lbTypeEncrage: lb[language] })),
)

const GetTypeMenuList = reads(nothing, async ({ language }) =>
  typesMenu.map(({ ref, lb, idTypeEncrage }, at) => ({
    idTypeMenu: at + 1,
    refTypeMenu: ref,
    lbTypeMenu: lb[language],
    idTypeEncrage,
  })),
)

const GetMenuNoeudList = reads(fields({ idGroupe: idInQuery.optional() }), async ({ db, input: { idGroupe } }) => {
  if (idGroupe !== undefined) await mustBeThere(db, 'groupe', { idGroupe })
  return nodesOf(db, idGroupe)
})

const GetSqlString = reads(fields({ id: idInQuery.optional() }), ({ db, input }) => menuScript(db, input.id))

const deleted = { fr: 'Menu supprimé', en: 'Menu deleted' }

const Delete = writes(fields({ id: idInQuery }), deleted, async (work, { id }) => {
  await navigationChanged(work.db, work.now)
  const claim = await work.claim(menus, id)
  if (await isThere(work.db, 'menu', { idParent: id })) throw new Refusal('R5')
  return keepingAdministration(work.db, 'R24', async () => {
    await work.db.deleteFrom('groupeMenu').where('idMenu', '=', id).execute()
    return work.delete(claim)
  })
})

/** The menus, who sees them, and the script that makes them again. */
export const service = provide(
  SysMenu,
  { read: 'ADMIN', write: 'ADMIN' },
  {
    GetList,
    GetTypeEncrageList,
    GetTypeMenuList,
    GetMenuNoeudList,
    GetSqlString,
    UpdateSecMenu,
    UpdateOrInsertMenu,
    Delete,
  },
)
