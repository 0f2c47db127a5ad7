import { type Expression, sql } from 'kysely'

/** Comment that marks a query which may go through many rows. */
const mark = '/* long */'

/** How many searches and counts of one caller are under way at once. */
export const searchesOfOne = 2
/** How many long lists of one caller are under way at once. */
export const longListsOfOne = 2

interface Modifiable<Query> {
  modifyEnd: (modifier: Expression<unknown>) => Query
}

/** Marks a query as one that may go through many rows: on SQLite it is then run in a thread of its own. */
export const long = <Query extends Modifiable<Query>>(query: Query): Query => query.modifyEnd(sql.raw(mark))

/** Whether a query is marked as long. */
export const isLong = (text: string): boolean => text.endsWith(mark)
