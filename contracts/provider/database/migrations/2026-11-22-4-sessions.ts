import type { Kysely } from 'kysely'

/** Sessions of a user that end before their time. */
export const sessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('users')
      .addColumn('session', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('users').addColumn('sessionKept', 'text').execute()
  },
}
