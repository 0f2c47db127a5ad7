import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** Adds a newer version of an existing one, with the next number and all its data, and makes it the current one. */
export async function putNewerVersion(
  db: Database,
  table: 'modeVersion' | 'referentielVersion',
  key: 'idModeversion' | 'idReferentielVersion',
  value: number,
): Promise<void> {
  const versions = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const { [key]: _, ...old } = await versions
    .selectFrom(table)
    .where(key, '=', value)
    .selectAll()
    .executeTakeFirstOrThrow()
  await versions.updateTable(table).set({ isCurrent: false }).where(key, '=', value).execute()
  await versions
    .insertInto(table)
    .values({ ...old, indice: Number(old.indice) + 1, revision: 0, isCurrent: true })
    .execute()
}
