import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPaged } from '../../handoff/openapi.ts'
import type { Operation } from '../../handoff/source.ts'
import type { Endpoint } from '../../wire/endpoint.ts'
import { type Field, fieldsOf, filterFields, itemType, sendsFile } from '../../wire/schema.ts'
import { contracted } from '../../wrong/contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let session = ''
beforeAll(async () => {
  server = await startTestServer()
  session = server.admin
})
afterAll(() => server.close())

type Sent = Readonly<Record<string, unknown>>
type Wrong = readonly [field: string, value: unknown]

/** Wrong values of a body's field, by the field's type. */
const wrongInBody: Readonly<Partial<Record<Field['type'] | 'guid', readonly unknown[]>>> = {
  integer: ['x', '1', 1.5, true, [1], {}],
  number: ['x', '1', true, [1], {}],
  text: [7, true, ['a'], {}],
  boolean: ['true', 1, [], {}],
  date: ['yesterday', '2026-02-30', '31/03/2026', '2026-03-31T00:00:00.000Z', 7, []],
  instant: ['yesterday', '2026-03-31', '2026-02-30T00:00:00.000Z', 7, []],
  guid: ['x', '', '0c4bb4b57f0f5d0c8c3e2b1a5b7d9e21', 7, [], {}],
  array: ['x', 7, {}, null],
  object: ['x', 7, []],
}

/** Wrong values of a query parameter, by its type. */
const wrongInQuery: Readonly<Partial<Record<Field['type'] | 'guid', readonly unknown[]>>> = {
  integer: ['x', '1.5', '1,2', '1e3', 'true'],
  number: ['x', '1,2'],
  boolean: ['maybe', '1', 'TRUE'],
  date: ['yesterday', '2026-02-30', '31/03/2026', '2026-13-01'],
  instant: ['yesterday', '2026-02-30T00:00:00.000Z', '31/03/2026', '2026-13-01T00:00:00.000Z'],
  guid: ['x', '0c4bb4b57f0f5d0c8c3e2b1a5b7d9e21'],
}

/** Whether a field holds a UUID: by its format or name. */
const isGuid = ({ name, format }: Field) =>
  format === 'guid' || /Guid$|^(modeOp|rapportInsp|idDocument|idAd)$/.test(name)
const kindOf = (field: Field) => (field.type === 'text' && isGuid(field) ? 'guid' : field.type)

/** Text fields that accept any text. */
const secrets = new Set(['password', 'newPassword', 'newPasswordCopy', 'token', 'clientSecret', 'extendedData'])

/** Texts that a field rejects: with invisible characters, too long, not a code, not a JSON object. */
function wrongTexts({ name, type, format, maxLength }: Field): string[] {
  if (type !== 'text') return []
  const unseen = secrets.has(name) ? [] : ['a\u0007b', 'a\u202eb', 'a\u200bb']
  const long = maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]
  const [code, json] = [
    format === 'ref' ? ['a b', 'é', 'a/b'] : [],
    format === 'json' ? ['x', '[1]', `{"a":"${'é'.repeat(40_000)}"}`] : [],
  ]
  return [...unseen, ...long, ...code, ...json]
}

/** Wrong values for one field of a body, at any depth. */
function wrongsOf(field: Field, at: string): Wrong[] {
  const { name, type, isNullable, isOptional, schema } = field
  const path = `${at}${name}`
  const own = [...(wrongInBody[kindOf(field)] ?? []), ...wrongTexts(field)].map((value): Wrong => [path, value])
  const missing: Wrong[] = isOptional ? [] : [[path, undefined]]
  const none: Wrong[] = isNullable ? [] : [[path, null]]
  const items: Wrong[] =
    type === 'array' && itemType(schema) === 'integer'
      ? [
          [path, ['x']],
          [path, [null]],
        ]
      : []
  const parts = (): Wrong[] => [...fieldsOf(schema).flatMap((one) => wrongsOf(one, `${path}.`)), [`${path}.nope`, 1]]
  const inner = type === 'object' ? parts() : []
  const isOfRecords = type === 'array' && itemType(schema) === 'object'
  const rows: Wrong[] = isOfRecords
    ? [
        [path, [{ nope: 1 }]],
        [path, ['x']],
      ]
    : []
  return [...own, ...missing, ...none, ...items, ...inner, ...rows]
}

/** An input with one field, at some depth, replaced. */
function altered(sent: Sent, path: string, value: unknown): Sent {
  const [name = '', ...rest] = path.split('.')
  return { ...sent, [name]: rest.length === 0 ? value : altered((sent[name] ?? {}) as Sent, rest.join('.'), value) }
}

interface Refused {
  msgList: { code: string | null; field: string | null }[]
}
const told = (text: string) => (JSON.parse(text) as Refused).msgList[0]

/** Whether an answer says that a field, or a part of it, is wrong. */
function isTold({ status, text }: { status: number; text: string }, path: string): boolean {
  if (status !== 400) return false
  const { code, field } = told(text) ?? {}
  return (
    (code === 'invalidField' || code === 'unknownField') && (field === path || String(field).startsWith(`${path}.`))
  )
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const given = (sent: Sent) => Object.entries(sent).filter(([, value]) => value !== undefined)

const formOf = (sent: Sent): Record<string, File | string[]> =>
  Object.fromEntries(
    given(sent).map(([name, value]) => [name, value instanceof File ? value : [value].flat().map(asText)]),
  )

const addressOf = (path: string, query: Sent) => {
  const parameters = given(query).flatMap(([name, value]) => [value].flat().map((one) => [name, asText(one)]))
  return `${path}?${new URLSearchParams(parameters).toString()}`
}

/** Sends an input in the body, form or query, as the call takes it. */
async function ask({ verb, input, query: inQuery = [] }: Endpoint<unknown, unknown>, path: string, sent: Sent) {
  if (verb === 'GET' || verb === 'DELETE') return server.call(addressOf(path, sent), { method: verb, token: session })
  const entries = Object.entries(sent)
  const query = Object.fromEntries(entries.filter(([name]) => inQuery.includes(name)))
  const body = Object.fromEntries(entries.filter(([name]) => !inQuery.includes(name)))
  if (sendsFile(input)) return server.upload(addressOf(path, query), session, formOf(body))
  return server.call(addressOf(path, query), { method: verb, token: session, body })
}

const inAddress = ({ verb, input, query = [] }: Endpoint<unknown, unknown>, name: string) =>
  verb === 'GET' || verb === 'DELETE' || query.includes(name) || sendsFile(input)

const wrongInAddress = (field: Field): Wrong[] =>
  (wrongInQuery[kindOf(field)] ?? []).map((value) => [field.name, value])

/** All wrong inputs of a call. */
function wrongsIn(endpoint: Endpoint<unknown, unknown>, paged: boolean): Wrong[] {
  const fields = fieldsOf(endpoint.input)
  const own = fields.flatMap((field): Wrong[] => {
    const { name, type, isOptional } = field
    if (!inAddress(endpoint, name)) return wrongsOf(field, '')
    const missing: Wrong[] = isOptional ? [] : [[name, undefined]]
    const file: Wrong[] = type === 'file' ? [[name, 'text']] : []
    // A filter may be repeated.
    const maySeveral = (isOptional && endpoint.operation.endsWith('List')) || type === 'array' || type === 'file'
    const several: Wrong[] = maySeveral ? [] : [[name, ['1', '1']]]
    return [...wrongInAddress(field), ...missing, ...file, ...several]
  })
  const isFilter = ({ name }: Field) => fields.every((field) => field.name !== name)
  const filters = paged ? filterFields(endpoint.value).filter(isFilter) : []
  const filtered = filters.flatMap(wrongInAddress)
  return [...own, ...filtered, ['nope', 1]]
}

const operations = (await contracted()).map((operation) => {
  const { endpoint } = operation
  return { ...operation, wrongs: wrongsIn(endpoint, isPaged(operation as unknown as Operation)) }
})

describe.each(operations)('$name', ({ endpoint, path, wrongs }) => {
  test('takes nothing of another type, nothing unknown, and not nothing where something is needed: 400 says which field', async () => {
    const example = endpoint.example.input as Sent
    const taken: unknown[] = []
    for (const [field, value] of wrongs) {
      const answer = await ask(endpoint, path, altered(example, field, value))
      if (!isTold(answer, field)) taken.push([field, value, answer.status, answer.messages])
    }
    expect(taken).toEqual([])
  })
})

test('there are wrongs to be told of nearly every call', () => {
  expect(operations.flatMap(({ wrongs }) => wrongs).length).toBeGreaterThan(1_500)
})
