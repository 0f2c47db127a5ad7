import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { check } from '../wire/decode.ts'
import { envelope } from '../wire/envelope.ts'
import { type Endpoint, pathOf } from '../wire/endpoint.ts'
import { type Field, fieldsOf, filterFields, isFile, sendsFile } from '../wire/schema.ts'

type Sent = Record<string, unknown>

/** Values to send for a field: mostly valid ones, else invalid ones. */
function valueOf({ type, format, values }: Field): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      0,
      -1,
      1.5,
      true,
      [],
      {},
      '\u0000',
      '\uD800',
      '\u200B',
      "' or 1=1 --",
      '%',
      '__proto__',
      '2026-02-30',
      'a'.repeat(3_000),
      2 ** 53,
      1e308,
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const fit: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    text: values
      ? fc.constantFrom(...values)
      : format === 'guid'
        ? fc.uuid()
        : format === 'ref'
          ? fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/)
          : format === 'json'
            ? fc.json()
            : fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    integer: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.maxSafeInteger()),
    number: fc.double({ noNaN: true }),
    boolean: fc.boolean(),
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    instant: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    array: fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.object({ maxDepth: 1 })), { maxLength: 4 }),
    object: fc.object({ maxDepth: 2 }),
  }
  return fc.oneof({ weight: 5, arbitrary: fit[type] ?? odd }, { weight: 1, arbitrary: odd })
}

/** Input of an endpoint: its example, with some fields changed, some left out, and sometimes an unknown one. */
function inputOf(endpoint: Endpoint<unknown, unknown>): fc.Arbitrary<Sent> {
  const fields = fieldsOf(endpoint.input)
  const example = endpoint.example.input as Sent
  const own = Object.fromEntries(
    fields.map((field) => [
      field.name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(example[field.name]) }, { weight: 2, arbitrary: valueOf(field) }),
    ]),
  )
  const isList = endpoint.operation.endsWith('List')
  const span = fc.constantFrom('..', '1..', '..2026-01-01', 'b..a', '2026-13-01..', '1e999..')
  const filters = isList
    ? filterFields(endpoint.value).filter(({ name }) => fields.every((field) => field.name !== name))
    : []
  // Each filter is in a few requests only: many together would match no row.
  const filtered = Object.fromEntries(
    filters.map((field) => [
      field.name,
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.oneof(valueOf(field), fc.array(valueOf(field), { maxLength: 3 }), span) },
      ),
    ]),
  )
  const more = isList
    ? {
        ...filtered,
        skip: valueOf(numberField),
        take: valueOf(numberField),
        sort: fc.constantFrom('-dtCreation', 'lbUser', 'nope', ',,', '-'),
        search: fc.string({ unit: 'binary' }),
      }
    : {}
  return fc
    .record({ ...own, ...more, [`x${endpoint.operation}`]: fc.constant(1) }, { requiredKeys: [] })
    .map((sent) => {
      // An unknown field is refused at once, so only some requests have one.
      const { [`x${endpoint.operation}`]: unknown, ...known } = sent as Sent
      return unknown !== undefined && Object.keys(known).length % 3 === 0 ? { ...known, unknown } : known
    })
}

const numberField = { type: 'integer' } as Field

/** A generated request. */
interface Request {
  endpoint: Endpoint<unknown, unknown>
  sent: Sent
  token: 'admin' | 'agent' | 'none' | 'rubbish'
  language: string
}

/** Generates requests from the endpoints' schemas. */
export const requests = (endpoints: readonly Endpoint<unknown, unknown>[]): fc.Arbitrary<Request> =>
  fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      sent: inputOf(endpoint),
      token: fc.oneof(
        { weight: 8, arbitrary: fc.constant('admin' as const) },
        { weight: 1, arbitrary: fc.constantFrom('agent' as const, 'none' as const, 'rubbish' as const) },
      ),
      language: fc.constantFrom('fr', 'en', 'de-CH;q=0.8', '*', ''),
    }),
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const asQuery = (sent: Sent): string =>
  Object.entries(sent)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(one).toWellFormed())}`),
    )
    .join('&')

async function bodyOf({ input, query = [] }: Endpoint<unknown, unknown>, sent: Sent) {
  if (!sendsFile(input)) return { payload: JSON.stringify(sent), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) {
    if (query.includes(name)) continue
    if (name === 'file') form.append(name, new File([textOf(value)], 'fuzzed.csv', { type: 'text/csv' }))
    else form.append(name, textOf(value))
  }
  const made = new Response(form)
  return { payload: Buffer.from(await made.arrayBuffer()), type: made.headers.get('content-type') ?? '' }
}

/** Sends a request. Returns what is wrong with the answer, such as a status of 500 or more or a missing envelope, or null. */
export async function faultOf(
  app: FastifyInstance,
  tokens: Readonly<Record<Request['token'], string | null>>,
  { endpoint, sent, token, language }: Request,
): Promise<string | null> {
  const { verb } = endpoint
  const inQuery = verb === 'GET' || verb === 'DELETE'
  const { payload, type } = inQuery ? { payload: undefined, type: undefined } : await bodyOf(endpoint, sent)
  const bearer = tokens[token]
  const query = inQuery
    ? asQuery(sent)
    : asQuery(Object.fromEntries(Object.entries(sent).filter(([name]) => endpoint.query?.includes(name))))
  const answer = await app.inject({
    method: verb,
    url: `${pathOf(endpoint)}${query ? `?${query}` : ''}`,
    headers: {
      'accept-language': language,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  if (answer.statusCode >= 500) return `${verb} ${pathOf(endpoint)}: ${answer.statusCode}`
  if (answer.statusCode === 200 && isFile(endpoint.value) && !/json/.test(String(answer.headers['content-type'])))
    return null
  try {
    const { isSuccess, hasErrors, value, msgList } = check(envelope, JSON.parse(answer.body), 'envelope')
    if (hasErrors === isSuccess) return `${verb} ${pathOf(endpoint)}: hasErrors is isSuccess`
    if (hasErrors && (value !== undefined || !msgList?.length))
      return `${verb} ${pathOf(endpoint)}: a refusal with a value or without a message`
    if (!hasErrors) check(endpoint.value, value, pathOf(endpoint))
    return null
  } catch (error) {
    return `${verb} ${pathOf(endpoint)}: ${answer.statusCode} ${String(error)} ${answer.body.slice(0, 200)}`
  }
}
