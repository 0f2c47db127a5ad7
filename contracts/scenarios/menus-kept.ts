import { UsrUser } from '../services/Adm/UsrUser/endpoints.ts'
import { SecSecurite } from '../services/Core/SecSecurite/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { type MenuRecord, SysMenu } from '../services/Core/SysMenu/endpoints.ts'
import { SysRoute } from '../services/Core/SysRoute/endpoints.ts'
import { settingsView } from '../services/navigation/administration.ts'
import { hold, need } from './broken.ts'
import { same } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const { UpdateOrInsertMenu, UpdateSecMenu, GetMenuNoeudList } = SysMenu

/** The page that administers menus, which administrators must keep. */
const view = 'CoreSecPrmMenuList'
const kept = 'Les administrateurs doivent garder menus et sécurité'
const [drawer, atTitle, onRow] = [1, 7, 5] as const

const all = (entries: readonly MenuRecord[]): MenuRecord[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children)])

/** The administrator's group, its entries, and those that lead to the page. */
async function groundOf(world: World) {
  const { idGroupe } = await world.done(UsrUser.Get, {})
  const seen = (await world.done(GetMenuNoeudList, { idGroupe })).map(({ id }) => id)
  const routes = await world.done(SysRoute.GetList, {})
  const route = routes.find(({ component }) => component === view)
  need(route !== undefined, `a route whose component is ${view}`)
  const settings = routes.find(({ component }) => component === settingsView)
  const entries = all(await world.done(SysMenu.GetList, {})).filter(({ id }) => seen.includes(id))
  const leading = entries.filter(({ refRoute }) => refRoute === route.ref)
  const doors = leading.filter(({ routeEncrageMenu }) => routeEncrageMenu === settings?.ref).map(({ id }) => id)
  const links = leading.filter(({ routeEncrageMenu }) => routeEncrageMenu === 'App').map(({ id }) => id)
  const edits = entries
    .filter(({ routeEncrageMenu, idTypeMenu, refAction }) =>
      [routeEncrageMenu === route.ref, idTypeMenu === onRow, refAction === 'Modifier'].every(Boolean),
    )
    .map(({ id }) => id)
  need(links.length > 0, `an entry of App that leads the administrator to ${view}`)
  need(edits.length > 0, `an entry of ItemMenu (5) with the action Modifier at ${view}, seen by the administrator`)
  return { idGroupe, seen, route, doors, links, edits }
}

/** An entry as a group gets it. */
interface Item {
  lbMenu: string
  refRoute: string | null
  requiresAuth: boolean
  children: Item[]
}

const itemsOf = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...itemsOf(item.children)])

const told = (items: readonly Item[]): string =>
  items.map(({ lbMenu, children }) => (children.length > 0 ? `${lbMenu}: ${told(children)}` : lbMenu)).join()

/** That administrators keep what they administer by, and that what is seen is told as it is. */
export const menusKept: readonly Scenario[] = [
  {
    name: 'administrators keep a way to the menus and its buttons, whichever it is, and other groups may lose theirs',
    run: async (world) => {
      const { idGroupe, seen, route, doors, links, edits } = await groundOf(world)
      const groups = await world.done(SecSecurite.GetGroupeList, {})
      const plain = groups.find(({ isActif, refRoleList }) => isActif && !refRoleList.includes('ADMIN'))
      need(plain !== undefined, 'an active group beside those of administrators')
      const give = async (idMenuList: readonly number[]) => {
        const { isDone, words } = await world.ask(UpdateSecMenu, { idGroupe, idMenuList: [...idMenuList] })
        return isDone ? 'done' : words
      }
      const without = (gone: readonly number[]) => seen.filter((id) => !gone.includes(id))
      const made: number[] = []
      const put = async (more: object) => {
        const { id } = await world.done(UpdateOrInsertMenu, { name: 'SC', ...more })
        made.push(id)
        return id
      }
      const ofOthers = (await world.done(GetMenuNoeudList, { idGroupe: plain.idGroupe })).map(({ id }) => id)
      try {
        same('of a group without any way was told', await give(without([...links, ...doors])), kept)
        if (doors.length > 0) {
          same('of a group that keeps the door of the settings was told', await give(without(links)), 'done')
          same('of a group that then loses that door was told', await give(without([...links, ...doors])), kept)
          same('of a group that is given its ways again was told', await give(seen), 'done')
        }
        const link = await put({ routeEncrageMenu: 'App', idTypeMenu: drawer, refRoute: route.ref })
        const own = [...without([...links, ...doors]), link]
        same('of a group with another way was told', await give(own), 'done')
        const below = await put({ idParent: link })
        same('of a way that holds another entry was told', await give([...own, below]), kept)
        const parent = (await world.done(SysRoute.GetList, {})).find(
          ({ refParent, module }) => refParent === null && module !== 'Core' && module !== 'App',
        )
        const nested = { ...route, refParent: parent?.ref ?? null, dtModification: null }
        const { words } = await world.ask(SysRoute.Update, nested)
        same('of a route that would show within another’s page was told', words, kept)
        same('of a group that is given its ways again was told', await give(seen), 'done')
        const elsewhere = await put({ routeEncrageMenu: route.ref, idTypeMenu: atTitle, refAction: 'Modifier' })
        const misplaced = await give([...without(edits), elsewhere])
        same('of a button where the page does not look for it was told', misplaced, kept)
        for (const idMenuList of [[...ofOthers, link], ofOthers])
          await world.done(UpdateSecMenu, { idGroupe: plain.idGroupe, idMenuList })
      } finally {
        await world.ask(SysRoute.Update, { ...route, dtModification: null })
        await give(seen)
        await world.ask(UpdateSecMenu, { idGroupe: plain.idGroupe, idMenuList: ofOthers })
        for (const id of made.toReversed()) await world.ask(SysMenu.Delete, { id })
      }
    },
  },
  {
    name: 'what a group sees is told in the order of the places, with what its routes ask for, and is in the log',
    run: async (world) => {
      const { idGroupe, seen } = await groundOf(world)
      const made: number[] = []
      const put = async (name: string, more: object) => {
        const { id } = await world.done(UpdateOrInsertMenu, { name: `SC ${name}`, ...more })
        made.push(id)
        return id
      }
      const lines = async () =>
        (await world.done(SysLog.GetList, { take: 100 })).filter(
          ({ typeObjet, refObjet }) => typeObjet === 'Groupe' && refObjet === String(idGroupe),
        )
      const before = new Set((await lines()).map(({ idLog }) => idLog))
      try {
        const anchor = { routeEncrageMenu: 'App', idTypeMenu: drawer }
        const root = await put('root', { ...anchor, ordre: 900_000 })
        await put('first', { ...anchor, ordre: 800_000 })
        await put('below 2', { idParent: root, ordre: 2 })
        await put('below 1', { idParent: root, ordre: 1 })
        await world.done(UpdateSecMenu, { idGroupe, idMenuList: [...seen, ...made] })
        const menus = await world.done(UsrUser.GetMenuList, {})
        const inDrawer = menus.flatMap(({ refMenu, menuItems }) => (refMenu === 'App.AppMenu' ? (menuItems ?? []) : []))
        const own = (inDrawer as Item[]).filter(({ lbMenu }) => lbMenu.startsWith('SC '))
        same('the entries of the drawer are', told(own), 'SC first,SC root: SC below 1,SC below 2')
        const whole = await world.done(GetMenuNoeudList, { idGroupe })
        const roots = whole.filter(({ idParent }) => idParent === null).map(({ refMenu }) => refMenu)
        const begun = roots.filter((refMenu, at) => refMenu !== roots[at - 1])
        hold(new Set(begun).size === begun.length, 'the nodes of one menu do not come together')
        const nodes = whole.filter(({ name }) => name.startsWith('SC '))
        const expected = 'SC first,SC root,SC below 1,SC below 2'
        same('the nodes of the drawer are', nodes.map(({ name }) => name).join(), expected)
        const routes = await world.done(SysRoute.GetList, {})
        const asks = new Map(routes.map(({ ref, requiresAuth }) => [ref, requiresAuth ?? true]))
        const odd = itemsOf(menus.flatMap(({ menuItems }) => (menuItems ?? []) as Item[])).find(
          ({ refRoute, requiresAuth }) => requiresAuth !== (asks.get(refRoute ?? '') ?? true),
        )
        hold(odd === undefined, `${odd?.lbMenu} is told to ask for another sign-in than its route ${odd?.refRoute}`)
        const given = (await lines()).filter(({ idLog }) => !before.has(idLog))
        same(
          'what a group is given leaves',
          given.map(({ refAction, refEtat }) => `${refAction} ${refEtat}`).join(),
          'DROITS OK',
        )
        same(
          'fields that its line tells of',
          String(given[0]?.changements.filter(({ champ }) => champ !== 'adresse').length),
          '4',
        )
      } finally {
        await world.ask(UpdateSecMenu, { idGroupe, idMenuList: seen })
        for (const id of made.toReversed()) await world.ask(SysMenu.Delete, { id })
      }
    },
  },
]
