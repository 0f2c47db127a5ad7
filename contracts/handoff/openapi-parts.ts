import type { JsonSchema } from '../wire/json-schema.ts'

export const ref = (
  kind: 'schemas' | 'parameters' | 'responses' | 'headers',
  name: string,
): JsonSchema & { $ref: string } => ({ $ref: `#/components/${kind}/${name}` })

/** Answers of 400 or more by status, as they are called among the components. */
export const failureNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'NotSignedIn',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Stale',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'KeyReused',
  429: 'TooManyTries',
  500: 'Failed',
  503: 'Unavailable',
}

const said: Readonly<Record<string, string>> = {
  BadRequest: 'An input that is not as described: a wrong type, a missing or an unknown field, a limit passed.',
  NotSignedIn: 'No token, or one that no longer counts.',
  Forbidden: 'Signed in, but without the right; or with a password that has to be changed first.',
  NotFound: 'A key that no record has.',
  Stale: 'The record was changed after `dtModification` (proposed).',
  TooLarge: 'More than is taken.',
  UnsupportedType: 'Not of a type that is taken.',
  KeyReused: 'Something else was asked under this `Idempotency-Key` (proposed).',
  TooManyTries: 'Too many tries.',
  Failed: 'The server’s own fault. What was asked may have been done or not.',
  Unavailable: 'Not for the moment.',
}

const query = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'query',
  description,
  schema,
  'x-proposed': true,
})
const failure = (name: string) => ({
  description: said[name] ?? '',
  ...(name === 'TooManyTries' || name === 'Unavailable'
    ? { headers: { 'Retry-After': ref('headers', 'RetryAfter') } }
    : {}),
  content: { 'application/json': { schema: ref('schemas', 'Failure') } },
})

const withoutValue = {
  type: 'object',
  properties: {
    isSuccess: { const: false },
    hasErrors: { const: true },
    value: { type: 'null' },
    msgList: { type: 'array', minItems: 1, items: ref('schemas', 'Message') },
  },
  required: ['isSuccess', 'hasErrors', 'msgList'],
}

/** What calls have alike. */
export const components = () => ({
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The token that `Authenticate` or `AuthenticateWithToken` gave. The server alone makes and reads it, as RFC8725 asks: one algorithm, set by the server and never taken from the token.',
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'Language of the messages: `fr` or `en`.',
      schema: { type: 'string', default: 'fr' },
      'x-proposed': true,
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'The same request under the same key, within a day, is done once and answered the same; something else under it is 422.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      'x-proposed': true,
    },
    skip: query('skip', 'Rows to leave out.', { type: 'integer', minimum: 0 }),
    take: query('take', 'Rows to answer; with 0 only how many there are.', { type: 'integer', minimum: 0 }),
    sort: query(
      'sort',
      'Fields to sort by, five at most, a minus before those that descend: `-dtCreation,lbUser`. Texts whatever letters’ case and accents; null comes first.',
      { type: 'string' },
    ),
    search: query(
      'search',
      'Words that rows hold in any of their texts, labels of codes included, whatever letters’ case and accents.',
      { type: 'string', maxLength: 200 },
    ),
  },
  headers: {
    TotalCount: {
      description:
        'Rows there are in all. Named in `Access-Control-Expose-Headers` where the console is served elsewhere.',
      schema: { type: 'integer' },
      'x-proposed': true,
    },
    ContentDisposition: { description: '`attachment; filename="…"`', required: true, schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
  },
  schemas: {
    MessageList: { type: ['array', 'null'], items: ref('schemas', 'Message') },
    Refusal: { description: 'A business refusal: its messages are shown as they are. No value.', ...withoutValue },
    Filter: {
      description:
        'Only rows whose field is one of these (proposed): a label, a reference or another text as a whole, whatever letters’ case and accents; a code (`statut`) sign by sign; a number, a day or an instant, or a span `from..to` of which either end may be missing; a day of an instant is that day in UTC; nothing is null.',
      type: 'array',
      items: { type: 'string' },
    },
    Failure: { description: 'Why an answer is 400 or more, for people. No value.', ...withoutValue },
  } satisfies Record<string, JsonSchema>,
  responses: Object.fromEntries(Object.values(failureNames).map((name) => [name, failure(name)])),
})
