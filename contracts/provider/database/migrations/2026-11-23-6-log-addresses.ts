import type { Kysely } from 'kysely'

/** Where each line of the log came from. */
export const logAddresses = {
  up: (db: Kysely<unknown>): Promise<void> => db.schema.alterTable('log').addColumn('adresse', 'text').execute(),
}
