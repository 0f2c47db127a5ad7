import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { JsonSchema } from '../wire/json-schema.ts'
import type { Answer, Media, OpenApi, OperationObject, Parameter } from './openapi.ts'
import type { Content, Interaction } from '../pacts/pact.ts'

/** What is `x-…` is a note; a description's own words are not judged. */
const annotations = ['x-proposed', 'example']

const toComponents = '"#/components/schemas/'

/** A schema that takes nothing it does not name: an answer of the pact must be described whole. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, strict(one)]))
  return 'properties' in inner && inner.type === 'object' ? { ...inner, additionalProperties: false } : inner
}

/** What a schema of the document has against a value, which may be text that stands for it. */
type Check = (schema: JsonSchema, value: unknown, isText?: boolean) => string[]

/** Checks values against schemas of a document. */
export function checker(document: OpenApi): Check {
  const made = (coerceTypes: boolean | 'array') => {
    const ajv = new Ajv2020({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      strictRequired: false,
      coerceTypes,
      keywords: annotations,
    })
    formats.default(ajv)
    ajv.addSchema(
      JSON.parse(
        JSON.stringify({ $id: 'document', $defs: strict(document.components.schemas) }).replaceAll(
          toComponents,
          '"#/$defs/',
        ),
      ) as JsonSchema,
    )
    return ajv
  }
  const [exact, ofText] = [made(false), made('array')]
  const compiled = new Map<string, ValidateFunction>()
  return (schema, value, isText = false) => {
    const text = JSON.stringify(strict(schema)).replaceAll(toComponents, '"document#/$defs/')
    const key = `${isText}${text}`
    const validate = compiled.get(key) ?? (isText ? ofText : exact).compile(JSON.parse(text) as JsonSchema)
    compiled.set(key, validate)
    // What is text is turned in place into what it stands for.
    return validate({ it: value }.it)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        )
  }
}

const parse = ({ content, encoded }: Content): unknown =>
  encoded === 'base64' ? JSON.parse(Buffer.from(String(content), 'base64').toString()) : content

async function formOf({ content, contentType }: Content): Promise<Record<string, unknown>> {
  const form = await new Response(Buffer.from(String(content), 'base64'), {
    headers: { 'Content-Type': contentType },
  }).formData()
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map((one) => (one instanceof File ? one.name : one))
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const isJson = (type: string) => type.startsWith('application/json')
const mediaOf = (content: Record<string, Media>, type: string): Media | undefined =>
  content[type.split(';', 1)[0] ?? ''] ?? content['*/*']

function resolved<Found>(document: OpenApi, thing: Found | { $ref: string }): Found {
  if (typeof thing !== 'object' || thing === null || !('$ref' in thing)) return thing
  return thing.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Found
}

function parametersOf(
  document: OpenApi,
  { parameters }: OperationObject,
  { request }: Interaction,
  check: Check,
): string[] {
  const known = parameters.map((one) => resolved<Parameter>(document, one))
  const sent: [place: string, name: string, values: string[]][] = [
    ...Object.entries(request.query ?? {}).map(([name, values]): [string, string, string[]] => ['query', name, values]),
    ...Object.entries(request.headers ?? {}).map(([name, values]): [string, string, string[]] => [
      'header',
      name,
      values,
    ]),
  ]
  const missing = known.filter(
    ({ name, required, in: place }) => required && !sent.some(([at, of]) => at === place && of === name),
  )
  return [
    ...missing.map(({ name }) => `${name} is missing`),
    ...sent.flatMap(([place, name, values]) => {
      if (place === 'header' && (name === 'Content-Type' || name === 'Authorization')) return []
      const parameter = known.find((one) => one.in === place && one.name === name)
      if (!parameter) return [`${place} ${name} is not described`]
      return check(parameter.schema, values.length === 1 ? values[0] : values, true).map((error) => `${name}: ${error}`)
    }),
  ]
}

async function bodyOf(
  { requestBody }: OperationObject,
  { request: { body } }: Interaction,
  check: Check,
): Promise<string[]> {
  if (!body) return requestBody?.required ? ['no body, though one is required'] : []
  const media = mediaOf(requestBody?.content ?? {}, body.contentType)
  if (!media) return [`a body of ${body.contentType} is not described`]
  return isJson(body.contentType) ? check(media.schema, parse(body)) : check(media.schema, await formOf(body), true)
}

function answerOf(
  document: OpenApi,
  { responses }: OperationObject,
  { response: { status, body } }: Interaction,
  check: Check,
): string[] {
  const described = responses[String(status)]
  if (!described) return [`status ${status} is not described`]
  const { content = {} } = resolved<Answer>(document, described)
  if (!body) return []
  const media = mediaOf(content, body.contentType)
  if (!media) return [`an answer of ${body.contentType} is not described`]
  return isJson(body.contentType) ? check(media.schema, parse(body)) : []
}

/** Whether a request names its session as the document says it must; those that are refused for it need not. */
function sessionOf({ security }: OperationObject, { request, response }: Interaction): string[] {
  const isOpen = Array.isArray(security) && security.length === 0
  const hasToken = request.headers?.Authorization !== undefined
  return !isOpen && !hasToken && response.status !== 401 ? ['no token, though one is required'] : []
}

/** Where a document and a pact disagree, a line each: every path, parameter, body, status and answer of the pact, strictly. */
export async function disagreements(document: OpenApi, interactions: readonly Interaction[]): Promise<string[]> {
  const check = checker(document)
  const found = interactions.map(async (interaction) => {
    const { request, response, description } = interaction
    const operation = document.paths[request.path]?.[request.method.toLowerCase()]
    if (!operation) return [`${description}: ${request.method} ${request.path} is not described`]
    const asked = [
      ...parametersOf(document, operation, interaction, check),
      ...(await bodyOf(operation, interaction, check)),
      ...sessionOf(operation, interaction),
    ]
    // What is refused as a bad request need not be as described.
    const wrong = response.status === 400 ? [] : asked.map((one) => `request: ${one}`)
    return [...wrong, ...answerOf(document, operation, interaction, check).map((one) => `answer: ${one}`)].map(
      (one) => `${description}: ${one}`,
    )
  })
  return (await Promise.all(found)).flat()
}
