import type { Connection } from '../database/database.ts'

const setting = 'navigationUpdate'

/** Earlier than any recorded change. */
const never = new Date(0).toISOString()

/** When routes, actions, menus or a group's rights last changed: an instant. */
export async function navigationUpdate(db: Connection): Promise<string> {
  const row = await db.selectFrom('setting').where('name', '=', setting).select('value').executeTakeFirst()
  return row?.value ?? never
}

/**
 * Must be called by every write of a route, an action, a menu or a group's rights, in the same transaction.
 * The stored instant always grows, even when the clock stands still or goes back, so that no console misses a change.
 * Called before anything is read, it makes concurrent writes wait for one another.
 */
export async function navigationChanged(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable('setting')
    .set((row) => ({ value: row.ref('value') }))
    .where('name', '=', setting)
    .execute()
  const last = Date.parse(await navigationUpdate(db))
  const value = new Date(Math.max(now.getTime(), last + 1)).toISOString()
  await db
    .insertInto('setting')
    .values({ name: setting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
