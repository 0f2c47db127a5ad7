import type { Kysely } from 'kysely'
import { required } from './columns.ts'

/** What was answered to writes that may be asked for again. */
export const answeredWrites = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('answeredWrite')
      .addColumn('bearer', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('fingerprint', 'text', required)
      .addColumn('answer', 'text', required)
      .addColumn('dtCreation', 'text', required)
      .addPrimaryKeyConstraint('answeredWriteKey', ['bearer', 'key'])
      .execute()
    await db.schema.createIndex('answeredWriteBy_dtCreation').on('answeredWrite').column('dtCreation').execute()
  },
}
