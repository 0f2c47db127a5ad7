import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import { inputProblems } from '../wire/check-input.ts'
import { type Field, fieldsOf, sendsFile } from '../wire/schema.ts'
import { type Contracted, isDone } from './contract.ts'
import type { Interaction } from '../pacts/pact.ts'

type Sent = Record<string, unknown>

/** A request as the console would send it, before something goes wrong. */
interface Request {
  method: string
  path: string
  query: Record<string, string[]>
  headers: Record<string, string>
  body: unknown
}

/** The console with one fault in one call. */
export interface WrongConsumer {
  name: string
  says: string
  /** Whether a check catches the fault. */
  isCaught: () => Promise<boolean> | boolean
}

const named = (fields: readonly Field[], isWanted: (field: Field) => boolean): Field | undefined =>
  fields.find(isWanted)

/** Faults in an editor's input: the client checks every input against its endpoint's schema. */
function wrongInputs({ name, endpoint }: Contracted): WrongConsumer[] {
  const fields = fieldsOf(endpoint.input)
  const sent = endpoint.example.input as Sent
  const day = named(
    fields,
    ({ type, name: field }) => (type === 'date' || type === 'instant') && typeof sent[field] === 'string',
  )
  const id = named(fields, ({ type, name: field }) => type === 'integer' && typeof sent[field] === 'number')
  const flag = named(fields, ({ type }) => type === 'boolean')
  const needed = named(fields, ({ isRequired }) => isRequired)
  const inputs: [string, Sent | undefined][] = [
    // Lists take fields of their rows as filters.
    [
      'sends a field nobody knows',
      endpoint.verb === 'GET' || fields.length === 0 ? undefined : { ...sent, nobodyKnows: 1 },
    ],
    [
      'calls a field otherwise',
      needed && {
        ...Object.fromEntries(Object.entries(sent).filter(([field]) => field !== needed.name)),
        [`${needed.name}s`]: sent[needed.name],
      },
    ],
    [
      'leaves out what is needed',
      needed && Object.fromEntries(Object.entries(sent).filter(([field]) => field !== needed.name)),
    ],
    ['writes a date the French way', day && { ...sent, [day.name]: '31/03/2026' }],
    ['sends a number as text', id && { ...sent, [id.name]: '1' }],
    ['sends a flag as a number', flag && { ...sent, [flag.name]: 1 }],
  ]
  return inputs.flatMap(([says, input]) =>
    input ? [{ name, says, isCaught: () => inputProblems(endpoint, input).length > 0 }] : [],
  )
}

/** Whether a server that accepts only the pact's requests refuses a request. */
async function isRefused({ request }: Interaction, sent: Request, folder: string): Promise<boolean> {
  const expected = requestOf(request)
  const story = new PactV4({ consumer: 'wrong', provider: 'wrong', dir: folder, logLevel: 'error' })
    .addInteraction()
    .uponReceiving('a call')
  try {
    await story
      .withRequest(expected.method, expected.path, (told) => {
        told.headers(expected.headers).query(expected.query)
        if (expected.body !== undefined) told.jsonBody(expected.body)
      })
      .willRespondWith(200)
      .executeTest(async ({ url }) => {
        const query = new URLSearchParams(
          Object.entries(sent.query).flatMap(([field, values]) => values.map((value) => [field, value])),
        )
        const { method, headers, body } = sent
        await fetch(`${url}${sent.path}?${query}`, {
          method,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      })
    return false
  } catch {
    return true
  }
}

const requestOf = ({ method, path, query = {}, body }: Interaction['request']): Request => ({
  method,
  path,
  query,
  headers: { 'Accept-Language': 'fr', Authorization: 'Bearer example' },
  body: body?.content,
})

const isRow = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value)
const less = (row: Sent, name: string): Sent =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field !== name))

/** Faults in how the client sends: the pact's requests are exact. */
function wrongRequests({ name, endpoint, interactions }: Contracted, folder: string): WrongConsumer[] {
  const interaction = interactions.find(isDone)
  if (!interaction || sendsFile(endpoint.input)) return []
  const right = requestOf(interaction.request)
  const { body, query, headers } = right
  const [parameter] = Object.keys(query)
  const requests: [string, Request | undefined][] = [
    ['calls by another verb', { ...right, method: right.method === 'PUT' ? 'POST' : 'PUT' }],
    ['calls another path', { ...right, path: `${right.path}s` }],
    ['sends no token', { ...right, headers: less(headers, 'Authorization') as Record<string, string> }],
    ['says no language', { ...right, headers: less(headers, 'Accept-Language') as Record<string, string> }],
    [
      'leaves out a parameter',
      parameter === undefined ? undefined : { ...right, query: less(query, parameter) as Record<string, string[]> },
    ],
    ['sends a parameter more', { ...right, query: { ...query, more: ['1'] } }],
    [
      'drops dtModification',
      isRow(body) && 'dtModification' in body ? { ...right, body: less(body, 'dtModification') } : undefined,
    ],
    [
      'leaves out the nulls',
      isRow(body) && Object.values(body).includes(null)
        ? { ...right, body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) }
        : undefined,
    ],
  ]
  return requests.flatMap(([says, sent]) =>
    sent ? [{ name, says, isCaught: () => isRefused(interaction, sent, folder) }] : [],
  )
}

/** Every wrong consumer. `folder`: for temporary pact files. */
export const wrongConsumers = (operations: readonly Contracted[], folder: string): WrongConsumer[] =>
  operations.flatMap((operation) => [...wrongInputs(operation), ...wrongRequests(operation, folder)])

/** Tries all wrong consumers, or the chosen ones. Resolves to those tried, and those not caught. */
export async function uncaughtConsumers(
  operations: readonly Contracted[],
  choose = (all: WrongConsumer[]) => all,
): Promise<{ tried: WrongConsumer[]; missed: WrongConsumer[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-wrong-'))
  const wrongs = choose(wrongConsumers(operations, folder))
  const chosen = new Set(wrongs.map(({ name }) => name))
  const missed: WrongConsumer[] = []
  try {
    // The right input must pass, or nothing is proven.
    for (const { name, endpoint, interactions } of operations.filter((operation) => chosen.has(operation.name))) {
      const [fault] = inputProblems(endpoint, endpoint.example.input)
      const interaction = interactions.find(isDone)
      if (fault) throw new Error(fault)
      if (
        interaction &&
        !sendsFile(endpoint.input) &&
        (await isRefused(interaction, requestOf(interaction.request), folder))
      )
        throw new Error(`${name}: the right request is refused`)
    }
    for (const wrong of wrongs) if (!(await wrong.isCaught())) missed.push(wrong)
    return { tried: wrongs, missed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
