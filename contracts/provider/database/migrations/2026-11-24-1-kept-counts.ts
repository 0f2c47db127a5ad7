import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../postgres.ts'

/** Rows that say how many of another table name them, by this column. */
const counts = [
  { table: 'affaire', key: 'idAffaire', count: 'nbPrestation', of: 'prestation' },
  { table: 'prestation', key: 'idPrestation', count: 'nbMateriel', of: 'prestationMateriel' },
] as const

type Count = (typeof counts)[number]

/** Row by row: SQLite knows no other triggers. */
async function countRows(db: Kysely<unknown>, { table, key, count, of }: Count): Promise<void> {
  const add = (row: string, step: string) =>
    `update "${table}" set "${count}" = "${count}" ${step} where "${key}" = ${row}."${key}";`
  const triggers = {
    insert: add('new', '+ 1'),
    delete: add('old', '- 1'),
    [`update of "${key}"`]: add('old', '- 1') + add('new', '+ 1'),
  }
  for (const [event, does] of Object.entries(triggers)) {
    const name = `${count}_${event.split(' ')[0]}`
    await sql.raw(`create trigger "${name}" after ${event} on "${of}" begin ${does} end`).execute(db)
  }
}

/** Statement by statement: a row that is counted for each of many others would be written as often. */
async function countStatements(db: Kysely<unknown>, { table, key, count, of }: Count): Promise<void> {
  const add = (rows: string, sign: string) =>
    `update "${table}" as counted set "${count}" = counted."${count}" ${sign} changed.n
     from (select "${key}", count(*) as n from ${rows} group by "${key}") as changed where changed."${key}" = counted."${key}";`
  const triggers = {
    insert: { tables: 'new table as added', does: add('added', '+') },
    delete: { tables: 'old table as gone', does: add('gone', '-') },
    update: { tables: 'old table as gone new table as added', does: add('gone', '-') + add('added', '+') },
  }
  for (const [event, { tables, does }] of Object.entries(triggers)) {
    const name = `"${count}_${event}"`
    await sql
      .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`)
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after ${event} on "${of}" referencing ${tables} for each statement execute function ${name}()`,
      )
      .execute(db)
  }
}

/** Counts that lists are sorted and filtered by are kept with the rows that answer them. */
export const keptCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const one of counts) {
      const { table, key, count, of } = one
      await db.schema
        .alterTable(table)
        .addColumn(count, 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await sql
        .raw(
          `update "${table}" set "${count}" = (select count(*) from "${of}" where "${of}"."${key}" = "${table}"."${key}")
           where "${key}" in (select "${key}" from "${of}")`,
        )
        .execute(db)
      await (isPostgres(db) ? countStatements(db, one) : countRows(db, one))
    }
  },
}
