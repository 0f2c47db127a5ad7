import type { JsonSchema } from '../wire/json-schema.ts'
import { referred, withoutNull } from './fields.ts'
import { pascal } from './skeletons.ts'

// Records of C# from JSON Schema: of what calls answer, and, with their limits, of what they take.

/** What may stand before a property: its checks on the server. */
const attributesOf = (schema: JsonSchema): string[] => {
  const { type, minLength, maxLength, pattern, exclusiveMinimum, enum: values, minItems } = schema
  const isText = type === 'string'
  const isJson = schema.contentMediaType === 'application/json'
  return [
    isText && typeof maxLength === 'number'
      ? `StringLength(${maxLength}${typeof minLength === 'number' ? `, MinimumLength = ${minLength}` : ''})`
      : '',
    isText && typeof pattern === 'string' ? `RegularExpression(@"${pattern.replaceAll('"', '""')}")` : '',
    isText && Array.isArray(values) ? `AllowedValues(${values.map((value) => JSON.stringify(value)).join(', ')})` : '',
    isText && isJson ? 'JsonObjectText' : '',
    exclusiveMinimum === 0 && type === 'integer' ? 'PositiveKey' : '',
    type === 'array' && typeof minItems === 'number' ? `MinLength(${minItems})` : '',
  ].filter(Boolean)
}

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'long',
  number: 'decimal',
  boolean: 'bool',
}
const formats: Readonly<Record<string, string>> = { uuid: 'Guid', date: 'DateOnly', 'date-time': 'DateTimeOffset' }

/** Escapes what a doc comment would take for markup. */
export const commented = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ')

/** No property may be called like its record. */
const propertyOf = (record: string, field: string): string =>
  pascal(field) === record ? `${record}Value` : pascal(field)

interface Written {
  /** The type's name, for whoever refers to it. */
  type: string
  /** Records that it needs beside it. */
  records: string[]
}

interface Said {
  /** What the record is, in a sentence. */
  summary: string
  notes?: Readonly<Record<string, string>>
  /** Whether its limits are checked: of an input. */
  isChecked?: boolean
}

/** The type of a schema; a record without a name is written under `name`. */
export function typeOf(name: string, given: JsonSchema, said: Said): Written {
  const { schema } = withoutNull(given)
  const entity = referred(schema)
  if (entity) return { type: entity, records: [] }
  const { type, format, items, anyOf, contentMediaType } = schema as JsonSchema & {
    items?: JsonSchema
    anyOf?: JsonSchema[]
  }
  if (type === 'array') {
    const { isNullable } = withoutNull(items ?? {})
    const of = typeOf(`${name}Item`, items ?? {}, said)
    return { type: `IReadOnlyList<${of.type}${isNullable ? '?' : ''}>`, records: of.records }
  }
  if (type === 'object' && schema.properties) return { type: name, records: recordsOf(name, schema, said) }
  if (contentMediaType === 'application/octet-stream') return { type: 'UploadedFile', records: [] }
  // A key, or nothing written out: a query has both as text.
  if (anyOf?.some((one) => one.const === '')) return { type: 'string', records: [] }
  return { type: formats[String(format)] ?? plain[String(type)] ?? 'JsonElement', records: [] }
}

/** Keys and counts are integers, also where a schema only says that they are numbers. */
function whole(field: string, told: JsonSchema): JsonSchema {
  const { schema, isNullable } = withoutNull(told)
  if (schema.type !== 'number' || !/^(?:id|nb)\p{Lu}/u.test(field)) return told
  return { ...schema, type: isNullable ? ['integer', 'null'] : 'integer' }
}

/** A record and those that it needs beside it. */
export function recordsOf(name: string, schema: JsonSchema, said: Said): string[] {
  const required = new Set((schema.required ?? []) as string[])
  const beside: string[] = []
  const properties = Object.entries(schema.properties ?? {}).map(([field, told]) => {
    const given = whole(field, told)
    const { schema: value, isNullable } = withoutNull(given)
    const { type, records } = typeOf(`${name}${pascal(field)}`, given, { ...said, summary: `\`${field}\` of ${name}.` })
    beside.push(...records)
    const isRequired = required.has(field)
    const note = said.notes?.[field]
    const attributes = [
      `JsonPropertyName("${field}")`,
      ...(said.isChecked ? attributesOf(value) : []),
      ...(isRequired || said.isChecked ? [] : ['JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)']),
    ]
    return [
      ...(note ? [`    /// <summary>${commented(note)}</summary>`] : []),
      ...attributes.map((one) => `    [${one}]`),
      `    public ${isRequired ? 'required ' : ''}${type}${isNullable || !isRequired ? '?' : ''} ${propertyOf(name, field)} { get; init; }`,
    ].join('\n')
  })
  const body = properties.length > 0 ? `\n{\n${properties.join('\n\n')}\n}` : ';'
  return [`/// <summary>${commented(said.summary)}</summary>\npublic sealed record ${name}${body}`, ...beside]
}
