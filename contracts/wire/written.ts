import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { asRead } from './fields.ts'

type Shape = Readonly<Record<string, Schema<unknown>>>
type Sent<Fields extends Shape> = z.infer<z.ZodMiniObject<Fields>>

/** Nothing but fields that are answered too. */
type Of<Fields, Value> = { readonly [Name in Exclude<keyof Fields, keyof Value>]: never }

/** A kind of record that is written. */
interface Written<Value extends object, Key extends Shape, Fields extends Shape> {
  /** As it is answered. */
  record: Schema<Value>
  /** What says which one. */
  key: Key & Of<Key, Value>
  /** What of it is sent. */
  written: Fields & Of<Fields, Value>
  example: Value
}

/** What a call sends and is answered, and an example of both. */
interface Declared<Input, Value> {
  input: Schema<Input>
  value: Schema<Value>
  example: { input: Input; value: Value }
}

/** The fields of a record that are sent, in their order. */
const picked = (record: object, fields: Shape): object => {
  const known = new Map<string, unknown>(Object.entries(record))
  return Object.fromEntries(Object.keys(fields).map((name) => [name, known.get(name)]))
}

/**
 * The calls that write a record: `POST(tables.added())`, `PUT(tables.changed({ lbTable: '…' }))`. What is sent is of the example, and what is
 * answered is the example, with what is said here instead. A change sends the stamp of the record as it was read.
 */
export function written<Value extends object, Key extends Shape, Fields extends Shape>({ record, key, written: fields, example }: Written<Value, Key, Fields>) {
  const stamped = { ...key, ...fields, dtModification: asRead() }
  return {
    added: (but: Partial<Value & Sent<Fields>> = {}): Declared<Sent<Fields>, Value> => ({
      input: z.object(fields) as Schema<Sent<Fields>>,
      value: record,
      example: { input: picked({ ...example, ...but }, fields) as Sent<Fields>, value: { ...example, ...but } },
    }),
    changed: (but: Partial<Value & Sent<Fields>>): Declared<Sent<typeof stamped>, Value> => ({
      input: z.object(stamped),
      value: record,
      example: { input: picked({ ...example, ...but }, stamped) as Sent<typeof stamped>, value: { ...example, ...but } },
    }),
  }
}
