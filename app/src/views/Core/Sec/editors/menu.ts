import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { source } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, label, text } from '../../../../kit/editor/fields.ts'
import { recordLabel } from '../../../../navigation/offered.ts'
import { routeChoice } from '../../route-choice.ts'
import { closedEntry, menuRows } from '../PrmMenuList/menu-rows.ts'

const records = source(SysMenu.GetList, () => ({}))
const types = source(SysMenu.GetTypeMenuList, () => ({}))
type Node = (typeof SysMenu.GetMenuNoeudList.example.value)[number]
/** Entries stand below their parents. */
const asTree = { id: ({ id }: Node) => id, parent: ({ idParent }: Node) => idParent }
/** Key of the anchor of the whole application, which is no route. */
const app = 1
/** Default menu type of an entry of the whole application. */
const sideMenu = 1

/** Creates a menu entry, or changes one. */
export const menu = editor(SysMenu.UpdateOrInsertMenu, {
  title: { new: 'editor.menu.new', edit: 'editor.menu.edit' },
  initial: () => ({ idTypeEncrage: app }),
  fields: [
    label('name', { isWide: true }),
    choice('idParent', SysMenu.GetMenuNoeudList, {
      // Parents that the screen's tree refuses as well.
      rows: (nodes, read, { idParent }) => {
        const closed = new Set(menuRows(read(records) ?? []).flatMap((row) => (closedEntry(row) ? [row.id] : [])))
        return nodes.filter(({ id }) => !closed.has(id) || id === idParent)
      },
      option: ({ id, name, refMenu }) => ({ value: id, label: name, description: refMenu }),
      optionText: ({ name }, words) => recordLabel(name, {}, words),
      tree: asTree,
      parentOf: asTree,
      help: 'help.menuParent',
      isWide: true,
    }),
    choice('idTypeEncrage', SysMenu.GetTypeEncrageList, {
      option: ({ idTypeEncrage, lbTypeEncrage }) => ({ value: idTypeEncrage, label: lbTypeEncrage }),
      when: ({ idParent }) => !idParent,
      clears: ['idTypeMenu', 'routeEncrageMenu'],
    }),
    choice('idTypeMenu', types, {
      option: ({ idTypeMenu, lbTypeMenu, refTypeMenu }) => ({
        value: idTypeMenu,
        label: lbTypeMenu,
        description: refTypeMenu,
      }),
      when: ({ idParent }) => !idParent,
    }),
    routeChoice('routeEncrageMenu', {
      when: ({ idParent, idTypeEncrage }) => !idParent && idTypeEncrage !== app,
      isWide: true,
    }),
    routeChoice('refRoute'),
    choice('refAction', SysAction.GetList, {
      label: 'menu.action',
      option: ({ refAction, label: name }) => ({ value: refAction, label: name, description: refAction }),
      optionText: ({ refAction, label: name }, words) => recordLabel(name, { refAction }, words),
      offered: ({ isActive }) => isActive,
    }),
    text('icon', { help: 'help.icon' }),
    text('param', { help: 'help.parameters' }),
  ],
  rules: { routeEncrageMenu: 'REQUISE' },
  // A type has one anchor, which is set with it. An entry of the application is anchored to no screen.
  derive: ({ idTypeMenu, idTypeEncrage, routeEncrageMenu }, read) => {
    const type = read(types)?.find((one) => one.idTypeMenu === idTypeMenu)
    const anchor = type?.idTypeEncrage ?? idTypeEncrage
    return {
      idTypeEncrage: anchor,
      ...(anchor === app && !idTypeMenu ? { idTypeMenu: sideMenu } : {}),
      ...(anchor !== app && routeEncrageMenu === 'App' ? { routeEncrageMenu: null } : {}),
    }
  },
  sources: [types, records],
  after: ({ name, idGroupeList }, { row }) =>
    row || idGroupeList?.length ? null : { text: 'menu.unseen', name, view: 'CoreSecPrmSecuriteAccueil' },
  input: ({ idParent, idTypeEncrage }) => (!idParent && idTypeEncrage === app ? { routeEncrageMenu: 'App' } : {}),
})
