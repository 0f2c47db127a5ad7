import { type Answer, type Call, CallFailure, type CallOptions, type Endpoint, pathOf } from '@ronde/contracts/wire'

/** How one endpoint answers in a test or a story. */
export interface EndpointAnswer {
  path: string
  reply: (input: unknown) => Answer<unknown> | Promise<Answer<unknown>>
}

/** A call that the console sent. */
export interface AskedQuestion {
  /** Address below the API host: `/api/Console/Aff/AffAffaire/GetList`. */
  path: string
  input: unknown
  /** The token to send, where it is not that of the current session. */
  token?: string
  /** The `Idempotency-Key` it was sent with. */
  idempotencyKey?: string
}

/** A `Call` that answers from a list, and records what it was asked. */
export interface FakeCall extends Call {
  asked: readonly AskedQuestion[]
  /** Inputs of the calls to one endpoint, in order. */
  inputsOf: <Input>(endpoint: Endpoint<Input, unknown>) => readonly Input[]
}

/** Makes an endpoint answer its example, or what `value` returns for the input. A `value` that throws a `CallFailure` makes the call fail. */
export const answer = <Input, Value>(
  endpoint: Endpoint<Input, Value>,
  value?: (input: Input) => Value | undefined | Promise<Value>,
): EndpointAnswer =>
  answerWhole(endpoint, async (input) => ({
    value: value ? await value(input) : endpoint.example.value,
    hasErrors: false,
    messages: [],
  }))

/** As `answer`, with the messages too. */
export const answerWhole = <Input, Value>(
  endpoint: Endpoint<Input, Value>,
  reply: (input: Input) => Answer<Value> | Promise<Answer<Value>>,
): EndpointAnswer => ({ path: pathOf(endpoint), reply: reply as EndpointAnswer['reply'] })

/** Every operation of some services answers its example: `examples(AffAffaire, UsrUser)`. */
export const examples = (...services: Readonly<Record<string, object>>[]): EndpointAnswer[] =>
  services.flatMap((one) => Object.values(one)).map((endpoint) => answer(endpoint as Endpoint<unknown, unknown>))

/** An operation that is not listed must not look like an unreachable server: the test fails, wherever the console shows the failure. */
const failTest = (path: string): void => void Promise.reject(new Error(`no answer is listed for ${path}`))

/** A `$call` for tests and stories. The last answer listed for an endpoint counts. */
export function answering(answers: readonly EndpointAnswer[], onUnlisted: (path: string) => void = failTest): FakeCall {
  const byPath = new Map(answers.map(({ path, reply }) => [path, reply]))
  const asked: AskedQuestion[] = []
  const call = async (
    endpoint: Endpoint<never, unknown>,
    input: unknown,
    options?: CallOptions,
  ): Promise<Answer<unknown>> => {
    const path = pathOf(endpoint)
    asked.push({
      path,
      input,
      ...(options?.token ? { token: options.token } : {}),
      ...(options?.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {}),
    })
    const reply = byPath.get(path)
    if (!reply) {
      onUnlisted(path)
      throw new CallFailure('unreadable', { detail: `no answer is listed for ${path}` })
    }
    return reply(input)
  }
  return Object.assign(call as Call, {
    asked,
    inputsOf: <Input>(endpoint: Endpoint<Input, unknown>) =>
      asked.filter(({ path }) => path === pathOf(endpoint)).map(({ input }) => input as Input),
  })
}
