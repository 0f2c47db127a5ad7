import type { JsonSchema } from '../wire/json-schema.ts'

const number = new Intl.NumberFormat('en')

/** Parts of a schema whose value may be null: the schema without null, and whether null is allowed. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  if (Array.isArray(schema.type))
    return {
      schema: { ...schema, type: schema.type.find((type) => type !== 'null') },
      isNullable: schema.type.includes('null'),
    }
  const { anyOf, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[] }
  const [inner, other] = anyOf ?? []
  if (inner && other?.type === 'null') return { schema: { ...rest, ...inner }, isNullable: true }
  return { schema, isNullable: false }
}

const formats: Readonly<Record<string, string>> = { uuid: 'UUID', date: 'day', 'date-time': 'instant' }
const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
}

/** The name behind a reference to a component. */
export const referred = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : undefined

/** What a value is, in a word or two: `integer[]`, `UUID`, `day`, `Materiel[]`. */
export function typeName(given: JsonSchema): string {
  const { schema } = withoutNull(given)
  const { type, format, contentMediaType, items, anyOf } = schema as JsonSchema & {
    items?: JsonSchema
    anyOf?: JsonSchema[]
  }
  const entity = referred(schema)
  if (entity) return entity
  if (type === 'array') return `${typeName(items ?? {})}[]`
  if (anyOf) return anyOf.map(typeName).join(' or ')
  if (contentMediaType === 'application/json') return 'JSON as text'
  if (contentMediaType === 'application/octet-stream') return 'file'
  if ('const' in schema) return schema.const === '' ? 'empty' : JSON.stringify(schema.const)
  return formats[String(format)] ?? types[String(type)] ?? 'anything'
}

function limitsOf(given: JsonSchema): string {
  const { schema } = withoutNull(given)
  const {
    minLength,
    maxLength,
    pattern,
    exclusiveMinimum,
    minimum,
    maximum,
    maxItems,
    enum: values,
  } = schema as Record<string, unknown>
  const limits = [
    Array.isArray(values) ? values.map((value) => `\`${String(value)}\``).join(', ') : '',
    minLength === 1 ? 'not empty' : '',
    typeof maxLength === 'number' ? `at most ${number.format(maxLength)} characters` : '',
    typeof maxItems === 'number' ? `at most ${number.format(maxItems)} of them` : '',
    typeof pattern === 'string' ? `\`${pattern}\`` : '',
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : '',
    typeof minimum === 'number' ? `at least ${number.format(minimum)}` : '',
    typeof maximum === 'number' ? `at most ${number.format(maximum)}` : '',
  ]
  return limits.filter(Boolean).join('; ')
}

export const fieldHead = ['field', 'type', 'may be', 'limits', 'note'] as const

/** The fields of a record, or of a list's rows, as rows of a table; † is what is proposed. Records of their own are not followed. */
export function fieldRows(schema: JsonSchema, notes: Readonly<Record<string, string>> = {}, prefix = ''): string[][] {
  const { schema: whole } = withoutNull(schema)
  const record = whole.type === 'array' ? withoutNull((whole.items ?? {}) as JsonSchema).schema : whole
  const required = new Set((record.required ?? []) as string[])
  return Object.entries(record.properties ?? {}).flatMap(([name, field]) => {
    const { isNullable } = withoutNull(field)
    const missing = [isNullable ? 'null' : '', required.has(name) ? '' : 'absent'].filter(Boolean).join(', ')
    const own = [
      `\`${prefix}${name}\`${field['x-proposed'] ? ' †' : ''}`,
      typeName(field),
      missing,
      limitsOf(field),
      notes[name] ?? '',
    ]
    return [own, ...fieldRows(field, notes, `${prefix}${name}.`)]
  })
}
