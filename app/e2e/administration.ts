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
  /** Name of the route whose menu entries go. */
  refRoute: string
}

/** Another administrator takes a route out of a group's menus: what the menus' own screen would write. */
export const takeFromMenus = (provider: Provider, { idGroupe, refRoute }: Removal): Promise<void> =>
  at(provider, (db) =>
    db.transaction().execute(async (change) => {
      const entries = change.selectFrom('menu').where('refRoute', '=', refRoute).select('idMenu')
      await change.deleteFrom('groupeMenu').where('idGroupe', '=', idGroupe).where('idMenu', 'in', entries).execute()
      await navigationChanged(change, new Date())
    }),
  )

/** Another administrator takes every role from a group; its menus stay. */
export const takeRoles = (provider: Provider, idGroupe: number): Promise<void> =>
  at(provider, (db) => db.deleteFrom('groupeRole').where('idGroupe', '=', idGroupe).execute())

/** An account is put into the group of the administrators. */
export const makeAdministrator = (provider: Provider, login: string): Promise<void> =>
  at(provider, (db) => db.updateTable('users').set({ idGroupe: 1 }).where('login', '=', login).execute())
