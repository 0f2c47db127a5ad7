import { continueKeys, type Connection } from '../database/database.ts'
import { Brought, type News } from './brought.ts'
import { bringNavigation } from './navigation.ts'
import { bringTables } from './tables.ts'

/**
 * Brings what a release has that a filled database has not yet had: routes, actions, menus with the rights of the product's
 * groups, system tables and their values. What administrators have changed or removed stays as they want it.
 */
export async function upgrade(db: Connection, now: Date): Promise<News> {
  const brought = await Brought.read(db, now)
  await bringTables(db, brought, now)
  await bringNavigation(db, brought, now)
  await brought.remember()
  if (brought.news.added.length > 0) await continueKeys(db)
  return brought.news
}
