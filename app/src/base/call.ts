import { type Answer, type Call, CallFailure, type Endpoint, inputProblems } from '@ronde/contracts/wire'
import { attach, createStore, type Effect } from 'effector'

/** The record that a call is about, as people know it. */
export interface Subject {
  name: string
  /** Address where the record is shown; null when unknown. */
  href: string | null
}

/** One question to the backend, as data. */
export interface Asked {
  // An endpoint's own types are kept by `callTo`; here only its address matters.
  endpoint: Endpoint<unknown, unknown>
  input: unknown
  /** A call nobody asked for (a background check) says nothing when it fails. */
  isQuiet?: boolean
  /** The caller shows a refusal in its own form; no notice reports it. */
  isRefusalShown?: boolean
  /** The token to send, where it is not that of the current session. */
  token?: string
  /** A write sent again under the same key is done once, where the server supports `Idempotency-Key`. */
  idempotencyKey?: string
  /** The request goes on although the page is left meanwhile. */
  outlivesPage?: boolean
  /** Aborts the call. */
  signal?: AbortSignal
  /** Subject of the call, from its answer (undefined: the call failed). Notices name it and link to it. */
  about?: (value: unknown) => Subject | null
  /** Called while a form is being sent: bytes sent, and bytes in all. */
  onProgress?: (sent: number, total: number) => void
}

const unset: Call = () => Promise.reject(new CallFailure('network', { detail: 'no call was made ready' }))

/** The function that calls; `main` sets it, tests and stories replace it. */
export const $call = createStore<Call>(unset, { serialize: 'ignore' })

/** Checked in development, and in tests outside a browser; not in stories, whose inputs are made up. */
const isHeld = () => import.meta.env.MODE === 'development' || /jsdom|Node\.js/.test(navigator.userAgent)

/** Throws when an input is not of its endpoint: the server would refuse it, a server made for a test would not notice. */
function holdToContract({ endpoint, input }: Asked): void {
  const problems = inputProblems(endpoint, input)
  if (problems.length === 0) return
  const error = new Error(problems.join('\n'))
  // A failed call may be shown and forgotten; this is a fault of the console, and must reach the error handler.
  queueMicrotask(() => {
    throw error
  })
  throw error
}

/** `09:52` in the reader's zone: the sign-in page calls too, and does without the library of dates. */
const timeOf = (instant: string): string => {
  const read = new Date(instant)
  return [read.getHours(), read.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Words that name a time of day, with that of the reader's zone: a server writes its own. */
function inOwnZone(error: unknown): unknown {
  if (!(error instanceof CallFailure) || error.messages.every(({ since }) => !since)) return error
  const messages = error.messages.map((one) =>
    one.since ? { ...one, message: one.message.replace(/\d{1,2}:\d{2}(?!.*\d:\d{2})/s, timeOf(one.since)) } : one,
  )
  return Object.assign(error, { messages })
}

/** Every call of the console goes through this effect, so that one place hears all answers and failures. */
export const callFx = attach({
  source: $call,
  effect: (call, asked: Asked): Promise<Answer<unknown>> => {
    // Written out, so that the build removes this branch.
    if (import.meta.env.DEV && isHeld()) holdToContract(asked)
    const { endpoint, input, isRefusalShown: _shown, ...options } = asked
    return call(endpoint, input, options).catch((error: unknown) => {
      throw inOwnZone(error)
    })
  },
  name: 'callFx',
}) as Effect<Asked, Answer<unknown>, CallFailure>

type CallToOptions = Pick<Asked, 'isQuiet' | 'isRefusalShown'>

/** An effect that calls one endpoint. */
export const callTo = <Input, Value>(endpoint: Endpoint<Input, Value>, options: CallToOptions = {}) =>
  attach({
    effect: callFx,
    mapParams: (input: Input): Asked => ({ endpoint, input, ...options }),
    name: `${endpoint.operation}Fx`,
  }) as Effect<Input, Answer<Value>, CallFailure>
