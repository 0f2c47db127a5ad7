import { type Answer, type Call, CallFailure, type Endpoint, inputProblems } from '@ronde/contracts/wire'
import { attach, createStore, type Effect } from 'effector'

/** The record that a call is about, as people know it. */
export interface Subject {
  name: string
  /** Where it is looked at; null where nobody knows. */
  href: string | null
}

/** One question to the backend, as data. */
export interface Asked {
  // An endpoint's own types are kept by `callTo`; here only its address matters.
  endpoint: Endpoint<unknown, unknown>
  input: unknown
  /** A call nobody asked for (a background check) says nothing when it fails. */
  isQuiet?: boolean
  /** Whoever asks shows a refusal where it was sent from: it is told nowhere else. */
  isRefusalShown?: boolean
  /** The token to send where it is not the one of the moment. */
  token?: string
  /** A write asked again under the same key is done once, where the server keeps to it. */
  idempotencyKey?: string
  /** Sent to its end although the page is left meanwhile. */
  outlivesPage?: boolean
  /** Gives the call up. */
  signal?: AbortSignal
  /** What it is about, given what it answered (undefined: it failed): what is told of it names that and leads to it. */
  about?: (value: unknown) => Subject | null
  /** Told as a form goes out: bytes sent, of how many. */
  onProgress?: (sent: number, total: number) => void
}

const unset: Call = () => Promise.reject(new CallFailure('network', { detail: 'no call was made ready' }))

/** The function that calls; `main` sets it, tests and stories replace it. */
export const $call = createStore<Call>(unset, { serialize: 'ignore' })

/** While people develop, and in tests outside a browser: stories show states by inputs made up for them. */
const isHeld = () => import.meta.env.MODE === 'development' || /jsdom|Node\.js/.test(navigator.userAgent)

/** Throws when an input is not of its endpoint: the server would refuse it, a server made for a test would not notice. */
function holdToContract({ endpoint, input }: Asked): void {
  const problems = inputProblems(endpoint, input)
  if (problems.length === 0) return
  const error = new Error(problems.join('\n'))
  // A failed call may be shown as such and forgotten; this is a fault of the console, and has to be heard.
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
    // Written out, so that the build leaves all of it away.
    if (import.meta.env.DEV && isHeld()) holdToContract(asked)
    const { endpoint, input, isRefusalShown: _shown, ...options } = asked
    return call(endpoint, input, options).catch((error: unknown) => {
      throw inOwnZone(error)
    })
  },
  name: 'callFx',
}) as Effect<Asked, Answer<unknown>, CallFailure>

interface CallToOptions {
  isQuiet?: boolean
}

/** An effect that calls one endpoint. */
export const callTo = <Input, Value>(endpoint: Endpoint<Input, Value>, { isQuiet = false }: CallToOptions = {}) =>
  attach({
    effect: callFx,
    mapParams: (input: Input): Asked => ({ endpoint, input, isQuiet }),
    name: `${endpoint.operation}Fx`,
  }) as Effect<Input, Answer<Value>, CallFailure>
