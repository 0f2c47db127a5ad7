import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** Adds a newer version of an existing one, with its own key and numbers and all other data, and makes it the current one. */
export async function putNewerVersion(
  db: Database,
  table: 'modeVersion' | 'referentielVersion',
  key: 'idModeversion' | 'idReferentielVersion',
  value: number,
  newer: object,
): Promise<void> {
  const versions = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const old = await versions.selectFrom(table).where(key, '=', value).selectAll().executeTakeFirstOrThrow()
  await versions.updateTable(table).set({ isCurrent: false }).where(key, '=', value).execute()
  await versions
    .insertInto(table)
    .values({ ...old, ...newer, isCurrent: true })
    .execute()
}
