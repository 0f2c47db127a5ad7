import { isRefAction } from '../../../services/actions.ts'
import { administration, settingsView } from '../../../services/navigation/administration.ts'
import { audienceOf, buttons } from '../../../services/navigation/buttons.ts'
import { type ViewName } from '../../../services/navigation/views.ts'
import { type Connection, Refusal } from '../kit.ts'
import { menusOf } from '../Adm/menus.ts'

type Menus = Awaited<ReturnType<typeof menusOf>>
type Item = Menus[number]['menuItems'][number]

const linkMenus = ['App.AppMenu', 'App.Menu', 'App.AppUserMenu', 'App.UserMenu']

const itemsIn = (menus: Menus, names: readonly string[]): Item[] =>
  // The console leaves out what runs an action it does not know, with all that hangs below.
  menus.filter(({ refMenu }) => names.includes(refMenu)).flatMap(({ menuItems }) => menuItems.filter(isKnown))

const isKnown = ({ refAction }: Item): boolean => refAction === null || isRefAction(refAction)

/** What can be pressed to go somewhere: an entry that holds others only opens and closes. */
const linksIn = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.children.length > 0 ? linksIn(item.children.filter(isKnown)) : [item]))

/** The view that a link opens by itself: one that is nested shows within another's page. */
const viewOf = ({ path, component, refRouteParent }: Item): string | null =>
  path && !refRouteParent ? component || path.replaceAll('/', '') : null

/** The menus of a view in which the console looks for a button. */
function placesOf(view: ViewName, action: keyof typeof buttons): string[] {
  const { title, selection, row } = buttons[action]
  const places = { TitleActionMenu: title, ActionMenu: selection, ItemMenu: row }
  return Object.entries(places).flatMap(([type, offered]) => (audienceOf(offered, view) ? [`${view}.${type}`] : []))
}

/** Which views of the administration, and which of their buttons, somebody with these menus reaches. */
function reachedBy(menus: Menus): string[] {
  const opened = linksIn(itemsIn(menus, linkMenus)).map(viewOf)
  const doors = opened.includes(settingsView) ? itemsIn(menus, [`${settingsView}.NavMenu`]).map(viewOf) : []
  const reached = new Set<string | null>([...opened, ...doors])
  return administration.flatMap(([view, actions]) => [
    ...(reached.has(view) ? [view] : []),
    ...actions
      .filter((action) =>
        itemsIn(menus, placesOf(view, action)).some(({ refAction, path }) => refAction === action && !path),
      )
      .map((action) => `${view} ${action}`),
  ])
}

/** The same for each group of administrators. */
async function reachedByAdministrators(db: Connection): Promise<Set<string>> {
  const groups = await db
    .selectFrom('groupeRole')
    .innerJoin('role', 'role.idRole', 'groupeRole.idRole')
    .where('refRole', '=', 'ADMIN')
    .select('idGroupe')
    .execute()
  const reached = new Set<string>()
  for (const { idGroupe } of groups)
    for (const what of reachedBy(await menusOf(db, idGroupe))) reached.add(`${idGroupe} ${what}`)
  return reached
}

/**
 * Does a write after which every group of administrators still reaches menus, security and actions, and the buttons by which they
 * save, as far as it did before; otherwise refuses it, which undoes it. Judged by the menus as the console gets them and shows them:
 * so it holds for whatever may change these.
 */
export async function keepingAdministration<Done>(
  db: Connection,
  refusal: 'R24' | 'R35',
  write: () => Promise<Done>,
): Promise<Done> {
  const before = await reachedByAdministrators(db)
  const done = await write()
  const after = await reachedByAdministrators(db)
  if ([...before].some((what) => !after.has(what))) throw new Refusal(refusal)
  return done
}
