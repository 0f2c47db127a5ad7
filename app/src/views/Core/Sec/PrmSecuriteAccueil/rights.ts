import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { type MenuRecord, SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { isRefAction } from '@ronde/contracts/actions'
import { views } from '@ronde/contracts/titles'
import { knownActions } from '../../../../kit/screens/why/known-actions.ts'
import { sheet, type SheetDeed } from './sheet.ts'
import { recordLabel } from '../../../../navigation/offered.ts'
import { neededRole } from '../../../../navigation/needed-role.ts'
import { keptBy } from '../../kept.ts'
import { placeText } from '../menu-words.ts'

const byId = (records: readonly MenuRecord[]): [number, MenuRecord][] =>
  records.flatMap((record) => [[record.id, record], ...byId(record.children)])

/** The deed that an entry gives: an action of its screen, or to open the screen it leads to. */
function deedOf({ refAction, refRoute, routeEncrageMenu }: MenuRecord): SheetDeed | null {
  if (isRefAction(refAction) && knownActions(routeEncrageMenu).includes(refAction))
    return { view: routeEncrageMenu, action: refAction }
  return views.some(({ ref }) => ref === refRoute) && refRoute ? { view: refRoute, action: null } : null
}

/** Which groups see which menus. */
export const rights = sheet({
  rows: SysMenu.GetMenuNoeudList,
  also: SysMenu.GetList,
  joined: (nodes, records) => {
    const known = new Map(byId(records))
    return nodes.map((node) => ({ ...node, record: known.get(node.id) ?? null }))
  },
  row: ({ id, idParent, name, refMenu, idGroupeList, record }, text) => ({
    id: String(id),
    text: record ? recordLabel(name, record, text) : name,
    parent: idParent === null ? null : String(idParent),
    heading: placeText(refMenu, text),
    rank: refMenu.startsWith('App.') ? 0 : 1,
    columns: idGroupeList.map(String),
    keeps: record && keptBy(record),
    needs: record && neededRole(record),
    deed: record && deedOf(record),
  }),
  columns: SecSecurite.GetGroupeList,
  column: ({ idGroupe, lbGroupe, isActif, refRoleList }) => ({
    id: String(idGroupe),
    text: lbGroupe,
    isKeeper: isActif && refRoleList.includes('ADMIN'),
    has: refRoleList,
  }),
  words: { kept: 'rights.kept', lacks: (role, text) => text('rights.lacks', { role: text.of(`role.${role}`, role) }) },
  save: SysMenu.UpdateSecMenu,
  input: (idGroupe, ids) => ({ idGroupe: Number(idGroupe), idMenuList: ids.map(Number) }),
})
