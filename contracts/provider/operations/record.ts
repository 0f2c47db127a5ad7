import { type AliasedExpression, type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../database/tables.ts'
import { asRead, noKey, readOnly } from '../input/input.ts'
import { column, type Columns, type Kind } from './columns.ts'

/**
 * One field of a record, declared once: its kind (how lists filter, sort and search it), its column or expression, and the schemas of
 * its value in an insert and in an update, with limits and default. `null` as `at`: the column of its own name in the record's table.
 */
interface Field<
  Inserted extends z.ZodType = z.ZodType,
  Updated extends z.ZodType = z.ZodType,
  At extends string | RawBuilder<unknown> | null = string | RawBuilder<unknown> | null,
> {
  readonly kind: Kind
  readonly at: At
  readonly inserted: Inserted
  readonly updated: Updated
}

/** A writable field: its schema and, where it is optional, its default in an insert; an update without it leaves it as it was. */
function sent<Schema extends z.ZodType>(kind: Kind, schema: Schema): Field<Schema, Schema, null>
function sent<Schema extends z.ZodType>(
  kind: Kind,
  schema: Schema,
  initial: z.core.util.NoUndefined<z.output<Schema>>,
): Field<z.ZodDefault<Schema>, z.ZodOptional<Schema>, null>
function sent(kind: Kind, schema: z.ZodType, initial?: unknown): Field {
  if (initial === undefined) return { kind, at: null, inserted: schema, updated: schema }
  return { kind, at: null, inserted: schema.default(initial), updated: z.optional(schema) }
}

type ReadOnly<At extends string | RawBuilder<unknown> | null> = Field<typeof readOnly, typeof readOnly, At>

/** A read-only field, ignored when sent: a column of the record or of another table (`agence.lbAgence`), or an expression. */
function answered(kind: Kind): ReadOnly<null>
function answered<const At extends string | RawBuilder<unknown>>(kind: Kind, at: At): ReadOnly<At>
function answered(kind: Kind, at: string | RawBuilder<unknown> | null = null): ReadOnly<typeof at> {
  return { kind, at, inserted: readOnly, updated: readOnly }
}

/** Makes the fields of a record. */
export const field = {
  sent,
  answered,
  /** The key: assigned by the server in an insert. */
  key: <Schema extends z.ZodType>(kind: Kind, schema: Schema): Field<typeof noKey, Schema, null> => ({
    kind,
    at: null,
    inserted: noKey,
    updated: schema,
  }),
  /** The stamp of the last change (`dtModification`). */
  stamp: { kind: 'instant', at: null, inserted: noKey, updated: asRead } as Field<typeof noKey, typeof asRead, null>,
}

type Declared = Readonly<Record<string, Field>>

/** The selections of a query that reads these fields: `affaire.statut`, `users.lbUser as lbUserRAF`. */
type Selected<Table extends string, Fields extends Declared> = {
  [Name in keyof Fields & string]: Fields[Name]['at'] extends string
    ? `${Fields[Name]['at']} as ${Name}`
    : Fields[Name]['at'] extends RawBuilder<infer Value>
      ? AliasedExpression<Value, Name>
      : `${Table}.${Name}`
}[keyof Fields & string]

type Schemas<Fields extends Declared, Of extends 'inserted' | 'updated'> = {
  [Name in keyof Fields]: Fields[Name][Of]
}

function columnOf(table: string, name: string, { kind, at }: Field) {
  if (typeof at === 'object' && at !== null) return column.computed(kind, at)
  const place = at ?? `${table}.${name}`
  return kind === 'text' ? column.searched(`${place}Normal`) : column[kind](place)
}

/** Declares a record by its fields: the selections of its queries, the columns of its lists, the schemas of its writes. */
export function record<Table extends keyof Tables, Fields extends Declared>(table: Table, fields: Fields) {
  const entries = Object.entries(fields)
  const schemas = (of: 'inserted' | 'updated') =>
    Object.fromEntries(entries.map(([name, declared]) => [name, declared[of]]))
  return {
    /** The selections of its queries. */
    selected: entries.map(([name, { at }]) => {
      if (at === null) return `${table}.${name}`
      return typeof at === 'string' ? `${at} as ${name}` : at.as(name)
    }) as Selected<Table, Fields>[],
    /** The columns that lists can be filtered and sorted by. */
    columns: Object.fromEntries(entries.map(([name, one]) => [name, columnOf(table, name, one)])) as Columns,
    /** The input of an insert, and of an update. */
    inserted: z.strictObject(schemas('inserted') as Schemas<Fields, 'inserted'>),
    updated: z.strictObject(schemas('updated') as Schemas<Fields, 'updated'>),
  }
}

/** Number of rows of another table that refer to a row by one column. PostgreSQL returns counts as text. */
export const countedIn = (other: keyof Tables, name: string, own: string) =>
  sql<
    number | string
  >`(select count(*) from ${sql.table(other)} where ${sql.ref(`${other}.${name}`)} = ${sql.ref(own)})`
