import type { JsonSchema } from '../wire/json-schema.ts'
import { withoutNull } from './fields.ts'

// Handlers of the provider states, in two languages, to be filled in.

/** A record that a skeleton declares. */
export interface Shape {
  name: string
  fields: { name: string; type: TypeOf; isNullable: boolean; isOptional: boolean }[]
}

/** What a value is, for any language. */
export type TypeOf =
  | { kind: 'text' | 'integer' | 'number' | 'boolean' | 'uuid' | 'day' | 'instant' | 'anything' }
  | { kind: 'list'; of: TypeOf }
  | { kind: 'record'; name: string }

/** `a page of a range exists` → `APageOfARangeExists`. */
export const pascal = (words: string): string =>
  words
    .replaceAll(/(^|[^A-Za-z0-9]+)([a-z0-9])/g, (_, _between, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z0-9]/g, '')

const formats: Readonly<Record<string, TypeOf>> = {
  uuid: { kind: 'uuid' },
  date: { kind: 'day' },
  'date-time': { kind: 'instant' },
}
const kinds: Readonly<Record<string, TypeOf>> = {
  string: { kind: 'text' },
  integer: { kind: 'integer' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
}

/** The records that a schema is made of, the outermost first. */
export function shapesOf(name: string, schema: JsonSchema): Shape[] {
  const shapes: Shape[] = []
  const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>

  const declare = (of: string, record: JsonSchema): TypeOf => {
    if (shapes.some((shape) => shape.name === of)) return { kind: 'record', name: of }
    const shape: Shape = { name: of, fields: [] }
    shapes.push(shape)
    const required = new Set((record.required ?? []) as string[])
    for (const [field, inner] of Object.entries(record.properties ?? {})) {
      const { schema: value, isNullable } = withoutNull(inner)
      shape.fields.push({
        name: field,
        type: typeOf(`${of}${pascal(field)}`, value),
        isNullable,
        isOptional: !required.has(field),
      })
    }
    return { kind: 'record', name: of }
  }

  const typeOf = (at: string, value: JsonSchema): TypeOf => {
    const { type, format, items, $ref } = value as JsonSchema & { items?: JsonSchema }
    if (typeof $ref === 'string') {
      const key = $ref.split('/').at(-1) ?? ''
      return definitions[key] ? declare(`${name}Node`, withoutNull(definitions[key]).schema) : { kind: 'record', name }
    }
    if (type === 'array') return { kind: 'list', of: typeOf(`${at}Item`, withoutNull(items ?? {}).schema) }
    if (type === 'object' && value.properties) return declare(at, value)
    return formats[String(format)] ?? kinds[String(type)] ?? { kind: 'anything' }
  }

  declare(name, schema)
  return shapes
}
