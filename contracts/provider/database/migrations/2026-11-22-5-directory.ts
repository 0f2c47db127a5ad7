import type { Kysely } from 'kysely'
import { key, required, unique } from './columns.ts'

/** Accounts of the company's directory, whether they are users or not. */
export const directory = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('adUser')
      .addColumn('idAd', 'text', key)
      .addColumn('login', 'text', required)
      .addColumn('loginNormal', 'text', unique)
      .addColumn('lbUser', 'text', required)
      .addColumn('lbUserNormal', 'text', required)
      .addColumn('mail', 'text')
      .execute()
  },
}
