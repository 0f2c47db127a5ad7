import type { JsonSchema } from '../wire/json-schema.ts'
import type { OpenApi } from './openapi.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNull = (schema: unknown) => isObject(schema) && schema.type === 'null'

/** What a value of one type only is, and whether it may be null. */
function typed({ type, ...rest }: Json): Json {
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest }
  const others = (type as unknown[]).filter((one) => one !== 'null')
  const nullable = others.length < type.length ? { nullable: true } : {}
  if (others.length === 1) return { type: others[0], ...rest, ...nullable }
  return { anyOf: others.map((one) => ({ type: one })), ...rest, ...nullable }
}

/** Of alternatives, null is a property of the others. */
function withoutNull(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return schema
  const others = anyOf.filter((one) => !isNull(one)) as Json[]
  const [only] = others
  if (only && others.length === 1)
    return only.$ref ? { type: 'object', ...rest, allOf: [only], nullable: true } : { ...rest, ...only, nullable: true }
  return { ...rest, anyOf: others, nullable: true }
}

/** Words of 3.1 that 3.0 says otherwise, or not at all. */
function older(schema: Json): Json {
  const {
    const: value,
    contentMediaType,
    contentSchema: _content,
    exclusiveMinimum,
    $defs: _definitions,
    propertyNames: _names,
    ...rest
  } = schema
  const isBytes = contentMediaType === 'application/octet-stream'
  return {
    ...rest,
    ...('const' in schema ? { type: rest.type ?? typeof value, enum: [value] } : {}),
    ...(isBytes ? { format: 'binary' } : {}),
    ...(typeof exclusiveMinimum === 'number' ? { minimum: exclusiveMinimum, exclusiveMinimum: true } : {}),
  }
}

/** A schema of 3.0, and what it holds. */
function schemaOf(given: unknown): unknown {
  if (!isObject(given)) return given
  // Beside a reference 3.0 reads nothing: what is said there goes around it.
  if ('$ref' in given) {
    const { $ref, ...beside } = given
    return Object.keys(beside).length === 0 ? { $ref } : { allOf: [{ $ref }], ...beside }
  }
  // What may be null and nothing else has no word in 3.0.
  if (given.type === 'null') return { enum: [null], nullable: true, type: 'string' }
  const schema = typed(older(withoutNull(given)))
  return Object.fromEntries(
    Object.entries(schema).map(([key, one]) => {
      if (key === 'properties' && isObject(one))
        return [key, Object.fromEntries(Object.entries(one).map(([name, field]) => [name, schemaOf(field)]))]
      if (Array.isArray(one) && /^(anyOf|oneOf|allOf)$/.test(key)) return [key, one.map(schemaOf)]
      return [key, key === 'items' || key === 'additionalProperties' ? schemaOf(one) : one]
    }),
  )
}

/** Every schema of a part of the document turned, wherever it stands; examples are left as they are. */
function turned(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(turned)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => {
      if (key === 'schema') return [key, schemaOf(one)]
      return [key, key === 'example' ? one : turned(one)]
    }),
  )
}

/** The same document for tools that read 3.0 alone. */
export function openApi30(document: OpenApi): OpenApi {
  const { components, ...rest } = document
  const { schemas, ...parts } = components
  const olderSchemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema) as JsonSchema]),
  )
  return {
    ...(turned(rest) as OpenApi),
    openapi: '3.0.3',
    components: { ...(turned(parts) as object), schemas: olderSchemas } as OpenApi['components'],
  }
}
