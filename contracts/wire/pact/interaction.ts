import { join } from 'node:path'
import { MatchersV3 as pact, PactV4 } from '@pact-foundation/pact'
import { expect, inject, test } from 'vitest'
import type { Call } from '../call.ts'
import type { Answer } from '../envelope.ts'
import { createCall } from '../call.ts'
import { type Endpoint, pathOf } from '../endpoint.ts'
import { CallFailure } from '../failure.ts'
import type { GivenState } from '../state.ts'
import { isFile, sendsFile } from '../schema.ts'
import { boundary, formBytes } from './form.ts'
import { namedBy } from './named.ts'
import { consumer, provider, serviceIn } from './parties.ts'
import { type ExpectedMessage, failed, refused, success } from './replies.ts'

/** The call of an interaction, and the states before it. */
interface Place<Input, Value> {
  /** Provider states before the call, in the order in which they are set up. */
  given: readonly GivenState[]
  call: Endpoint<Input, Value>
}

interface Sent<Input> {
  /** Input of the call. @default the endpoint's example */
  input?: Input
  /** `Idempotency-Key` of the call. */
  key?: string
  /** Fields of the input whose value a state gives: `{ token: 'directoryToken' }`. */
  fromState?: { readonly [Field in keyof Input & string]?: string }
}

type Row<Value> = Value extends readonly (infer One)[] ? Partial<One> : never
type Fields<Value> = Value extends readonly unknown[] ? never : Partial<Value>

interface Answered<Value> {
  /** Value of the answer, matched by types and formats, and by values that were sent. @default the endpoint's example */
  answers?: Value
  /** For a list: exactly these rows, in this order, with these values. */
  only?: readonly Row<Value>[]
  /** For a record: these fields have exactly these values. */
  exactly?: Fields<Value>
  /** No field of the record, or of the rows of `only`, has the name of a secret. Required fields are left to another interaction. */
  hasNoSecrets?: true
  /** For a list: number of rows in all that match the call (`X-Total-Count`). */
  total?: number
  messages?: never
  status?: never
}

/** A business refusal: HTTP 200 with these messages and no value. */
interface Refused {
  messages: readonly ExpectedMessage[]
  /** The answer has envelope and messages only. That messages are required is left to another interaction. */
  isBare?: boolean
  status?: never
}

/** An answer of 400 or more, with a message or several. */
interface Failed {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503
  messages?: never
}

/** Input and outcome of an interaction. */
export type Outcome<Input, Value> = Sent<Input> & (Answered<Value> | Refused | Failed)

/** One interaction, as it is declared. */
type Telling<Input, Value> = Place<Input, Value> & Outcome<Input, Value>

const claimed = new Map<string, string>()

/** Two interactions of one name and state would silently become one in the pact. */
function claimTitle(title: string, task: string): void {
  const owner = claimed.get(title)
  if (owner !== undefined && owner !== task) throw new Error(`two interactions are called “${title}”`)
  claimed.set(title, task)
}

function sentTo<Input>({ input, fromState = {} }: Pick<Sent<Input>, 'input' | 'fromState'>): Record<string, unknown> {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  const given: Record<string, string | undefined> = fromState
  return Object.fromEntries(
    entries.map(([key, value]) => [key, given[key] ? pact.fromProviderState(`\${${given[key]}}`, value) : value]),
  )
}

const asQuery = (sent: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )

interface Replied {
  status: number
  body: object
  total?: number | undefined
  /** File answered instead of an envelope. */
  file?: File
}

function replyOf<Input, Value>(told: Telling<Input, Value>, input: Input): Replied {
  if (told.status) return { status: told.status, body: failed(told.status === 401) }
  if (told.messages) return { status: 200, body: refused(told.messages, told.isBare === true) }
  const {
    call: { verb, value: schema, example },
    answers = example.value,
    only,
    exactly,
    hasNoSecrets = false,
    total,
  } = told
  if (isFile(schema)) return { status: 200, body: {}, file: answers as File }
  // Of one row in the example there is one row in the list.
  const rows = only ?? (verb === 'GET' && Array.isArray(answers) && answers.length === 1 ? [{}] : undefined)
  const known = { sent: input, pinned: exactly, named: namedBy(told.given, verb) }
  return {
    status: 200,
    total,
    body: success({
      verb,
      schema,
      answers: exactly ? { ...answers, ...exactly } : answers,
      only: rows,
      known,
      hasNoSecrets,
    }),
  }
}

/** Checks that the client reads exactly the declared value and messages from the answer. */
async function judgeAnswer(answer: Answer<unknown>, { body, file, total }: Replied): Promise<void> {
  const { value, messages } = answer
  if (!file) {
    expect(answer.total).toBe(total)
    const told = pact.reify(body) as unknown as { value: unknown; msgList?: readonly object[] }
    expect(value).toEqual(told.value)
    return expect(messages).toMatchObject(told.msgList ?? [])
  }
  const { name, type } = value as File
  expect({ name, type, bytes: await (value as File).bytes() }).toEqual({
    name: file.name,
    type: file.type,
    bytes: await file.bytes(),
  })
}

async function judge<Input, Value>(
  told: Telling<Input, Value>,
  input: Input,
  { call, replied }: { call: Call; replied: Replied },
): Promise<void> {
  const outcome = await call(told.call, input, told.key ? { idempotencyKey: told.key } : {}).catch(
    (error: unknown) => error,
  )
  if (!told.status && !told.messages) {
    if (outcome instanceof Error) throw outcome
    return judgeAnswer(outcome as Answer<unknown>, replied)
  }
  expect(outcome).toBeInstanceOf(CallFailure)
  const { kind, status, messages } = outcome as CallFailure
  if (told.status) expect({ kind, status }).toEqual({ kind: 'http', status: told.status })
  else
    expect({ kind, messages: messages.map(({ message }) => message) }).toEqual({
      kind: 'refused',
      messages: told.messages.map(textOf),
    })
}

const textOf = (message: ExpectedMessage): string => (typeof message === 'string' ? message : message.example)

type Bag = Record<string, unknown>
type Receiving = ReturnType<ReturnType<PactV4['addInteraction']>['uponReceiving']>
type RequestBuilder = Parameters<NonNullable<Parameters<Receiving['withRequest']>[2]>>[0]

const only = (sent: Bag, isWanted: (name: string) => boolean): Bag =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => isWanted(name)))

/**
 * Sets a text as the body, compared part by part. `body()` would give every part the type of the whole, and `multipartBody()`
 * knows one part: neither takes keys beside a file.
 */
function textBody(request: RequestBuilder, text: string, type: string): void {
  const { interaction: told } = request as unknown as {
    interaction: { withRequestBody: (text: string, type: string) => void }
  }
  told.withRequestBody(text, type)
}

/** Puts the input where the client puts it: query, body or form. */
function fill(request: RequestBuilder, { verb, input, query = [] }: Endpoint<unknown, unknown>, sent: Bag): void {
  const isInQuery = (name: string) => verb === 'GET' || verb === 'DELETE' || query.includes(name)
  request.query(asQuery(only(sent, isInQuery)))
  const body = only(sent, (name) => !isInQuery(name))
  if (sendsFile(input)) textBody(request, formBytes(body).toString('utf8'), `multipart/form-data; boundary=${boundary}`)
  else if (verb !== 'GET' && verb !== 'DELETE') request.jsonBody(body)
}

/** Pattern of the header that names a file: the plain name with or without quotation marks, optionally followed by the encoded one. */
const attached = ({ name }: File) =>
  pact.regex(`^attachment;\\s*filename="?${name.replaceAll('.', '\\.')}"?(;.*)?$`, `attachment; filename="${name}"`)

/** The input with files read to bytes, which Pact requires. */
async function withBytes(sent: Bag): Promise<Bag> {
  const entries = Object.entries(sent).map(
    async ([name, value]) =>
      [name, value instanceof File ? { file: value, bytes: await value.bytes() } : value] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * One call that the console sends and relies on. Runs the console's client against a server that answers as declared,
 * asserts on what the client returns, and writes both into the pact, described by service, operation and title:
 * `AdmAgence/Insert: of a name that is taken`.
 */
export function interaction<Input, Value>(what: string, told: Telling<Input, Value>): void {
  tell(what, told)
  // One Pact interaction cannot require fields and forbid others: each operation's first refusal is written twice.
  if (!told.messages || bareOf.has(told.call)) return
  bareOf.add(told.call)
  tell(`${what}, and no value`, { ...told, isBare: true })
}

const bareOf = new WeakSet<object>()

function tell<Input, Value>(what: string, told: Telling<Input, Value>): void {
  const place = `${serviceIn(told.call.service)}/${told.call.operation}`
  test(`${place}: ${what}`, async ({ task }) => {
    const title = `${place}: ${what}`
    claimTitle(title, task.id)
    const { given, call: endpoint, input = endpoint.example.input } = told
    const replied = replyOf(told, input)
    const { status, body, file, total } = replied
    const bytes = file ? await file.bytes() : new Uint8Array()
    const bearer = given.some(({ gives }) => gives.includes('token'))
    const sent = await withBytes(sentTo({ input, fromState: told.fromState }))

    // One file per service: Pact reads and writes the whole file for every interaction.
    let story = new PactV4({
      consumer,
      provider,
      dir: join(inject('pactFolder'), serviceIn(endpoint.service)),
      logLevel: 'error',
    }).addInteraction()
    for (const { name, params } of given) story = story.given(name, JSON.parse(JSON.stringify(params)))
    await story
      .uponReceiving(title)
      .withRequest(endpoint.verb, pathOf(endpoint), (request) => {
        request.headers({
          'Accept-Language': 'fr',
          ...(bearer ? { Authorization: pact.fromProviderState('Bearer ${token}', 'Bearer example') } : {}),
          ...(told.key ? { 'Idempotency-Key': told.key } : {}),
        })
        fill(request, endpoint, sent)
      })
      .willRespondWith(status, (reply) => {
        if (file) reply.headers({ 'Content-Disposition': attached(file) }).body(file.type, Buffer.from(bytes))
        else reply.headers(total === undefined ? {} : { 'X-Total-Count': String(total) }).jsonBody(body)
      })
      .executeTest(({ url }) => {
        const call = createCall({
          baseUrl: url,
          token: () => (bearer ? 'example' : null),
          language: () => 'fr',
          boundary,
        })
        return judge(told, input, { call, replied })
      })
  })
}
