import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { Icon } from '@ronde/ui/icon'
import { createElement } from 'react'
import { type Around, create, edit, move, panel, save } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import { keptBy } from '../../kept.ts'
import { menu } from '../editors/menu.ts'
import { anchorText, typeOf } from '../menu-words.ts'
import { closedEntry, isHeading, menuRows, type MenuRow, nameIn, placed } from './menu-rows.ts'
import { SqlDialog } from './sql-dialog.tsx'

const isParent = (menus: readonly MenuRow[]) =>
  menus.some((one) => one.isParent) ? ('blocked.menuChildren' as const) : null

/** Why an entry cannot be deleted: the server refuses to remove the administrators' last access (R24). */
const lastAccess = (row: MenuRow, { rows }: Around) => {
  const isGiven = ({ idGroupeList }: AnyRow) => Array.isArray(idGroupeList) && idGroupeList.length > 0
  const keeps = keptBy(row)
  return keeps !== null &&
    isGiven(row) &&
    !rows.some((other) => other.id !== row.id && isGiven(other) && keptBy(other as MenuRow) === keeps)
    ? 'blocked.lastAccess'
    : null
}

export default listScreen(SysMenu.GetList, {
  rowsOf: menuRows,
  key: 'id',
  label: 'name',
  columns: [
    { field: 'name', value: nameIn, share: 4, width: 270 },
    {
      field: 'routeEncrageMenu',
      value: ({ routeEncrageMenu }, text) => anchorText(routeEncrageMenu, text),
      isHidden: true,
    },
    { field: 'idTypeMenu', value: ({ idTypeMenu }) => typeOf(idTypeMenu), isCode: true, isHidden: true },
    {
      field: 'refRoute',
      value: ({ refRoute }, text) => refRoute && text.first([`view.${refRoute}`, `menu.${refRoute}`], refRoute),
      share: 2,
      isLong: true,
      width: 150,
    },
    {
      field: 'refAction',
      value: ({ refAction }, text) => refAction && text.of(`action.${refAction}`, refAction),
      share: 2,
      isLong: true,
      width: 150,
    },
    { field: 'param', share: 2, isLong: true, width: 130 },
    { field: 'icon', cell: ({ icon }) => icon && createElement(Icon, { name: icon, label: icon }), width: 80 },
    { field: 'ordre', value: (row) => (isHeading(row) ? null : row.ordre), dataType: 'number', width: 80 },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
  ],
  filters: { routeEncrageMenu: 'choice', idTypeMenu: 'choice', refRoute: 'choice', refAction: 'choice' },
  tree: {
    id: 'id',
    parent: 'under',
    order: 'ordre',
    inherits: ['routeEncrageMenu', 'idTypeMenu', 'idTypeEncrage'],
    makesRoom: true,
    isHeading,
    closed: closedEntry,
    move: save(SysMenu.UpdateOrInsertMenu, { each: placed }),
  },
  actions: {
    Creer: create(menu),
    Modifier: edit(menu),
    Deplacer: move(),
    Supprimer: save(SysMenu.Delete, { ask: 'ask.deleteMenu', blocked: isParent, spares: lastAccess }),
    CopierSql: panel(SqlDialog),
  },
})
