import type { Connection } from '../database/database.ts'
import { navigationChanged } from '../navigation-update.ts'
import { actions, menus, type MenuSeed, menuTypes } from './menu-table.ts'
import { viewNamed, views } from './views.ts'

const area = (ref: string) => ({ module: ref.slice(0, 3), schema: ref.slice(0, 3) })

async function seedRoutes(db: Connection): Promise<void> {
  const plain = { isMenu: true, requiresAuth: true, hasResource: false }
  await db
    .insertInto('route')
    .values([
      // The console's own home: no page of the server's.
      { ...plain, ref: 'Accueil', label: 'Accueil', module: 'App', schema: 'App', path: '/', parameters: null, refParent: null, component: null, isVirtuel: true },
      ...views.map(({ ref, label, path, parameters, parent }) => ({
        ...plain,
        ...area(ref),
        ref,
        label,
        path,
        parameters: parameters ?? null,
        refParent: parent ?? null,
        component: ref,
        isVirtuel: false,
      })),
    ])
    .execute()
}

async function seedActions(db: Connection): Promise<void> {
  const plain = { module: 'App', schema: 'App', parameters: null, refRouteParent: null, isMenu: true, isActive: true, isVirtuel: false, hasResource: false }
  await db
    .insertInto('action')
    .values(Object.entries(actions).map(([refAction, [label]]) => ({ ...plain, refAction, label })))
    .execute()
}

const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name)

function looksOf({ lb, icon, to, action }: MenuSeed): { name: string; icon: string } {
  if (action !== undefined) {
    if (!isAction(action)) throw new Error(`no action ${action}`)
    const [name, image] = actions[action]
    return { name, icon: image }
  }
  if (lb !== undefined) return { name: lb, icon: icon ?? 'circle' }
  const view = viewNamed(to ?? '')
  return { name: view.label, icon: view.icon }
}

interface Place {
  routeEncrageMenu: string
  idTypeMenu: number
}

/** Adds entries below a parent, and gives them to their groups. */
async function seedEntries(db: Connection, place: Place, entries: readonly MenuSeed[], idParent: number | null): Promise<void> {
  for (const [at, entry] of entries.entries()) {
    const { idMenu } = await db
      .insertInto('menu')
      .values({
        ...place,
        ...looksOf(entry),
        idParent,
        refRoute: entry.to ?? null,
        refAction: entry.action ?? null,
        param: entry.param ?? null,
        ordre: at + 1,
      })
      .returning('idMenu')
      .executeTakeFirstOrThrow()
    const groups = entry.all ? [1, 2] : [1]
    await db
      .insertInto('groupeMenu')
      .values(groups.map((idGroupe) => ({ idGroupe, idMenu })))
      .execute()
    await seedEntries(db, place, entry.children ?? [], idMenu)
  }
}

/** Routes, actions and menus of the views there are, changed last at that moment. */
export async function seedNavigation(db: Connection, changedAt: Date): Promise<void> {
  await navigationChanged(db, changedAt)
  await seedRoutes(db)
  await seedActions(db)
  for (const [routeEncrageMenu, types] of Object.entries(menus)) {
    for (const [type, entries] of Object.entries(types)) {
      await seedEntries(db, { routeEncrageMenu, idTypeMenu: menuTypes[type as keyof typeof menuTypes] }, entries, null)
    }
  }
}
