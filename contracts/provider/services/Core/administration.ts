import { isRefAction } from '../../../services/actions.ts'
import { administration, settingsView } from '../../../services/navigation/administration.ts'
import { audienceOf, buttons } from '../../../services/navigation/buttons.ts'
import { type ViewName } from '../../../services/navigation/views.ts'
import { type Connection, Refusal } from '../kit.ts'
import { menusOf, viewOfRoute } from '../Adm/menus.ts'

type Menus = Awaited<ReturnType<typeof menusOf>>
type Item = Menus[number]['menuItems'][number]

const linkMenus = ['App.AppMenu', 'App.Menu', 'App.AppUserMenu', 'App.UserMenu']

const itemsIn = (menus: Menus, names: readonly string[]): Item[] =>
  // The console leaves out entries with an unknown action, and their children.
  menus.filter(({ refMenu }) => names.includes(refMenu)).flatMap(({ menuItems }) => menuItems.filter(isKnown))

const isKnown = ({ refAction }: Item): boolean => refAction === null || isRefAction(refAction)

/** Entries above another, at most: the console takes deeper ones for a loop. */
const mostAbove = 12

/** Entries that lead to a page: an entry with children only opens and closes. */
const linksIn = (items: readonly Item[], above = 0): Item[] =>
  above > mostAbove
    ? []
    : items.flatMap((item) => (item.children.length > 0 ? linksIn(item.children.filter(isKnown), above + 1) : [item]))

/** The view that a link opens; null for a nested one, which shows within another page, and for a path with escapes, which the console's router never meets. */
const viewOf = ({ path, component, refRouteParent }: Item): string | null =>
  path && !path.includes('%') && !refRouteParent ? (viewOfRoute({ path, component }) ?? null) : null

/** The menus of a view in which the console looks for a button. */
function placesOf(view: ViewName, action: keyof typeof buttons): string[] {
  const { title, selection, row } = buttons[action]
  const places = { TitleActionMenu: title, ActionMenu: selection, ItemMenu: row }
  return Object.entries(places).flatMap(([type, offered]) => (audienceOf(offered, view) ? [`${view}.${type}`] : []))
}

/** The administration's views, and their buttons, that these menus reach. */
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
 * Runs a write after which every group of administrators must still reach menus, security and actions, and their saving buttons,
 * as far as before; otherwise refuses it, which rolls it back. Judged by the menus that the console gets and shows,
 * so it applies to any write that may change them.
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
