import { asked, interactions } from '../../interactions.ts'
import { actionExists } from '../SysAction/states.ts'
import { exporter as exporterAction } from '../SysAction/endpoints.ts'
import { affaireList, type Route } from '../SysRoute/endpoints.ts'
import { routeExists } from '../SysRoute/states.ts'
import { agent } from '../SecAuthentification/states.ts'
import { utilisateurs } from '../SecSecurite/endpoints.ts'
import { groupeExists } from '../SecSecurite/states.ts'
import { exporter, type MenuRecord, SysMenu } from './endpoints.ts'
import { menuExists, type PutMenu } from './states.ts'

const instant = '2026-01-12T09:15:00.000Z'
const exported: PutMenu = {
  id: exporter.id,
  name: exporter.name,
  idTypeMenu: 7,
  routeEncrageMenu: 'AffAffAffaireList',
  refRoute: null,
  refAction: 'Exporter',
  idParent: null,
  icon: 'download',
  param: null,
  ordre: 1,
  idGroupeList: [1],
  dtModification: instant,
}
/** A title of the side menu, and what it leads to. */
const title: PutMenu = {
  id: 20,
  name: 'Affaires',
  idTypeMenu: 1,
  routeEncrageMenu: 'App',
  refRoute: null,
  refAction: null,
  idParent: null,
  icon: null,
  param: null,
  ordre: 1,
  idGroupeList: [1, 2],
  dtModification: instant,
}
const link: PutMenu = {
  ...title,
  id: 21,
  name: 'Toutes les affaires',
  refRoute: affaireList.ref,
  idParent: title.id,
  icon: 'folder',
  param: 'statut=OUVERTE',
  idGroupeList: [1],
}

const recordOf = ({ idGroupeList, ...menu }: PutMenu, children: MenuRecord[] = []): MenuRecord => ({
  ...menu,
  idTypeEncrage: menu.idTypeMenu === 1 ? 1 : 2,
  isParent: children.length > 0,
  idGroupeList: idGroupeList.slice(0, 1),
  children,
})
const tree = recordOf(title, [recordOf(link)])

const views = [routeExists(affaireList), actionExists(exporterAction)]
const there = [...views, menuExists(exported)]
const whole = [groupeExists(utilisateurs), ...views, menuExists(title), menuExists(link), menuExists(exported)]
const unknown = { id: 404_404 }
const changed = SysMenu.UpdateOrInsertMenu.example.input
const { id: _, dtModification: __, ...fresh } = changed

const bare = { name: 'Autre', refRoute: null, refAction: null, icon: null, param: null }
const inTitle = { routeEncrageMenu: 'AffAffAffaireList', idTypeMenu: 7 }
const anchors = ['App', 'Vue', 'Liste', 'Ligne']

const types = [
  ['AppMenu', 1],
  ['UserMenu', 1],
  ['ActionMenu', 3],
  ['NavMenu', 2],
  ['ItemMenu', 4],
  ['Menu', 1],
  ['TitleActionMenu', 2],
  ['AppUserMenu', 1],
] as const

const linkNode = { id: link.id, idParent: title.id, name: link.name, refMenu: 'App.AppMenu', idGroupeList: [1] }
const exportNode = {
  id: exporter.id,
  idParent: null,
  name: 'Exporter',
  refMenu: 'AffAffAffaireList.TitleActionMenu',
  idGroupeList: [1],
}
const security: Route = {
  ...affaireList,
  idRoute: 9,
  ref: 'CoreSecPrmSecuriteAccueil',
  path: '/Core/Sec/PrmSecuriteAccueil',
  label: 'Sécurité',
  component: null,
}
/** The way to security, another one, and the button by which it saves. */
const way: PutMenu = { ...title, id: 30, name: 'Sécurité', refRoute: security.ref, idGroupeList: [1] }
const otherWay: PutMenu = { ...way, id: 31, name: 'Droits', ordre: 2 }
const saving: PutMenu = {
  ...exported,
  id: 32,
  name: 'Enregistrer les droits',
  routeEncrageMenu: security.ref,
  refAction: 'EnregistrerDroits',
  icon: 'save',
}
const savingAction = actionExists({
  ...exporterAction,
  idAction: 17,
  refAction: 'EnregistrerDroits',
  label: 'Enregistrer les droits',
})
const administered = [...there, routeExists(security), savingAction, menuExists(way), menuExists(saving)]
const twoWays = [...administered, menuExists(otherWay)]
const keep = ['Les administrateurs doivent garder menus et sécurité']
const { idGroupeList: ___, ...sentWay } = way
const { idGroupeList: ____, ...sentSaving } = saving
const nodeOf = ({ id, idParent, name }: PutMenu, refMenu: string) => ({
  id,
  idParent,
  name,
  refMenu,
  idGroupeList: [1],
})

interactions(
  SysMenu.GetList,
  { given: whole },
  {
    'all of them, each with what hangs below it': {
      answers: [exporter, tree],
      only: [
        {
          id: exporter.id,
          name: 'Exporter',
          isParent: false,
          idTypeEncrage: 2,
          refRoute: null,
          refAction: 'Exporter',
          idParent: null,
          idGroupeList: [1],
          children: [],
        },
        { id: title.id, name: 'Affaires', isParent: true, idTypeEncrage: 1, icon: null, children: [recordOf(link)] },
      ],
    },
    'those of a type in a view': {
      input: { routeEncrageMenu: 'App', idTypeMenu: 1 },
      answers: [tree],
      only: [{ id: title.id, routeEncrageMenu: 'App', idTypeMenu: 1 }],
    },
    'those of a type': { input: { idTypeMenu: 1 }, answers: [tree], only: [{ id: title.id }] },
    'those in a view': { input: { routeEncrageMenu: 'App' }, answers: [tree], only: [{ id: title.id }] },
    'in the order of their places, and by key where these are alike': {
      given: [
        ...views,
        ...[33, 32, 31].map((id) => menuExists({ ...title, id, ordre: id === 31 ? 2 : 1, idGroupeList: [1] })),
      ],
      answers: [recordOf(title)],
      only: [
        { id: 32, ordre: 1 },
        { id: 33, ordre: 1 },
        { id: 31, ordre: 2 },
      ],
    },
    'when there is none': { given: [], only: [] },
  },
)

asked(
  SysMenu.GetList,
  { given: [...views, menuExists({ ...title, idGroupeList: [1] }), menuExists(exported)] },
  {
    rows: [
      { id: exporter.id, name: 'Exporter' },
      { id: title.id, name: 'Affaires' },
    ],
    rising: 'id',
    words: 'AFFAIRES',
    where: { name: 'affaires', icon: '', refAction: '', ordre: 1 },
  },
)

interactions(
  SysMenu.GetTypeEncrageList,
  {},
  {
    'all of them': { only: anchors.map((refTypeEncrage, at) => ({ idTypeEncrage: at + 1, refTypeEncrage })) },
  },
)

interactions(
  SysMenu.GetTypeMenuList,
  {},
  {
    'all of them, with their anchors': {
      only: types.map(([refTypeMenu, idTypeEncrage], at) => ({ idTypeMenu: at + 1, refTypeMenu, idTypeEncrage })),
    },
  },
)

interactions(
  SysMenu.GetMenuNoeudList,
  {
    given: [...views, menuExists({ ...title, idGroupeList: [] }), menuExists(link)],
    unknown: { idGroupe: 404_404 },
  },
  {
    'all of them, one by one': {
      answers: [linkNode],
      only: [{ id: title.id, idParent: null, name: title.name, refMenu: 'App.AppMenu', idGroupeList: [] }, linkNode],
    },
    'those that a group sees': {
      given: whole,
      input: { idGroupe: agent.idGroupe },
      answers: [{ ...linkNode, idGroupeList: [1] }],
      only: [{ id: title.id, idParent: null, name: title.name }],
    },
  },
)

interactions(
  SysMenu.GetSqlString,
  { given: there, unknown },
  {
    'of one and what hangs below it': {},
    'of all': { input: {} },
  },
)

interactions(
  SysMenu.UpdateSecMenu,
  { given: [...views, menuExists({ ...exported, idGroupeList: [] })], unknown: { idMenuList: [404_404] } },
  {
    'a menu more for a group': { only: [exportNode] },
    'for a group nobody knows': { input: { idGroupe: 404, idMenuList: [] }, status: 404 },
    'other menus for a group, while another sees its own': {
      given: whole,
      input: { idGroupe: agent.idGroupe, idMenuList: [link.id] },
      answers: [{ ...linkNode, idGroupeList: [1] }],
      only: [{ id: link.id }],
    },
    'no menu at all for a group': { given: whole, input: { idGroupe: agent.idGroupe, idMenuList: [] }, only: [] },
    'the administrators without security': {
      given: administered,
      input: { idGroupe: 1, idMenuList: [exporter.id, saving.id] },
      messages: keep,
    },
    'the administrators without the button that saves rights': {
      given: administered,
      input: { idGroupe: 1, idMenuList: [exporter.id, way.id] },
      messages: keep,
    },
    'the administrators with one way to security of two': {
      given: twoWays,
      input: { idGroupe: 1, idMenuList: [otherWay.id, saving.id] },
      answers: [nodeOf(otherWay, 'App.AppMenu'), nodeOf(saving, `${security.ref}.TitleActionMenu`)],
      only: [{ id: otherWay.id }, { id: saving.id }],
    },
  },
)

interactions(
  SysMenu.UpdateOrInsertMenu,
  { given: there, unknown },
  {
    'a new one': {
      given: views,
      input: fresh,
      answers: { ...exporter, name: fresh.name, idGroupeList: [] },
      exactly: { name: fresh.name, isParent: false, refRoute: null, idTypeEncrage: 2 },
    },
    'a new one below another, with a route': {
      given: [...views, menuExists({ ...title, idGroupeList: [] })],
      input: { name: link.name, refRoute: affaireList.ref, idParent: title.id, param: 'statut=OUVERTE' },
      answers: { ...recordOf(link), idGroupeList: [], icon: null },
      exactly: { refRoute: affaireList.ref, idParent: title.id, routeEncrageMenu: 'App', idTypeEncrage: 1 },
    },
    'another name': { exactly: { name: changed.name, isParent: false } },
    'below itself': {
      given: whole,
      input: { id: title.id, name: title.name, idParent: link.id },
      messages: ['Ce parent créerait une boucle'],
    },
    'to a route there is not': {
      input: { ...changed, refRoute: 'AffAffNulle' },
      messages: ['Route ou chemin non valide'],
    },
    'in a view there is not': {
      input: { ...changed, routeEncrageMenu: 'AffAffNulle' },
      messages: ['Route ou chemin non valide'],
    },
    'the administrators’ only way to security, led elsewhere': {
      given: administered,
      input: { ...sentWay, refRoute: affaireList.ref },
      messages: keep,
    },
    'the administrators’ only way to security, into another menu': {
      given: administered,
      input: { ...sentWay, routeEncrageMenu: affaireList.ref, idTypeMenu: 7 },
      messages: keep,
    },
    'the button that saves rights, without its action': {
      given: administered,
      input: { ...sentSaving, refAction: null },
      messages: keep,
    },
    'one way to security of two, led elsewhere': {
      given: twoWays,
      input: { ...sentWay, refRoute: affaireList.ref },
      answers: recordOf({ ...way, refRoute: affaireList.ref }),
      exactly: { refRoute: affaireList.ref },
    },
    'another name of the only way to security': {
      given: administered,
      input: { ...sentWay, name: 'Droits' },
      answers: recordOf({ ...way, name: 'Droits' }),
      exactly: { name: 'Droits', refRoute: security.ref },
    },
    'a new one, with nothing that may be left out, in the last place': {
      given: [...views, menuExists({ ...title, ordre: 4, idGroupeList: [1] })],
      input: { name: 'Autre' },
      answers: { ...recordOf({ ...title, ...bare }), id: 21, idGroupeList: [] },
      exactly: { ...bare, ordre: 5, idTypeMenu: 1, idTypeEncrage: 1, routeEncrageMenu: 'App' },
    },
    'a new one in the last place below another': {
      given: whole,
      input: { name: 'Autre', idParent: title.id },
      answers: { ...recordOf({ ...title, ...bare }), id: 22, idParent: title.id, idGroupeList: [] },
      exactly: { ordre: 2, idParent: title.id },
    },
    'a new one in the place of another': {
      given: whole,
      input: { name: 'Autre', ordre: 1 },
      answers: { ...recordOf({ ...title, ...bare, ordre: 1 }), id: 22, idGroupeList: [] },
      exactly: { ordre: 1 },
    },
    'a new one by its anchor alone': {
      given: views,
      input: { name: 'Autre', idTypeEncrage: 2, routeEncrageMenu: affaireList.ref },
      answers: { ...exporter, ...bare, icon: null, refAction: null, idGroupeList: [] },
      exactly: { idTypeMenu: 7, idTypeEncrage: 2 },
    },
    'a new one of a type that has another anchor': {
      given: views,
      input: { name: 'Autre', idTypeMenu: 7, idTypeEncrage: 1 },
      status: 400,
    },
    'a new one of a type there is not': { given: views, input: { name: 'Autre', idTypeMenu: 9 }, status: 400 },
    'below another of another menu, with what hangs below it': {
      given: [...whole],
      input: { id: title.id, name: title.name, idParent: exporter.id },
      answers: recordOf({ ...title, ...inTitle, idParent: exporter.id }, [recordOf({ ...link, ...inTitle })]),
      exactly: { ...inTitle, idTypeEncrage: 2, ordre: 1 },
    },
    'where it is, without a word of its place': {
      given: [...whole, menuExists({ ...title, id: 25, name: 'Suivant', ordre: 2 })],
      input: { id: title.id, name: 'Dossiers' },
      answers: recordOf({ ...title, name: 'Dossiers' }, [recordOf(link)]),
      exactly: { ordre: 1, routeEncrageMenu: 'App', idTypeMenu: 1 },
    },
    'below another from now on, in the last place there': {
      given: [...whole, menuExists({ ...way, ordre: 5, refRoute: null })],
      input: { id: way.id, name: way.name, idParent: title.id },
      answers: recordOf({ ...way, refRoute: null, idParent: title.id, ordre: 2 }),
      exactly: { ordre: 2, idParent: title.id },
    },
    'below what nobody knows': { input: { ...changed, idParent: 404 }, status: 404 },
    'with an action that nobody knows': { input: { ...changed, refAction: 'Voler' }, status: 404 },
    'without a stamp': { input: { ...changed, dtModification: null } },
    'of a name that is too long': { input: { ...changed, name: 'L'.repeat(201) }, status: 400 },
    'of the longest name': {
      input: { ...changed, name: 'L'.repeat(200) },
      answers: { ...exporter, name: 'L'.repeat(200) },
    },
    'without a name': { input: { ...changed, name: '' }, status: 400 },
  },
)

interactions(
  SysMenu.Delete,
  { given: there, unknown },
  {
    one: {},
    'one that others hang below': {
      given: whole,
      input: { id: title.id },
      messages: ["Supprimez d'abord les éléments enfants"],
    },
    'the administrators’ only way to security': { given: administered, input: { id: way.id }, messages: keep },
    'the button that saves rights': { given: administered, input: { id: saving.id }, messages: keep },
    'one way to security of two': { given: twoWays, input: { id: way.id } },
  },
)
