import { menuTypes } from '../../services/menu.ts'
import { buttons } from '../../services/navigation/buttons.ts'
import { type Entry, home, placedMenus } from '../../services/navigation/menus.ts'
import { views } from '../../services/navigation/views.ts'
import type { Connection } from '../database/database.ts'
import { navigationChanged } from '../writes/navigation-update.ts'

const area = (ref: string) => ({ module: ref.slice(0, 3), schema: ref.slice(0, 3) })

async function seedRoutes(db: Connection): Promise<void> {
  const plain = { isMenu: true, requiresAuth: true, hasResource: false }
  await db
    .insertInto('route')
    .values([
      // The console's own home: no page of the server's.
      {
        ...plain,
        ref: home.ref,
        label: home.label,
        module: 'App',
        schema: 'App',
        path: home.path,
        parameters: null,
        refParent: null,
        component: null,
        isVirtuel: true,
      },
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
  const plain = {
    module: 'App',
    schema: 'App',
    parameters: null,
    refRouteParent: null,
    isMenu: true,
    isActive: true,
    isVirtuel: false,
    hasResource: false,
  }
  await db
    .insertInto('action')
    .values(Object.entries(buttons).map(([refAction, { lb }]) => ({ ...plain, refAction, label: lb })))
    .execute()
}

interface Place {
  routeEncrageMenu: string
  idTypeMenu: number
}

/** Adds entries below a parent, and gives them to their groups. */
async function seedEntries(
  db: Connection,
  place: Place,
  entries: readonly Entry[],
  idParent: number | null,
): Promise<void> {
  for (const [at, entry] of entries.entries()) {
    const { idMenu } = await db
      .insertInto('menu')
      .values({
        ...place,
        name: entry.lb,
        icon: entry.icon,
        idParent,
        refRoute: entry.to ?? null,
        refAction: entry.action ?? null,
        param: entry.param ?? null,
        ordre: at + 1,
      })
      .returning('idMenu')
      .executeTakeFirstOrThrow()
    const groups = entry.for === 'all' ? [1, 2] : [1]
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
  for (const { view, type, entries } of placedMenus()) {
    await seedEntries(db, { routeEncrageMenu: view, idTypeMenu: menuTypes.indexOf(type) + 1 }, entries, null)
  }
}
