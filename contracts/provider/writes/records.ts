import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Connection } from '../database/database.ts'
import { type Later, preparedOne } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'

export type Key = string | number

/** An object that users lock: what R1 is about. */
export interface Lockable {
  typeObjet: string
  refObjet: string
}

/** The records of one kind: where they are, how they are read, and what every write of them does. */
export interface Records<Table extends keyof Tables, Row extends object> {
  table: Table
  /** Its key, in the table and in the row. One that ends in `Guid` is made here. */
  key: keyof Row & keyof Tables[Table] & string
  /** What the log calls the kind. */
  typeObjet: string
  /** What the log calls one of them. */
  label: (row: Row) => string
  /** The field that no two may share, whatever its case: R2. The index says so. */
  unique?: keyof Row & string
  /** The object whose lock holds it back. */
  lock?: (row: Row) => Lockable
  /** One of them, as it is answered. */
  read: (db: Connection, key: Key) => Promise<Row | undefined>
}

/** The same, as it is declared. */
type Kind<Table extends keyof Tables, Row extends object> = Omit<Records<Table, Row>, 'read'>

interface From<DB, TB extends keyof DB, Read> {
  /** All of them, in whatever state. */
  from: (db: Connection) => SelectQueryBuilder<DB, TB, Read>
}

interface As<Read, Row extends object> {
  /** One of them as it is answered. @default as it is read */
  as: (row: Read, db: Connection) => Row | Promise<Row>
}

/** Declares the records of one kind. One of them is looked up by its key among all, in a query that is prepared once. */
export function recordsOf<Table extends keyof Tables, DB, TB extends keyof DB, Row extends object>(
  kind: Kind<Table, Row> & From<DB, TB, Row>,
): Records<Table, Row>
export function recordsOf<Table extends keyof Tables, DB, TB extends keyof DB, Read, Row extends object>(
  kind: Kind<Table, Row> & From<DB, TB, Read> & As<Read, Row>,
): Records<Table, Row>
export function recordsOf<Table extends keyof Tables, DB, TB extends keyof DB, Row extends object>({
  from,
  as = (row) => row,
  ...kind
}: Kind<Table, Row> & From<DB, TB, Row> & Partial<As<Row, Row>>): Records<Table, Row> {
  const column = sql.ref(`${kind.table}.${kind.key}`)
  const find = preparedOne((db, value: Later<{ key: Key }>) =>
    from(db).where(sql<SqlBool>`${column} = ${value('key')}`),
  )
  const read = async (db: Connection, key: Key) => {
    const row = await find(db, { key })
    return row && as(row, db)
  }
  return { ...kind, read }
}
