import { addInactiveAction } from '../administration.ts'
import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { addTable } from './tables.ts'
import { byForm, byLook, byMenu, movedByKey, nothing, rowOf } from './ways.ts'

interface Entry {
  id: number
  name: string
  idParent: number | null
  ordre: number
}
interface Entries {
  mark: string
  names: readonly string[]
}
const menuApi = '/api/Core/SysMenu'
const entries = async (provider: Provider, { mark }: { mark: string }) =>
  (await read<Entry[]>(provider, `${menuApi}/GetMenuNoeudList`))
    .filter(({ name }) => name.endsWith(mark))
    .toSorted((one, other) => one.ordre - other.ordre)
    .map(({ name }) => name)

/** Two entries below one heading of the menus. */
async function withEntries(provider: Provider, mark: string): Promise<Entries> {
  const nodes = await read<Entry[]>(provider, `${menuApi}/GetMenuNoeudList`)
  const names = ['Premier', 'Second'].map((name) => `${name} ${mark}`)
  for (const name of names)
    await write(provider, `${menuApi}/UpdateOrInsertMenu`, {
      name,
      idTypeEncrage: 1,
      idTypeMenu: 1,
      routeEncrageMenu: 'App',
      refRoute: 'CoreSysLogList',
      idParent: nodes.find((node) => node.name === 'Administration' && node.idParent === null)?.id,
    })
  return { mark, names }
}
const atMenus = ({ mark }: { mark: string }) => `/Core/Sec/PrmMenuList?q=${mark}`
const lastEntry = (user: User, { names }: Entries) => rowOf(user, names[1] ?? '')

const menuTasks = [
  byForm({
    name: 'an entry is added to the menus',
    asks: 'SysMenu/UpdateOrInsertMenu SysMenu/GetList SysMenu/GetMenuNoeudList SysMenu/GetTypeMenuList SysMenu/GetTypeEncrageList',
    prepare: (_, mark) => Promise.resolve({ mark }),
    address: atMenus,
    action: 'action.Creer',
    fields: ({ mark }, { t }) => [
      ['text', 'field.name', `Rondes ${mark}`],
      ['choice', 'field.idParent', 'Administration'],
      ['choice', 'field.refRoute', t['view.CoreSysLogList']],
    ],
    shows: (user, { mark }) => rowOf(user, `Rondes ${mark}`),
    stored: entries,
    wanted: ({ mark }) => [`Rondes ${mark}`],
    before: () => [],
  }),
  byForm({
    name: 'an entry of the menus is changed',
    asks: 'SysMenu/UpdateOrInsertMenu',
    prepare: withEntries,
    address: atMenus,
    action: 'action.Modifier',
    row: lastEntry,
    fields: ({ mark }) => [['text', 'field.name', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: entries,
    wanted: ({ names, mark }) => [names[0], `Autre ${mark}`],
    before: ({ names }) => names,
  }),
  byMenu({
    name: 'an entry of the menus is deleted, after its question',
    asks: 'SysMenu/Delete',
    prepare: withEntries,
    address: ({ names }) => `/Core/Sec/PrmMenuList?q=${names[1]}`,
    action: 'action.Supprimer',
    isAsked: true,
    row: lastEntry,
    shows: nothing,
    stored: entries,
    wanted: ({ names }) => names.slice(0, 1),
    before: ({ names }) => names,
  }),
  movedByKey({
    name: 'an entry of the menus is moved by key',
    asks: 'SysMenu/UpdateOrInsertMenu',
    prepare: withEntries,
    address: () => '/Core/Sec/PrmMenuList',
    names: ({ names }) => names,
    mark: ({ names }) => names[1] ?? '',
    stored: entries,
  }),
  byLook({
    name: 'the script of the menus is read',
    asks: 'SysMenu/GetSqlString',
    prepare: withEntries,
    address: atMenus,
    action: 'action.CopierSql',
    shows: (panel, _, { mark }) => panel.getByText(`Second ${mark}`, { exact: false }),
  }),
]

interface Action {
  refAction: string
  label: string
  isActive: boolean
}
const actionOf = async (provider: Provider, { mark }: { mark: string }) =>
  (await read<Action[]>(provider, '/api/Core/SysAction/GetList'))
    .filter(({ refAction }) => refAction === mark)
    .map(({ label, isActive }) => ({ label, isActive }))
const inactiveAction = async (provider: Provider, mark: string) => {
  await addInactiveAction(provider, mark)
  return { mark }
}
const activeAction = async (provider: Provider, mark: string) => {
  await addInactiveAction(provider, mark)
  const action = (await read<Action[]>(provider, '/api/Core/SysAction/GetList')).find(
    ({ refAction }) => refAction === mark,
  )
  await write(provider, '/api/Core/SysAction/Update', { ...action, isActive: true })
  return { mark }
}
const oneAction =
  (isActive: boolean) =>
  ({ mark }: { mark: string }) => [{ label: `Action ${mark}`, isActive }]
const actionRow = (user: User, { mark }: { mark: string }) => rowOf(user, mark)

const actionTasks = [
  byForm({
    name: 'an action is changed',
    asks: 'SysAction/Update SysAction/GetList',
    prepare: activeAction,
    address: ({ mark }) => `/Core/Sys/ActionList?q=${mark}`,
    action: 'action.Modifier',
    row: actionRow,
    fields: ({ mark }) => [['text', 'field.label', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: actionOf,
    wanted: ({ mark }) => [{ label: `Autre ${mark}`, isActive: true }],
    before: oneAction(true),
  }),
  byMenu({
    name: 'an action is deactivated',
    asks: 'SysAction/Update',
    prepare: activeAction,
    address: ({ mark }) => `/Core/Sys/ActionList?q=${mark}`,
    action: 'action.Desactiver',
    row: actionRow,
    shows: nothing,
    stored: actionOf,
    wanted: oneAction(false),
    before: oneAction(true),
  }),
  byMenu({
    name: 'an inactive action is deleted, after its question',
    asks: 'SysAction/Delete',
    prepare: inactiveAction,
    address: ({ mark }) => `/Core/Sys/ActionList?all=1&q=${mark}`,
    action: 'action.Supprimer',
    isAsked: true,
    row: actionRow,
    shows: nothing,
    stored: actionOf,
    wanted: () => [],
    before: oneAction(false),
  }),
]

interface Route {
  ref: string
  label: string
}
/** A route of no view: nobody's menu is another for it. */
const ref = 'CoreSysNotFound'
const route = async (provider: Provider) =>
  (await read<Route[]>(provider, '/api/Core/SysRoute/GetList')).find((one) => one.ref === ref)
const routeLabel = async (provider: Provider) => (await route(provider))?.label

const routeTasks = [
  byForm({
    name: 'a route is changed',
    asks: 'SysRoute/Update SysRoute/GetList',
    async prepare(provider, mark) {
      await write(provider, '/api/Core/SysRoute/Update', { ...(await route(provider)), label: `Page ${mark}` }, 'PUT')
      return { mark }
    },
    address: () => `/Core/Sys/RouteList?q=${ref}`,
    action: 'action.Modifier',
    row: (user) => rowOf(user, ref),
    fields: ({ mark }) => [['text', 'field.label', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: routeLabel,
    wanted: ({ mark }) => `Autre ${mark}`,
    before: ({ mark }) => `Page ${mark}`,
  }),
]

const lockPlace = ({ idTableGuid }: { idTableGuid: string }) => ({ typeObjet: 'SysTable', refObjet: idTableGuid })
const lockTasks = [
  byMenu({
    name: 'a lock is released, after its question',
    asks: 'SysObjetLock/Deverrouiller SysObjetLock/GetListByType SysObjetLock/GetListByUser',
    async prepare(provider, mark) {
      const { idTableGuid } = await addTable(provider, mark)
      await write(provider, '/api/Core/SysObjetLock/Verrouiller', lockPlace({ idTableGuid }))
      return { mark, idTableGuid }
    },
    address: () => '/Core/Sys/ParametreAvanceAccueil',
    action: 'action.LibererVerrou',
    isAsked: true,
    row: (user, { mark }) => rowOf(user, mark),
    shows: ({ page }, { mark }) => page.getByRole('main').filter({ hasNotText: mark }),
    stored: async (provider, { idTableGuid }) =>
      (
        await read<unknown[]>(
          provider,
          `/api/Core/SysObjetLock/GetListByReference?typeObjet=SysTable&refObjet=${idTableGuid}`,
        )
      ).length,
    wanted: () => 0,
    before: () => 1,
  }),
]

export const tasksOfSystem = [...menuTasks, ...actionTasks, ...routeTasks, ...lockTasks]
