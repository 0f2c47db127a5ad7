import type { Endpoint, Schema } from '../wire/index.ts'
import { envelope, message } from '../wire/envelope.ts'
import { type JsonSchema, jsonSchemas } from '../wire/json-schema.ts'
import { filterFields, isFile, sendsFile } from '../wire/schema.ts'
import { components, failureNames, ref } from './openapi-parts.ts'
import { parameterWords } from './parameter-words.ts'
import { refusalWords } from './refusals.ts'
import { type Operation, plain, type Service, type Source } from './source.ts'

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
  [more: string]: unknown
}

export interface Media {
  schema: JsonSchema
  [more: string]: unknown
}

export interface Answer {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}

export interface OperationObject {
  operationId: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Answer | { $ref: string }>
  [more: string]: unknown
}

/** The document, as far as it is read here. */
export interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, OperationObject>>
  components: ReturnType<typeof components> & { schemas: Record<string, JsonSchema> }
  [more: string]: unknown
}

const inputName = (name: string) => `${name}.input`
const valueName = (name: string) => `${name}.value`

/** Every schema of every call as JSON Schema, those of records by their names. */
function schemasOf({ services, entities }: Source) {
  const named = new Map<Schema<unknown>, string>([[envelope, 'Envelope'], [message, 'Message'], ...entities])
  for (const { name, endpoint } of services.flatMap(({ operations }) => operations)) {
    if (!named.has(endpoint.input)) named.set(endpoint.input, inputName(name))
    if (!named.has(endpoint.value)) named.set(endpoint.value, valueName(name))
  }
  const made = jsonSchemas(named, (name) => name.endsWith('.input'))
  const isOfCall = (name: string) => name.includes('.')
  const text = JSON.stringify(made)
  const records = Object.entries(made).filter(
    ([name]) =>
      !isOfCall(name) &&
      name !== 'Envelope' &&
      (name === 'Message' || text.includes(`"#/components/schemas/${name}"`) || isValue(name)),
  )
  function isValue(name: string) {
    return services.some(({ operations }) => operations.some(({ endpoint }) => named.get(endpoint.value) === name))
  }
  return {
    records: Object.fromEntries(records.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    of: (schema: Schema<unknown>): JsonSchema => {
      const name = named.get(schema) ?? ''
      return isOfCall(name) ? (made[name] ?? {}) : ref('schemas', name)
    },
  }
}

type Schemas = ReturnType<typeof schemasOf>

/** Nothing but what is named: an unknown field is refused. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema as JsonSchema & { items?: JsonSchema }
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)])),
          additionalProperties: false,
        }
      : {}),
    ...(items ? { items: closed(items) } : {}),
  }
}

const isRead = ({ verb }: Endpoint<unknown, unknown>) => verb === 'GET' || verb === 'DELETE'

/** Lists that take what all lists take: skip, take, sort, search, and fields as filters. */
export const isPaged = ({ endpoint: { verb, operation } }: Operation) =>
  verb === 'GET' && (operation === 'GetList' || operation === 'GetMaterialList')

function queryOf(operation: Operation, input: JsonSchema): Parameter[] {
  const { endpoint } = operation
  const required = new Set((input.required ?? []) as string[])
  const inQuery = (name: string) => isRead(endpoint) || (endpoint.query ?? []).includes(name)
  return Object.entries(input.properties ?? {})
    .filter(([name]) => inQuery(name))
    .map(([name, { 'x-proposed': isProposed, ...schema }]) => ({
      name,
      in: 'query',
      description: parameterWords(name, false),
      ...(required.has(name) ? { required: true } : {}),
      schema,
      ...(isProposed ? { 'x-proposed': true } : {}),
    }))
}

const filter = ref('schemas', 'Filter')

/** Whether a parameter is a field of a list's rows. */
export const isFilter = ({ schema }: Parameter): boolean => schema.$ref === filter.$ref

/** A list takes each of its fields as a filter, but for those that it takes as something else. */
const filtersOf = ({ endpoint }: Operation, known: readonly Parameter[]): Parameter[] =>
  filterFields(endpoint.value)
    .filter(({ name }) => known.every((one) => one.name !== name))
    .map(({ name }) => ({
      name,
      in: 'query',
      description: parameterWords(name, true),
      schema: filter,
      'x-proposed': true,
    }))

function bodyOf({ endpoint }: Operation, input: JsonSchema): OperationObject['requestBody'] | undefined {
  if (isRead(endpoint)) return undefined
  const inBody = (name: string) => !(endpoint.query ?? []).includes(name)
  const kept = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => inBody(name)))
  const required = ((input.required ?? []) as string[]).filter(inBody)
  const { required: _required, ...rest } = input
  const schema = closed({
    ...rest,
    type: 'object',
    properties: kept(input.properties ?? {}) as Record<string, JsonSchema>,
    ...(required.length > 0 ? { required } : {}),
  })
  if (sendsFile(endpoint.input)) return { required: true, content: { 'multipart/form-data': { schema } } }
  return {
    required: true,
    content: {
      'application/json': { schema, example: kept(plain(endpoint.example.input) as Record<string, unknown>) },
    },
  }
}

const notTold = { hasErrors: { const: false }, isSuccess: { const: true }, msgList: ref('schemas', 'MessageList') }

/** An answer that went well, with the value of this call; and a refusal, where there is one. */
function doneOf(operation: Operation, value: JsonSchema): Answer {
  const { endpoint, facts } = operation
  const refusals = (facts.refusals ?? []).flatMap(refusalWords)
  const told = refusals.map(({ code, fr }) => `${code} ${fr}`).join('; ')
  const refused = ref('schemas', 'Refusal')
  if (isFile(endpoint.value)) {
    return {
      description: 'The file, without envelope, under its name.',
      headers: { 'Content-Disposition': ref('headers', 'ContentDisposition') },
      content: {
        '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
        ...(told ? { 'application/json': { schema: refused } } : {}),
      },
    }
  }
  const done: JsonSchema = { type: 'object', properties: { value, ...notTold }, required: ['value', 'isSuccess'] }
  return {
    description: told ? `Done, or refused: ${told}` : 'Done.',
    ...(isPaged(operation) ? { headers: { 'X-Total-Count': ref('headers', 'TotalCount') } } : {}),
    content: {
      'application/json': {
        schema: told ? { oneOf: [done, refused] } : done,
        example: { value: plain(endpoint.example.value), isSuccess: true, hasErrors: false, msgList: [] },
      },
    },
  }
}

/** Statuses of 400 or more that an operation may answer: those its right and its input bring, those it is known for, those of the pact. */
function failuresOf({ endpoint, facts, interactions }: Operation): number[] {
  const { right } = facts
  const isClosed = right !== 'open'
  const told = interactions.map(({ response }) => response.status).filter((status) => status >= 400)
  const all = [
    400,
    500,
    503,
    ...(isClosed ? [401, 403] : []),
    ...(isRead(endpoint) ? [] : [413, 415]),
    ...(endpoint.verb === 'POST' ? [422] : []),
    ...(facts.failures ?? []),
    ...told,
  ]
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** Who may ask it, then what is said of it where it is declared. */
const describedAs = ({ facts: { right } }: Operation, notes: readonly string[]): string =>
  [
    right === 'open' ? 'Nobody need be signed in.' : '',
    right === 'signedIn' ? 'For whoever is signed in.' : '',
    right === 'open' || right === 'signedIn' ? '' : `For the role \`${right}\`.`,
    ...notes,
  ]
    .filter(Boolean)
    .join(' ')

function operationOf(service: Service, operation: Operation, schemas: Schemas): OperationObject {
  const { endpoint, facts } = operation
  const input = schemas.of(endpoint.input)
  const notes = service.notes.operations[endpoint.operation] ?? []
  const known = queryOf(operation, input)
  const paging = isPaged(operation)
    ? ['skip', 'take', 'sort', 'search'].filter((name) => known.every((one) => one.name !== name))
    : []
  const requestBody = bodyOf(operation, input)
  const refusals = (facts.refusals ?? []).flatMap(refusalWords)
  return {
    operationId: operation.name.replace('/', '_'),
    tags: [service.name],
    summary: facts.summary,
    description: describedAs(operation, notes),
    ...(facts.right === 'open' ? { security: [] } : {}),
    'x-right': facts.right,
    ...(facts.stated ? {} : { 'x-verb-proposed': true }),
    ...(refusals.length > 0 ? { 'x-refusals': refusals } : {}),
    parameters: [
      ref('parameters', 'AcceptLanguage'),
      ...(endpoint.verb === 'POST' ? [ref('parameters', 'IdempotencyKey')] : []),
      ...known,
      ...paging.map((name) => ref('parameters', name)),
      ...(isPaged(operation) ? filtersOf(operation, known) : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: doneOf(operation, schemas.of(endpoint.value)),
      ...Object.fromEntries(
        failuresOf(operation).map((status) => [status, ref('responses', failureNames[status] ?? 'Failure')]),
      ),
    },
  }
}

/** The contract as OpenAPI 3.1. */
export function openApi(source: Source): OpenApi {
  const schemas = schemasOf(source)
  const paths = source.services.flatMap((service) =>
    service.operations.map((operation) => {
      const { verb, operation: name } = operation.endpoint
      return [`${service.path}/${name}`, { [verb.toLowerCase()]: operationOf(service, operation, schemas) }] as const
    }),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ronde: what the console asks of its server',
      version: '0.1.0',
      contact: { name: 'Those who keep the Ronde console' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      description:
        'Made from the endpoints that the console itself calls. What bears `x-proposed` is proposed by the console, which works without it; `x-verb-proposed`: the backend has named the operation, not its verb. Answers are read loosely: further fields are welcome. Every answer but a file is an envelope.',
    },
    servers: [
      { url: '/', description: 'Production, staging or local: where the console is served.', 'x-internal': false },
    ],
    security: [{ bearer: [] }],
    tags: source.services.map(({ name, notes }) => ({ name, description: notes.service })),
    paths: Object.fromEntries(paths),
    components: { ...components(), schemas: { ...schemas.records, ...components().schemas } },
  }
}
