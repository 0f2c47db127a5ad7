import { type Kysely, sql } from 'kysely'
import { normalise } from '../normalised.ts'

type Untyped = Kysely<Record<string, Record<string, unknown>>>

/** Texts that lists answer and had no twin, with the keys of their tables. */
const texts: Readonly<Record<string, readonly [key: string, ...columns: string[]]>> = {
  groupe: ['idGroupe', 'lbGroupe'],
  users: ['idUser', 'mail', 'defaultRoute'],
  adUser: ['idAd', 'mail'],
  route: ['idRoute', 'module', 'schema', 'path', 'parameters', 'component'],
  action: ['idAction', 'module', 'schema', 'parameters'],
  menu: ['idMenu', 'icon', 'param'],
  materiel: ['idMateriel', 'lbCourt'],
  tache: ['idTache', 'lbDescription'],
  propriete: ['idPropriete', 'lbDescription', 'value'],
  parametre: ['idParametre', 'lbDescription'],
  gammeVersion: ['idGammeVersion', 'lbGammeLong'],
}

async function addTwin(db: Untyped, table: string, key: string, column: string): Promise<void> {
  const twin = `${column}Normal`
  await db.schema.alterTable(table).addColumn(twin, 'text').execute()
  for (const row of await db.selectFrom(table).where(column, 'is not', null).select([key, column]).execute()) {
    await sql`update ${sql.table(table)} set ${sql.ref(twin)} = ${normalise(String(row[column]))} where ${sql.ref(key)} = ${row[key]}`.execute(
      db,
    )
  }
}

/** A search looks in every text of a row: each has its twin. */
export const searchedTexts = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as unknown as Untyped
    for (const [table, [key, ...columns]] of Object.entries(texts))
      for (const column of columns) await addTwin(db, table, key, column)
  },
}
