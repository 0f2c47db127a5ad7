import axios, { type AxiosRequestConfig } from 'axios'
import { fileFrom, formOf, given } from './body.ts'
import { check, decode, messagesOf } from './decode.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import type { Answer } from './envelope.ts'
import { CallFailure } from './failure.ts'
import { judge } from './judge.ts'
import { isFile, sendsFile } from './schema.ts'

/** Settings of calls; the functions are called at each call. */
export interface CallContext {
  /** Scheme and host of the API, without a trailing slash; '' for those of the page. */
  baseUrl: string
  /** The bearer token, or null when nobody is signed in. */
  token: () => string | null
  /** Language of the server's messages. */
  language: () => string
  /** Milliseconds until a call without an answer fails as `timeout`. */
  timeout?: number
  /** Whether `Idempotency-Key` is sent: a server of another origin has to allow it first. @default true */
  sendsKeys?: boolean
  /** Makes the `X-Request-Id` of each call, under which a server may log it; a server of another origin has to allow it first. @default none is sent */
  requestId?: () => string
  /** Boundary of multipart forms, where the same form must be the same bytes. @default a new one for each form */
  boundary?: string
}

export interface CallOptions {
  /** Aborts the call, which rejects as `cancelled`. */
  signal?: AbortSignal
  /** Called while a form is being sent: bytes sent, and bytes in all. */
  onProgress?: (sent: number, total: number) => void
  /** Token to send instead of the current one: a sign-out names the session that it ends. */
  token?: string
  /** `Idempotency-Key` (proposed): a write sent again with the same key is done once, and answered the same. */
  idempotencyKey?: string
  /** Whether the request goes on when the page is left (`keepalive`): a sign-out that is cut off would leave the token valid. */
  outlivesPage?: boolean
}

/** Calls an endpoint. Rejects with `CallFailure` and nothing else. */
export type Call = <Input, Value>(
  endpoint: Endpoint<Input, Value>,
  input: Input,
  options?: CallOptions,
) => Promise<Answer<Value>>

const count = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** The id in a header, where it looks like one. */
const idIn = (header: unknown): string | undefined =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined

/** Seconds of a `Retry-After` header, given as seconds or as a date (RFC 9110). */
function waitIn(header: unknown): number | undefined {
  const until = typeof header === 'string' ? Date.parse(header) : Number.NaN
  return count(header) ?? (Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1000)))
}

/** Timeout of forms in ms: they may hold a large file, and connections may be slow. */
const formTimeout = 600_000

type Sent = Pick<AxiosRequestConfig, 'params' | 'data' | 'timeout' | 'onUploadProgress'> & {
  headers?: Record<string, string>
}

/** Where the input is sent: in the query, a JSON body, or a form. */
function sentBy(
  { verb, input: schema, query = [] }: Endpoint<unknown, unknown>,
  input: unknown,
  { onProgress, boundary }: CallOptions & { boundary: string | undefined },
): Sent {
  const fields = given(input)
  if (verb === 'GET' || verb === 'DELETE') return { params: Object.fromEntries(fields) }
  const params = Object.fromEntries(fields.filter(([name]) => query.includes(name)))
  if (!sendsFile(schema)) {
    const body =
      query.length === 0
        ? (input ?? {})
        : Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => !query.includes(name)))
    return { params, data: body }
  }
  return {
    params,
    data: formOf(fields.filter(([name]) => !query.includes(name))),
    timeout: formTimeout,
    ...(boundary ? { headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } } : {}),
    ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? loaded) } : {}),
  }
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  if (axios.isCancel(error)) return new CallFailure('cancelled')
  if (axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'))
    return new CallFailure('timeout')
  return new CallFailure('network', { detail: error instanceof Error ? error.message : String(error) })
}

/** Makes the function that sends every call: of the app, the contracts and the tests. */
export function createCall({
  baseUrl,
  token,
  language,
  timeout = 60_000,
  sendsKeys = true,
  requestId,
  boundary,
}: CallContext): Call {
  const client = axios.create({
    baseURL: baseUrl,
    timeout,
    responseType: 'arraybuffer',
    paramsSerializer: { indexes: null },
    validateStatus: () => true,
  })

  return async <Input, Value>(
    endpoint: Endpoint<Input, Value>,
    input: Input,
    options: CallOptions = {},
  ): Promise<Answer<Value>> => {
    const { signal, token: own, idempotencyKey, outlivesPage = false } = options
    const { headers: ofBody = {}, ...sent } = sentBy(endpoint, input, { ...options, boundary })
    const isDownload = isFile(endpoint.value)
    const bearer = own ?? token()
    let id = requestId?.()
    try {
      const { status, data, headers } = await client.request<ArrayBuffer>({
        method: endpoint.verb,
        url: pathOf(endpoint),
        ...sent,
        headers: {
          Accept: isDownload ? 'application/json, */*' : 'application/json',
          'Accept-Language': language(),
          ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
          ...(idempotencyKey && sendsKeys ? { 'Idempotency-Key': idempotencyKey } : {}),
          ...(id ? { 'X-Request-Id': id } : {}),
          ...ofBody,
        },
        ...(signal ? { signal } : {}),
        ...(outlivesPage ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
      })
      id = idIn(headers['x-request-id']) ?? id
      if (status >= 300)
        throw new CallFailure('http', {
          status,
          messages: messagesOf(data),
          retryAfter: waitIn(headers['retry-after']),
        })
      if (isDownload && !/json/.test(String(headers['content-type']))) {
        const value = check(endpoint.value, fileFrom(data, headers), pathOf(endpoint))
        return { value, hasErrors: false, messages: [], requestId: id }
      }
      const { value, isSuccess, hasErrors, msgList } = await decode(data, endpoint.value, pathOf(endpoint))
      const answer = {
        value,
        hasErrors,
        messages: msgList ?? [],
        total: count(headers['x-total-count']),
        requestId: id,
      }
      judge(endpoint, input, { ...answer, status, isSuccess })
      return answer
    } catch (error) {
      throw Object.assign(failureOf(error), { requestId: id })
    }
  }
}
