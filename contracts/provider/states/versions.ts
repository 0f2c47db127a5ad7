import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** Puts a newer version after one that is there: the next of its number, with all else it has; it is the current one from then on. */
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
