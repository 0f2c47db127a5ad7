import { type Expression, sql } from 'kysely'

/** What a query bears that may have to go through many rows. */
const mark = '/* long */'

interface Modifiable<Query> {
  modifyEnd: (modifier: Expression<unknown>) => Query
}

/** Says of a query that it may go through many rows: where those would be read by the program itself, it is read beside it. */
export const long = <Query extends Modifiable<Query>>(query: Query): Query => query.modifyEnd(sql.raw(mark))

/** Whether that was said of it. */
export const isLong = (text: string): boolean => text.endsWith(mark)
