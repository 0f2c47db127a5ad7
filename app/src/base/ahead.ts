import type { Answer, Call, Endpoint } from '@ronde/contracts/wire'
import { createStore } from 'effector'

/** Sends calls that are sure to be needed soon, before a screen asks for them. */
export type AskAhead = (token: string) => void

/** Asks ahead; `main` sets it. */
export const $askAhead = createStore<AskAhead>(() => {}, { serialize: 'ignore' })

/** Milliseconds after which an unused answer is too old to be given. */
const longest = 30_000

type AnyCall = (
  endpoint: Endpoint<never, unknown>,
  input: unknown,
  options?: { token?: string },
) => Promise<Answer<unknown>>

interface Asking {
  /** Whose token the answer belongs to. */
  token: string
  /** When it was asked, ms. */
  at: number
  answer: Promise<Answer<unknown>>
}

const nameOf = (
  { service, operation }: Pick<Endpoint<never, unknown>, 'service' | 'operation'>,
  input: unknown,
): string => `${service}/${operation} ${JSON.stringify(input)}`

/**
 * A call that gives the answer to a question that was asked ahead, once and to the same token only; anything else is asked as
 * it comes. `ask` puts a question before its turn, and after another where the order matters.
 */
export function callAhead(call: Call, token: () => string | null, now: () => number = () => performance.now()) {
  const plain = call as AnyCall
  const asked = new Map<string, Asking>()

  const ask = (
    endpoint: Endpoint<never, unknown>,
    input: unknown,
    { token: own, after }: { token: string; after?: Promise<unknown> },
  ): Promise<unknown> => {
    const answer = (after ?? Promise.resolve()).catch(() => {}).then(() => plain(endpoint, input, { token: own }))
    // The caller that takes the answer gets its failure; without a taker it must not count as unhandled.
    answer.catch(() => {})
    asked.set(nameOf(endpoint, input), { token: own, at: now(), answer })
    return answer
  }

  const take: AnyCall = (endpoint, input, options) => {
    const name = nameOf(endpoint, input)
    const known = asked.get(name)
    asked.delete(name)
    const isTheirs = known !== undefined && known.token === (options?.token ?? token()) && now() - known.at < longest
    return isTheirs ? known.answer : plain(endpoint, input, options)
  }
  return { call: take as Call, ask }
}
