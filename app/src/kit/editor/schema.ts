import { check, type Endpoint, type Field, fieldsOf } from '@ronde/contracts/wire'

/** One field of the input of a call, as its schema has it. */
export interface InputField extends Field {
  /** The value as the call takes it, without names it does not know; the value itself where it is none. */
  readonly read: (value: unknown) => unknown
}

const known = new WeakMap<object, ReadonlyMap<string, InputField>>()

const readBy =
  (field: Field) =>
  (value: unknown): unknown => {
    try {
      return value === null ? null : check(field.schema, value, field.name)
    } catch {
      return value
    }
  }

/** The fields a call takes, by name. */
export function inputFields({ input }: Endpoint<unknown, unknown>): ReadonlyMap<string, InputField> {
  const before = known.get(input)
  if (before) return before
  const fields = new Map(
    fieldsOf(input).map((field): [string, InputField] => [field.name, { ...field, read: readBy(field) }]),
  )
  known.set(input, fields)
  return fields
}
