import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { isFile, markOf } from './schema.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema> }

const formats: readonly [named: RegExp, format: string][] = [
  [/Guid$/, 'uuid'],
  // The only answered field that is a date.
  [/^dtEcheance$/, 'date'],
  [/^[dD]t[A-Z]|At$|^lastUpdate$/, 'date-time'],
]

/** The format implied by a field's name, where the schema says only text or number. */
function named(name: string, schema: JsonSchema): JsonSchema {
  if (schema.type === 'number' && /^(id|nb)[A-Z]/.test(name)) return { ...schema, type: 'integer' }
  const format = formats.find(([pattern]) => pattern.test(name))?.[1]
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  return format && isText && !('format' in schema) ? { ...schema, format } : schema
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds formats by name if wanted, and removes noise of the generator: ids and the bounds of every integer. */
function tidied(value: unknown, byName = true): unknown {
  if (Array.isArray(value)) return value.map((one) => tidied(one, byName))
  if (!isObject(value)) return value
  const { $schema: _schema, $id: _id, ...rest } = value
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
  const inner = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, tidied(one, byName)])) as JsonSchema
  if (!byName || !isObject(rest.properties)) return inner
  const properties = Object.entries(inner.properties ?? {}).map(([name, field]) => [name, named(name, field)])
  return { ...inner, properties: Object.fromEntries(properties) as Record<string, JsonSchema> }
}

const textFormats = { guid: { format: 'uuid' }, json: { contentMediaType: 'application/json' }, ref: {} } as const
const typeFormats: Readonly<Record<string, string>> = { date: 'date', instant: 'date-time' }

/** Options of zod's JSON Schema generator. A file is bytes, described by its media type alone. */
const options = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: Schema<unknown>; jsonSchema: object }) => {
    const { type, format, isProposed, described = {} } = markOf(zodSchema)
    if (isFile(zodSchema)) {
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[key]
      Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
    }
    Object.assign(
      jsonSchema,
      format ? textFormats[format] : {},
      type && typeFormats[type] ? { format: typeFormats[type] } : {},
      isProposed ? { 'x-proposed': true } : {},
      described,
    )
  },
} as const

/**
 * Schemas by name as JSON Schema. Nested and recursive schemas become references to `#/components/schemas/` and their name.
 * Proposed fields have `x-proposed`. `isSent`: for inputs, names imply no format (a filter may be a span).
 */
export function jsonSchemas(
  schemas: ReadonlyMap<Schema<unknown>, string>,
  isSent: (name: string) => boolean = () => false,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of schemas) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { ...options, uri: (id) => `#/components/schemas/${id}` }).schemas
  return Object.fromEntries(
    Object.entries(made).map(([name, schema]) => [name, tidied(schema, !isSent(name)) as JsonSchema]),
  )
}

/** Renames the generator's numbered definitions (`__schema0`) after the first field that refers to them: `item` gives `Item`. */
function withNames(schema: JsonSchema): JsonSchema {
  let text = JSON.stringify(schema)
  for (const numbered of Object.keys(isObject(schema.$defs) ? schema.$defs : {})) {
    const [, field = numbered] = new RegExp(String.raw`"(\w+)":\{"\$ref":"#/\$defs/${numbered}"`).exec(text) ?? []
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
    text = text.replaceAll(`"${numbered}"`, `"${name}"`).replaceAll(`/$defs/${numbered}"`, `/$defs/${name}"`)
  }
  return JSON.parse(text) as JsonSchema
}

/** One schema alone; a recursive one refers to its own definitions. */
export const jsonSchema = (schema: Schema<unknown>): JsonSchema =>
  withNames(tidied(z.toJSONSchema(schema, options)) as JsonSchema)
