import { sql } from 'kysely'
import { column, type Column, found } from '../kit.ts'

interface Numbers {
  indice: number
  revision: number
}

/** Label of a version: `1.0`. */
export const lbVersionOf = ({ indice, revision }: Numbers): string => `${indice}.${revision}`

/** The same of the row that a query joins under this name, to filter by, and to sort by as versions are ordered: `1.10` is after `1.9`; without a row nothing. */
export const versionColumn = (row: string): Column => {
  const [indice, revision] = [sql.ref(`${row}.indice`), sql.ref(`${row}.revision`)]
  const label = sql`cast(${indice} as text) || '.' || cast(${revision} as text)`
  return { ...column.computed('code', label), sortedBy: [indice, revision] }
}

/** A version in its wire format. */
export const versionOf = <Row extends Numbers>(row: Row): Row & { lbVersion: string } => ({
  ...row,
  lbVersion: lbVersionOf(row),
})

/** All versions of one record in their wire format, newest first. Throws 404 where there are none. */
export function newestFirst<Row extends Numbers>(rows: readonly Row[]): (Row & { lbVersion: string })[] {
  found(rows[0])
  return rows.toSorted((one, other) => other.indice - one.indice || other.revision - one.revision).map(versionOf)
}

/** Selected columns of a version, besides its key. */
export const versionColumns = ['indice', 'revision', 'dtCreation', 'isCurrent'] as const

/** The first version of a mode, a range or a referential. */
export const firstVersion = { indice: 1, revision: 0, isCurrent: true }
