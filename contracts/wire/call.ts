import axios from 'axios'
import { decode } from './decode.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import type { Message } from './envelope.ts'
import { CallFailure } from './failure.ts'

/** What a call needs to know of its surroundings, asked anew at each call. */
export interface CallContext {
  /** Scheme and host of the API, no trailing slash; '' for the page's own. */
  baseUrl: string
  /** The bearer token, or null when nobody is signed in. */
  token: () => string | null
  /** Language of the server's messages. */
  language: () => string
  /** Milliseconds until a call without an answer fails as `timeout`. */
  timeout?: number
}

/** A call that went well. `value` is undefined when the server sent none: a save then applies nothing. */
export interface Answer<Value> {
  value: Value | undefined
  hasErrors: boolean
  messages: readonly Message[]
}

export interface CallOptions {
  signal?: AbortSignal
  /** Sent instead of the token of the moment: a sign-out names the session that it ends. */
  token?: string
  /** The browser sends it to its end although the page is left meanwhile: a sign-out that is cut off would leave the token alive. */
  outlivesPage?: boolean
}

/** Calls an endpoint. Rejects with `CallFailure` and nothing else. */
export type Call = <Input, Value>(endpoint: Endpoint<Input, Value>, input: Input, options?: CallOptions) => Promise<Answer<Value>>

const given = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null))

const seconds = (header: unknown): number | undefined => (typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined)

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  if (axios.isCancel(error)) return new CallFailure('cancelled')
  if (axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')) return new CallFailure('timeout')
  return new CallFailure('network', { detail: error instanceof Error ? error.message : String(error) })
}

/** Makes the one function that every call of the console goes through: the app's, the contracts' and the tests'. */
export function createCall({ baseUrl, token, language, timeout = 60_000 }: CallContext): Call {
  const client = axios.create({
    baseURL: baseUrl,
    timeout,
    responseType: 'arraybuffer',
    paramsSerializer: { indexes: null },
    validateStatus: () => true,
  })

  return async (endpoint, input, { signal, token: own, outlivesPage = false } = {}) => {
    const inQuery = endpoint.verb === 'GET' || endpoint.verb === 'DELETE'
    const bearer = own ?? token()
    try {
      const { status, data, headers } = await client.request<ArrayBuffer>({
        method: endpoint.verb,
        url: pathOf(endpoint),
        ...(inQuery ? { params: given(input) } : { data: input ?? {} }),
        headers: {
          Accept: 'application/json',
          'Accept-Language': language(),
          ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        },
        ...(signal ? { signal } : {}),
        ...(outlivesPage ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
      })
      if (status >= 300) {
        const told = await decode(data, endpoint.value, pathOf(endpoint)).catch(() => null)
        throw new CallFailure('http', { status, messages: told?.msgList ?? [], retryAfter: seconds(headers['retry-after']) })
      }
      const { value, hasErrors, msgList } = await decode(data, endpoint.value, pathOf(endpoint))
      if (value === undefined && hasErrors) throw new CallFailure('refused', { status, messages: msgList ?? [] })
      return { value, hasErrors, messages: msgList ?? [] }
    } catch (error) {
      throw failureOf(error)
    }
  }
}
