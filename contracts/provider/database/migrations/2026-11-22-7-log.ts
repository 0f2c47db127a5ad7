import { type Kysely, sql } from 'kysely'
import { normalise } from '../normalised.ts'

const searched = ['lbUser', 'lbObjet', 'message']

/** What the log is filtered by, always newest first. */
const filters = [
  ['dtLog'],
  ['refEtat', 'dtLog'],
  ['refAction', 'dtLog'],
  ['idUser', 'dtLog'],
  ['typeObjet', 'refObjet', 'dtLog'],
]

/** Twins of the texts that people search the log for, and an index for whatever it is filtered by. */
export const searchedLog = {
  async up(given: Kysely<unknown>): Promise<void> {
    const db = given as unknown as Kysely<Record<string, Record<string, unknown>>>
    for (const column of searched) {
      const twin = `${column}Normal`
      await db.schema.alterTable('log').addColumn(twin, 'text').execute()
      // The same few texts stand in many lines.
      const texts = await db.selectFrom('log').select(column).distinct().where(column, 'is not', null).execute()
      for (const { [column]: text } of texts) {
        await sql`update log set ${sql.ref(twin)} = ${normalise(String(text))} where ${sql.ref(column)} = ${text}`.execute(
          db,
        )
      }
    }
    await db.schema.dropIndex('logByDate').execute()
    for (const columns of filters)
      await db.schema
        .createIndex(`logBy_${columns.join('_')}`)
        .on('log')
        .columns([...columns, 'idLog'])
        .execute()
  },
}
