import type { ColumnBuilderCallback, ColumnDefinitionBuilder } from 'kysely'

/** A column that always has a value. */
export const required: ColumnBuilderCallback = (column) => column.notNull()

/** A required column without double. */
export const unique: ColumnBuilderCallback = (column) => column.notNull().unique()

/** A primary key that the program gives. */
export const key: ColumnBuilderCallback = (column) => column.primaryKey().notNull()

/** A required column that names a row of another table: `to('agence.idAgence')`. */
export const to =
  (target: string): ColumnBuilderCallback =>
  (column: ColumnDefinitionBuilder) =>
    column.notNull().references(target)

/** The same, or null. */
export const maybeTo =
  (target: string): ColumnBuilderCallback =>
  (column: ColumnDefinitionBuilder) =>
    column.references(target)
