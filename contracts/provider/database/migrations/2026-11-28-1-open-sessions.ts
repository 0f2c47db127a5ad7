import type { Kysely } from 'kysely'
import { tableWithIdentity } from '../dialect.ts'
import { required, unique } from './columns.ts'

/** Sessions, for whoever runs the server to see and end. */
export const openSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    // No reference to a bearer: a session keeps nobody from being deleted.
    await tableWithIdentity(db, 'openSession', 'idSession')
      .addColumn('jti', 'text', unique)
      .addColumn('idUser', 'integer')
      .addColumn('clientId', 'text')
      .addColumn('session', 'integer', required)
      .addColumn('refIdentification', 'text', required)
      .addColumn('adresse', 'text', required)
      .addColumn('dtCreation', 'text', required)
      .addColumn('dtLastUse', 'text', required)
      .addColumn('dtExpiration', 'text', required)
      .execute()
    await db.schema.createIndex('openSessionBy_dtExpiration').on('openSession').column('dtExpiration').execute()
  },
}
