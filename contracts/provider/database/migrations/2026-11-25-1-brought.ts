import type { Kysely } from 'kysely'
import { required } from './columns.ts'

/** What releases have brought once: routes, actions, menus, system tables and their values. */
export const brought = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('brought')
      .addColumn('kind', 'text', required)
      .addColumn('ref', 'text', required)
      .addPrimaryKeyConstraint('broughtKey', ['kind', 'ref'])
      .execute()
  },
}
