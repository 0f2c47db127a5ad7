import { SysAction } from '../services/Core/SysAction/endpoints.ts'
import { type MenuRecord, SysMenu } from '../services/Core/SysMenu/endpoints.ts'
import { type Route, SysRoute } from '../services/Core/SysRoute/endpoints.ts'
import { hold, need } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const { UpdateOrInsertMenu } = SysMenu

/** Two routes, the second nested in the first, neither of the administration. */
async function routesOf(world: World): Promise<readonly [Route, Route]> {
  const routes = (await world.done(SysRoute.GetList, {})).filter(({ module }) => module !== 'Core' && module !== 'App')
  const [one, other] = routes.filter(({ path }) => path !== '/')
  need(
    one !== undefined && other !== undefined,
    'two routes of other modules than Core and App, with a path of their own',
  )
  return [one, other]
}

/** Every entry, in the order of the menus. */
const all = (entries: readonly MenuRecord[]): MenuRecord[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children)])

const told = ({ name, routeEncrageMenu, idTypeMenu, ordre }: MenuRecord) =>
  [name, routeEncrageMenu, idTypeMenu, ordre].join(' ')

/** All menus, routes and actions as one text. */
async function navigation(world: World): Promise<string> {
  const plain = (rows: readonly object[]) =>
    JSON.stringify(rows, (name, value: unknown) => (name === 'dtModification' ? undefined : value))
  return [
    plain(await world.done(SysMenu.GetList, {})),
    plain(await world.done(SysRoute.GetList, {})),
    plain(await world.done(SysAction.GetList, {})),
  ].join('\n')
}

/** Input for a route. */
const sentOf = (route: Route): Route => ({ ...route, dtModification: null })

async function lastUpdate(world: World): Promise<string> {
  return (await world.done(SysRoute.LastUpdate, { since: '2000-01-01T00:00:00.000Z' })).lastUpdate
}

/** That entries of menus stand where they were put, and that what leads to a route follows it. */
export const menus: readonly Scenario[] = [
  {
    name: 'an entry of a menu takes its place, what was there moves on, and what hangs below it comes along',
    run: async (world) => {
      const [one, other] = await routesOf(world)
      const before = await navigation(world)
      const made: number[] = []
      const put = async (name: string, more: object) => {
        const entry = await world.done(UpdateOrInsertMenu, { name: `SC ${name}`, ...more })
        made.push(entry.id)
        return entry
      }
      const read = async (root: MenuRecord) => {
        const entries = all(await world.done(SysMenu.GetList, {}))
        const own = entries.find(({ id }) => id === root.id)
        return own ? all([own]).map(told).join('; ') : 'none'
      }
      const anchor = { routeEncrageMenu: one.ref, idTypeMenu: 4 }
      const root = await put('a', { ...anchor, id: 0, idParent: 0 })
      const beside = await put('b', { ...anchor, ordre: 500 })
      const last = await put('c', { ...anchor })
      const far = await put('d', { routeEncrageMenu: other.ref, idTypeMenu: 4, ordre: 500 })
      const like = await put('e', { routeEncrageMenu: one.ref, idTypeMenu: 7, ordre: 500 })
      same('after a place that was asked for the last is', `${beside.ordre} ${last.ordre}`, '500 501')
      const first = await put('first', { idParent: root.id })
      await put('second', { idParent: root.id })
      const between = await put('between', { idParent: root.id, ordre: 2 })
      await put('free', { idParent: root.id, ordre: 9 })
      await put('at nought', { idParent: root.id, ordre: 0 })
      const child = await put('child', { idParent: first.id })
      const [R, place] = [one.ref, root.ordre]
      const at = (ref: string, type: number, ordre: number | undefined) =>
        `SC a ${ref} ${type} ${ordre}; SC at nought ${ref} ${type} 0; SC first ${ref} ${type} 1; SC child ${ref} ${type} 1; ` +
        `SC between ${ref} ${type} 2; SC second ${ref} ${type} 3; SC free ${ref} ${type} 9`
      same('the entries are', await read(root), at(R, 4, place))
      const renamed = await world.done(UpdateOrInsertMenu, {
        id: between.id,
        name: 'SC between',
        idParent: root.id,
        icon: 'plus',
      })
      same('an entry of which only the picture changed is at', `${renamed.ordre} ${renamed.icon}`, '2 plus')
      const below = await world.ask(UpdateOrInsertMenu, { id: root.id, name: 'SC a', idParent: child.id })
      same('of an entry below itself was told', below.words, 'Ce parent créerait une boucle')
      const script = await world.done(SysMenu.GetSqlString, { id: root.id })
      const names = ['a', 'at nought', 'first', 'child', 'between', 'second', 'free', 'b', 'c'].map((name) =>
        script.includes(`'SC ${name}'`),
      )
      hold(
        names.indexOf(false) === 7 && !names.includes(true, 7),
        'the script of an entry has not just itself and what hangs below it',
      )
      await world.done(UpdateOrInsertMenu, {
        id: root.id,
        name: 'SC a',
        routeEncrageMenu: other.ref,
        idTypeMenu: 7,
        ordre: 700,
      })
      same('entries that were anchored elsewhere are', await read(root), at(other.ref, 7, 700))
      same('what stood beside is', await read(beside), `SC b ${R} 4 500`)
      await world.done(UpdateOrInsertMenu, { id: root.id, name: 'SC a', idParent: beside.id })
      same('entries that were put below another are', await read(root), at(R, 4, 1))
      await world.done(UpdateOrInsertMenu, {
        id: child.id,
        name: 'SC child',
        idParent: null,
        routeEncrageMenu: one.ref,
        idTypeMenu: 4,
        ordre: 500,
      })
      same(
        'what made room is',
        `${await read(child)}; ${(await read(beside)).split(';', 1)[0]}; ${await read(last)}`,
        `SC child ${R} 4 500; SC b ${R} 4 501; SC c ${R} 4 502`,
      )
      same(
        'what stands at that place elsewhere is',
        `${await read(far)}; ${await read(like)}`,
        `SC d ${other.ref} 4 500; SC e ${R} 7 500`,
      )
      await world.done(UpdateOrInsertMenu, { id: far.id, name: 'SC d' })
      same('an entry that is told no place is', await read(far), `SC d ${other.ref} 4 500`)
      const types = []
      for (const idTypeEncrage of [1, 2, 3, 4])
        types.push((await put('type', { idTypeEncrage, routeEncrageMenu: one.ref })).idTypeMenu)
      same('the usual types of the anchors are', types.join(), '1,7,3,5')
      same(
        'an entry without any anchor is',
        told(await put('none', {}))
          .split(' ')
          .slice(0, 4)
          .join(' '),
        'SC none App 1',
      )
      for (const [what, sent, status] of [
        ['an action nobody knows', { refAction: 'SC0' }, 404],
        ['a parent nobody knows', { idParent: 999_999_999 }, 404],
        ['a type of another anchor', { idTypeEncrage: 2, idTypeMenu: 1 }, 400],
        ['a place before the first', { ordre: -1 }, 400],
      ] as const)
        same(
          `of an entry with ${what} the answer is`,
          `${(await world.ask(UpdateOrInsertMenu, { name: 'SC', ...sent })).status}`,
          `${status}`,
        )
      for (const route of [{ refRoute: 'SC0' }, { routeEncrageMenu: 'SC0' }])
        same(
          'of a route nobody knows was told',
          (await world.ask(UpdateOrInsertMenu, { name: 'SC', ...route })).words,
          'Route ou chemin non valide',
        )
      for (const id of made.toReversed().toSorted((a, b) => b - a)) await world.ask(SysMenu.Delete, { id })
      for (const id of made) await world.ask(SysMenu.Delete, { id })
      same(
        'once the entries are deleted, what was there is as before',
        String((await navigation(world)) === before),
        'true',
      )
    },
  },
  {
    name: 'what leads to a route follows it when that is called otherwise, and the menus are told to have changed',
    run: async (world) => {
      const [route, other] = await routesOf(world)
      const before = await navigation(world)
      const action = (await world.done(SysAction.GetList, {}))[0]
      need(action !== undefined, 'an action')
      const ref = world.unique('SC')
      await world.done(SysAction.Update, { ...action, refRouteParent: route.ref })
      await world.done(SysRoute.Update, { ...sentOf(other), refParent: route.ref })
      const entry = await world.done(UpdateOrInsertMenu, {
        name: 'SC',
        routeEncrageMenu: route.ref,
        refRoute: route.ref,
        idTypeMenu: 7,
      })
      const since = await lastUpdate(world)
      await world.done(SysRoute.Update, { ...sentOf(route), ref })
      hold((await lastUpdate(world)) > since, 'LastUpdate does not tell of a route that was changed')
      const now = {
        action: (await world.done(SysAction.GetList, {})).filter(({ refRouteParent }) => refRouteParent === ref),
        route: (await world.done(SysRoute.GetList, {})).filter(({ refParent }) => refParent === ref),
        menu: all(await world.done(SysMenu.GetList, {})).find(({ id }) => id === entry.id),
      }
      same('actions that follow are', now.action.map(({ refAction }) => refAction).join(), action.refAction)
      hold(
        now.route.some(({ idRoute }) => idRoute === other.idRoute),
        'a route below it does not follow',
      )
      same('the entry that leads to it is', `${now.menu?.routeEncrageMenu} ${now.menu?.refRoute}`, `${ref} ${ref}`)
      await world.done(SysRoute.Update, sentOf(route))
      await world.done(SysRoute.Update, sentOf(other))
      const earlier = await lastUpdate(world)
      await world.done(SysAction.Update, { ...action, dtModification: null })
      const later = await lastUpdate(world)
      hold(later > earlier, 'LastUpdate does not tell of an action that was changed')
      await world.done(SysMenu.Delete, { id: entry.id })
      hold((await lastUpdate(world)) > later, 'LastUpdate does not tell of an entry that was deleted')
      same('once it has its name again, everything is as before', String((await navigation(world)) === before), 'true')
      const loop = { ...sentOf(route), refParent: route.ref }
      same(
        'of a route below itself was told',
        (await world.ask(SysRoute.Update, loop)).words,
        'Ce parent créerait une boucle',
      )
      for (const [what, path] of [
        ['another’s', other.path],
        ['another’s in capitals, with a slash', `${other.path?.toUpperCase()}/`],
        ['the sign-in’s', '/Core/Sec/AuthLogin'],
        ['the home’s', '/'],
        ['none', ''],
        ['outside', '//example.com'],
        ['above', '/../x'],
      ] as const)
        same(
          `of a path that is ${what} was told`,
          (await world.ask(SysRoute.Update, { ...sentOf(route), path })).words,
          'Route ou chemin non valide',
        )
      await world.done(SysRoute.Update, { ...sentOf(route), path: `${route.path}/` })
      await world.done(SysRoute.Update, sentOf(route))
      same('in the end everything is as before', String((await navigation(world)) === before), 'true')
    },
  },
]
