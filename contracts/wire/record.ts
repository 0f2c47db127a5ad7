import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { asRead } from './fields.ts'

type Shape = Readonly<Record<string, Schema<unknown>>>
type Read<Named extends Shape> = z.infer<z.ZodMiniObject<Named>>

/** A field: its schema in answers, an example, and, if it can be written, its schema in inputs. */
type Field = readonly [answered: Schema<unknown>, example: unknown, sent?: Schema<unknown>]
type Fields = Readonly<Record<string, Field>>

/** Fields whose examples match their schemas. */
type Fitting<Named extends Fields> = {
  readonly [Name in keyof Named]: readonly [Named[Name][0], z.infer<Named[Name][0]>, NonNullable<Named[Name][2]>?]
}

type AnsweredIn<Named extends Fields> = { readonly [Name in keyof Named]: Named[Name][0] }
type SentIn<Named extends Fields> = {
  readonly [
    Name in keyof Named as Named[Name] extends readonly [unknown, unknown, Schema<unknown>] ? Name : never
  ]: NonNullable<Named[Name][2]>
}

/** Makes keys that are not fields a type error. */
type Unless<Key, Named> = { readonly [Name in Exclude<keyof Key, keyof Named>]: never }

/** Input and value of a call, with an example of both. */
interface Declared<Input, Value> {
  input: Schema<Input>
  value: Schema<Value>
  example: { input: Input; value: Value }
}

const stamp = { dtModification: asRead() }

/** The fields of a record that are sent, in their order. */
const picked = (whole: object, fields: Shape): object => {
  const known = new Map<string, unknown>(Object.entries(whole))
  return Object.fromEntries(Object.keys(fields).map((name) => [name, known.get(name)]))
}

/**
 * A kind of record: `record({ refTable: [z.string(), 'Prm.RefEtat', wire.ref()], … })`. Each field has its schema in answers, an example,
 * and, if it can be written, its schema in inputs. From that come the schema, the example, and the calls that write: `POST(tables.added())`,
 * `PUT(tables.changed({ idTableGuid: wire.guid() }, { lbTable: '…' }))`. What is sent is of the example, and what is answered is the example, with what
 * is said there instead. A change names the record by its key, and sends the stamp with which it was read.
 */
export function record<Named extends Fields>(fields: Named & Fitting<Named>) {
  type Value = Read<AnsweredIn<Named>>
  type Sent = Read<SentIn<Named>>
  type But = Partial<Value & Sent>

  const all: [string, Field][] = Object.entries(fields)
  const schema = z.object(
    Object.fromEntries(all.map(([name, [answered]]) => [name, answered])),
  ) as unknown as z.ZodMiniObject<AnsweredIn<Named>>
  const example = Object.fromEntries(all.map(([name, [, one]]) => [name, one])) as Value
  const sent = Object.fromEntries(
    all.flatMap(([name, [, , one]]) => (one ? [[name, one]] : [])),
  ) as unknown as SentIn<Named>
  const told = <Input>(input: Shape, but: But): Declared<Input, Value> => ({
    input: z.object(input) as unknown as Schema<Input>,
    value: schema,
    example: { input: picked({ ...example, ...but }, input) as Input, value: { ...example, ...but } },
  })
  return {
    schema,
    example,
    /** Input schemas of the fields that can be written. */
    sent,
    added: (but: But = {}) => told<Sent>(sent, but),
    changed: <Key extends Shape>(key: Key & Unless<Key, Named>, but: But) =>
      told<Read<Key> & Sent & Read<typeof stamp>>({ ...key, ...sent, ...stamp }, but),
  }
}
