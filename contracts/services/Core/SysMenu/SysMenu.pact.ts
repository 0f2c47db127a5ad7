import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { actionExists } from '../SysAction/states.ts'
import { exporter as exporterAction } from '../SysAction/endpoints.ts'
import { affaireList } from '../SysRoute/endpoints.ts'
import { routeExists } from '../SysRoute/states.ts'
import { admin, agent, signedIn } from '../SecAuthentification/states.ts'
import { utilisateurs } from '../SecSecurite/endpoints.ts'
import { groupeExists } from '../SecSecurite/states.ts'
import { exporter, type MenuRecord, SysMenu } from './endpoints.ts'
import { menuExists, type PutMenu } from './states.ts'

const instant = '2026-01-12T09:15:00.000Z'
const exported: PutMenu = {
  id: exporter.id, name: exporter.name, idTypeMenu: 7, routeEncrageMenu: 'AffAffAffaireList', refRoute: null, refAction: 'Exporter', idParent: null,
  icon: 'download', param: null, ordre: 1, idGroupeList: [1], dtModification: instant,
}
/** A title of the side menu, and what it leads to. */
const title: PutMenu = {
  id: 20, name: 'Affaires', idTypeMenu: 1, routeEncrageMenu: 'App', refRoute: null, refAction: null, idParent: null, icon: null, param: null, ordre: 1,
  idGroupeList: [1, 2], dtModification: instant,
}
const link: PutMenu = { ...title, id: 21, name: 'Toutes les affaires', refRoute: affaireList.ref, idParent: title.id, icon: 'folder', param: 'statut=OUVERTE', idGroupeList: [1] }

const recordOf = ({ idGroupeList, ...menu }: PutMenu, children: MenuRecord[] = []): MenuRecord => ({
  ...menu, idTypeEncrage: menu.idTypeMenu === 1 ? 1 : 2, isParent: children.length > 0, idGroupeList: idGroupeList.slice(0, 1), children,
})
const tree = recordOf(title, [recordOf(link)])

const views = [routeExists(affaireList), actionExists(exporterAction)]
const there = [signedIn(admin), ...views, menuExists(exported)]
const whole = [signedIn(admin), groupeExists(utilisateurs), ...views, menuExists(title), menuExists(link), menuExists(exported)]
const unknown = { id: 404_404 }
const changed = SysMenu.UpdateOrInsertMenu.example.input
const { id: _, dtModification: __, ...fresh } = changed

interaction('all of them, each with what hangs below it', {
  given: whole,
  call: SysMenu.GetList,
  answers: [exporter, tree],
  only: [
    { id: exporter.id, name: 'Exporter', isParent: false, idTypeEncrage: 2, refRoute: null, refAction: 'Exporter', idParent: null, idGroupeList: [1], children: [] },
    { id: title.id, name: 'Affaires', isParent: true, idTypeEncrage: 1, icon: null, children: [recordOf(link)] },
  ],
  then: ({ value }) => expect(value?.[1]?.children[0]).toMatchObject({ name: 'Toutes les affaires', idParent: title.id, param: 'statut=OUVERTE' }),
})
interaction('those of a type in a view', {
  given: whole,
  call: SysMenu.GetList,
  input: { routeEncrageMenu: 'App', idTypeMenu: 1 },
  answers: [tree],
  only: [{ id: title.id, routeEncrageMenu: 'App', idTypeMenu: 1 }],
  then: ({ value }) => expect(value).toHaveLength(1),
})
interaction('those of a type', {
  given: whole,
  call: SysMenu.GetList,
  input: { idTypeMenu: 1 },
  answers: [tree],
  only: [{ id: title.id }],
  then: ({ value }) => expect(value).toHaveLength(1),
})
interaction('those in a view', {
  given: whole,
  call: SysMenu.GetList,
  input: { routeEncrageMenu: 'App' },
  answers: [tree],
  only: [{ id: title.id }],
  then: ({ value }) => expect(value).toHaveLength(1),
})
interaction('when there is none', { given: [signedIn(admin)], call: SysMenu.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(SysMenu.GetList)

const anchors = ['App', 'Vue', 'Liste', 'Ligne']
interaction('all of them', {
  given: [signedIn(admin)],
  call: SysMenu.GetTypeEncrageList,
  only: anchors.map((refTypeEncrage, at) => ({ idTypeEncrage: at + 1, refTypeEncrage })),
  then: ({ value }) => expect(value?.map(({ refTypeEncrage }) => refTypeEncrage)).toEqual(anchors),
})
refusals(SysMenu.GetTypeEncrageList)

const types = [['AppMenu', 1], ['UserMenu', 1], ['ActionMenu', 3], ['NavMenu', 2], ['ItemMenu', 4], ['Menu', 1], ['TitleActionMenu', 2], ['AppUserMenu', 1]] as const
interaction('all of them, with their anchors', {
  given: [signedIn(admin)],
  call: SysMenu.GetTypeMenuList,
  only: types.map(([refTypeMenu, idTypeEncrage], at) => ({ idTypeMenu: at + 1, refTypeMenu, idTypeEncrage })),
  then: ({ value }) => expect(value).toHaveLength(8),
})
refusals(SysMenu.GetTypeMenuList)

const linkNode = { id: link.id, idParent: title.id, name: link.name, refMenu: 'App.AppMenu', idGroupeList: [1] }
const exportNode = { id: exporter.id, idParent: null, name: 'Exporter', refMenu: 'AffAffAffaireList.TitleActionMenu', idGroupeList: [1] }
interaction('all of them, one by one', {
  given: [signedIn(admin), ...views, menuExists({ ...title, idGroupeList: [] }), menuExists(link)],
  call: SysMenu.GetMenuNoeudList,
  answers: [linkNode],
  only: [{ id: title.id, idParent: null, name: title.name, refMenu: 'App.AppMenu', idGroupeList: [] }, linkNode],
  then: ({ value }) => expect(value?.[1]?.idParent).toBe(title.id),
})
interaction('those that a group sees', {
  given: whole,
  call: SysMenu.GetMenuNoeudList,
  input: { idGroupe: agent.idGroupe },
  answers: [{ ...linkNode, idGroupeList: [1] }],
  only: [{ id: title.id, idParent: null, name: title.name }],
  then: ({ value }) => expect(value?.map(({ id }) => id)).toEqual([title.id]),
})
refusals(SysMenu.GetMenuNoeudList, { unknown: { idGroupe: 404_404 } })

interaction('of one and what hangs below it', { given: there, call: SysMenu.GetSqlString, then: ({ value }) => expect(value).toContain('begin') })
interaction('of all', { given: there, call: SysMenu.GetSqlString, input: {}, then: ({ value }) => expect(value).toContain('commit') })
refusals(SysMenu.GetSqlString, { unknown })

interaction('a menu more for a group', {
  given: [signedIn(admin), ...views, menuExists({ ...exported, idGroupeList: [] })],
  call: SysMenu.UpdateSecMenu,
  only: [exportNode],
  then: ({ value, messages }) => {
    expect(value).toEqual([exportNode])
    expect(messages).toHaveLength(1)
  },
})
interaction('no menu at all for a group', {
  given: whole,
  call: SysMenu.UpdateSecMenu,
  input: { idGroupe: agent.idGroupe, idMenuList: [] },
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
const security = { ...affaireList, idRoute: 9, ref: 'CoreSecPrmSecuriteAccueil', path: '/Core/Sec/PrmSecuriteAccueil', label: 'Sécurité', component: null }
interaction('the administrators without security', {
  given: [...there, routeExists(security), menuExists({ ...title, id: 30, name: 'Sécurité', refRoute: security.ref, idGroupeList: [1] })],
  call: SysMenu.UpdateSecMenu,
  messages: ['Les administrateurs doivent garder menus et sécurité'],
})
refusals(SysMenu.UpdateSecMenu, { unknown: { idMenuList: [404_404] } })

interaction('a new one', {
  given: [signedIn(admin), ...views],
  call: SysMenu.UpdateOrInsertMenu,
  input: fresh,
  answers: { ...exporter, name: fresh.name, idGroupeList: [] },
  exactly: { name: fresh.name, isParent: false, refRoute: null, idTypeEncrage: 2 },
  then: ({ value, messages }) => {
    expect(value?.name).toBe(fresh.name)
    expect(messages).toHaveLength(1)
  },
})
interaction('a new one below another, with a route', {
  given: [signedIn(admin), ...views, menuExists({ ...title, idGroupeList: [] })],
  call: SysMenu.UpdateOrInsertMenu,
  input: { name: link.name, refRoute: affaireList.ref, idParent: title.id, param: 'statut=OUVERTE' },
  answers: { ...recordOf(link), idGroupeList: [], icon: null },
  exactly: { refRoute: affaireList.ref, idParent: title.id, routeEncrageMenu: 'App', idTypeEncrage: 1 },
  then: ({ value }) => expect(value?.refRoute).toBe(affaireList.ref),
})
interaction('another name', {
  given: there,
  call: SysMenu.UpdateOrInsertMenu,
  exactly: { name: changed.name, isParent: false },
  then: ({ value }) => expect(value?.name).toBe(changed.name),
})
interaction('below itself', {
  given: whole,
  call: SysMenu.UpdateOrInsertMenu,
  input: { id: title.id, name: title.name, idParent: link.id },
  messages: ['Ce parent créerait une boucle'],
})
interaction('to a route there is not', { given: there, call: SysMenu.UpdateOrInsertMenu, input: { ...changed, refRoute: 'AffAffNulle' }, messages: ['Route ou chemin non valide'] })
interaction('in a view there is not', { given: there, call: SysMenu.UpdateOrInsertMenu, input: { ...changed, routeEncrageMenu: 'AffAffNulle' }, messages: ['Route ou chemin non valide'] })
interaction('without a name', { given: there, call: SysMenu.UpdateOrInsertMenu, input: { ...changed, name: '' }, status: 400 })
refusals(SysMenu.UpdateOrInsertMenu, { given: [...views, menuExists(exported)], unknown, stale: [...views, menuExists({ ...exported, idGroupeList: [], dtModification: '2026-02-03T10:00:00.000Z' })] })

interaction('one', { given: there, call: SysMenu.Delete, then: ({ value }) => expect(value).toBe(true) })
interaction('one that others hang below', { given: whole, call: SysMenu.Delete, input: { id: title.id }, messages: ["Supprimez d'abord les éléments enfants"] })
refusals(SysMenu.Delete, { unknown })
