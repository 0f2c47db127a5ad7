import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Connection } from '../database/database.ts'
import { type Later, preparedOne } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'

export type Key = string | number

/** An object that users can lock (R1). */
export interface Lockable {
  typeObjet: string
  refObjet: string
}

/** The records of one kind: their table, how they are read, and what every write of them does. */
export interface Records<Table extends keyof Tables, Row extends object> {
  table: Table
  /** Name of the key, in the table and in the row. A key that ends in `Guid` is generated. */
  key: keyof Row & keyof Tables[Table] & string
  /** Name of the kind in the log. */
  typeObjet: string
  /** Label of a record in the log. */
  label: (row: Row) => string
  /** The field that must be unique, ignoring case (R2), as a unique index enforces. */
  unique?: keyof Row & string
  /** The object whose lock prevents writes of the record. */
  lock?: (row: Row) => Lockable
  /** Reads one record as it is answered. */
  read: (db: Connection, key: Key) => Promise<Row | undefined>
}

/** The declaration of a kind, without `read`. */
type Kind<Table extends keyof Tables, Row extends object> = Omit<Records<Table, Row>, 'read'>

interface From<DB, TB extends keyof DB, Read> {
  /** The query of all records, inactive ones included. */
  from: (db: Connection) => SelectQueryBuilder<DB, TB, Read>
}

interface As<Read, Row extends object> {
  /** The record as answered. @default as read */
  as: (row: Read, db: Connection) => Row | Promise<Row>
}

/** Declares the records of one kind. A record is read by its key, in a query that is prepared once. */
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
