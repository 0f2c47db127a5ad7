import { join } from 'node:path'
import { type Database, openDatabase } from '../../contracts/provider/database/database.ts'
import { navigationChanged } from '../../contracts/provider/writes/navigation-update.ts'
import type { Provider } from './provider.ts'

const at = async ({ folder }: Provider, act: (db: Database) => Promise<unknown>): Promise<void> => {
  const db = openDatabase(join(folder, 'ronde.sqlite'))
  try {
    await act(db)
  } finally {
    await db.destroy()
  }
}

interface Removal {
  idGroupe: number
  /** Name of the route whose menu entries are removed. */
  refRoute: string
}

/** Removes a route from a group's menus, as another administrator would on the menus' screen. */
export const takeFromMenus = (provider: Provider, { idGroupe, refRoute }: Removal): Promise<void> =>
  at(provider, (db) =>
    db.transaction().execute(async (change) => {
      const entries = change.selectFrom('menu').where('refRoute', '=', refRoute).select('idMenu')
      await change.deleteFrom('groupeMenu').where('idGroupe', '=', idGroupe).where('idMenu', 'in', entries).execute()
      await navigationChanged(change, new Date())
    }),
  )

/** Removes every role from a group, as another administrator would; its menus stay. */
export const takeRoles = (provider: Provider, idGroupe: number): Promise<void> =>
  at(provider, (db) => db.deleteFrom('groupeRole').where('idGroupe', '=', idGroupe).execute())

/** Moves an account into the group of the administrators. */
export const makeAdministrator = (provider: Provider, login: string): Promise<void> =>
  at(provider, (db) => db.updateTable('users').set({ idGroupe: 1 }).where('login', '=', login).execute())

/** An action that no menu has, which is inactive: the console makes none. */
export const addInactiveAction = (provider: Provider, refAction: string): Promise<void> =>
  at(provider, (db) =>
    db
      .insertInto('action')
      .values({
        refAction,
        label: `Action ${refAction}`,
        module: 'App',
        schema: 'App',
        parameters: null,
        refRouteParent: null,
        isMenu: true,
        isActive: false,
        isVirtuel: false,
        hasResource: false,
        dtModification: new Date().toISOString(),
      })
      .execute(),
  )
