import type { Connection } from '../database/database.ts'

const setting = 'navigationUpdate'

/** Before any change that was ever written down. */
const never = new Date(0).toISOString()

/** When routes, actions, menus or a group's rights last changed: an instant. */
export async function navigationUpdate(db: Connection): Promise<string> {
  const row = await db.selectFrom('setting').where('name', '=', setting).select('value').executeTakeFirst()
  return row?.value ?? never
}

/**
 * To be called by whatever writes a route, an action, a menu or a group's rights, in the same transaction.
 * The instant kept always grows, even where the clock stood still or went back: no console may miss a change.
 * Called before anything is read, it makes those who write at the same time wait for one another.
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
