import { continueKeys, type Connection } from '../database/database.ts'
import { Brought, type News } from './brought.ts'
import { bringNavigation } from './navigation.ts'
import { bringTables } from './tables.ts'

/**
 * Adds the items of a release that a filled database has never had: routes, actions, menus with the rights of the product's
 * groups, system tables and their values. Items changed or removed by administrators stay so.
 */
export async function upgrade(db: Connection, now: Date): Promise<News> {
  const brought = await Brought.read(db, now)
  await bringTables(db, brought, now)
  await bringNavigation(db, brought, now)
  await brought.remember()
  if (brought.news.added.length > 0) await continueKeys(db)
  return brought.news
}
