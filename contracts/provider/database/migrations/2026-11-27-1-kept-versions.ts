import { type Kysely, sql } from 'kysely'
import { normalise } from '../normalised.ts'
import { isPostgres } from '../postgres.ts'
import { maybeTo } from './columns.ts'

type Untyped = Kysely<Record<string, Record<string, unknown>>>

/** Services keep the version of the referential that they were made with, whatever their mode names later. */
async function keepVersions(db: Untyped): Promise<void> {
  await db.schema
    .alterTable('prestation')
    .addColumn('idReferentielVersion', 'integer', maybeTo('referentielVersion.idReferentielVersion'))
    .execute()
  await sql
    .raw(
      `update "prestation" set "idReferentielVersion" =
       (select "idReferentielVersion" from "modeVersion" where "modeVersion"."idModeversion" = "prestation"."idModeversion")`,
    )
    .execute(db)
}

/** The login that the directory last vouched for: an account that was given another one may be unknown there. */
async function keepDirectoryLogins(db: Untyped): Promise<void> {
  await db.schema.alterTable('users').addColumn('directoryLogin', 'text').execute()
  await sql
    .raw(
      `update "users" set "directoryLogin" = "login" where "refIdentification" = 'AAD' and "dtLastLogin" is not null`,
    )
    .execute(db)
  // Nobody can change here what the directory keeps.
  const no = isPostgres(db) ? 'false' : '0'
  await sql.raw(`update "users" set "mustChangePassword" = ${no} where "refIdentification" = 'AAD'`).execute(db)
}

/** The names of locations are found and sorted whatever their case and accents. */
async function nameLocations(db: Untyped): Promise<void> {
  await db.schema.alterTable('localisationItem').addColumn('lbLocalisationNormal', 'text').execute()
  const rows = await db.selectFrom('localisationItem').select(['idLocalisationItem', 'lbLocalisation']).execute()
  for (const { idLocalisationItem, lbLocalisation } of rows)
    await db
      .updateTable('localisationItem')
      .set({ lbLocalisationNormal: normalise(String(lbLocalisation)) })
      .where('idLocalisationItem', '=', idLocalisationItem)
      .execute()
  await db.schema.dropIndex('localisationItemIn_lbLocalisation').execute()
  const nulls = isPostgres(db) ? ' nulls first' : ''
  await sql
    .raw(
      `create index "localisationItemIn_lbLocalisationNormal" on "localisationItem" ("idReferentielVersion", "lbLocalisationNormal"${nulls}, "idLocalisation")`,
    )
    .execute(db)
}

export const keptVersions = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as unknown as Untyped
    await keepVersions(db)
    await keepDirectoryLogins(db)
    await nameLocations(db)
  },
}
