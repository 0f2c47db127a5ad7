import type { Message } from './envelope.ts'

/**
 * Why a call gave no value:
 * - `refused`: HTTP 200 whose envelope says it did not succeed, or has errors and no value: a business refusal, or a read that failed;
 * - `http`: an answer of 400 or more, see `status`;
 * - `network`: no answer at all; `timeout`: none in time; `cancelled`: the console aborted the call;
 * - `unreadable`: an answer that is no envelope, a read without a value, or a value that does not match its schema;
 * - `unconfirmed`: a write answered as done, without the value that would prove it;
 * - `incomplete`: fewer rows than the server's total.
 */
export type FailureKind =
  | 'refused'
  | 'http'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unreadable'
  | 'unconfirmed'
  | 'incomplete'

interface FailureDetails {
  status?: number
  messages?: readonly Message[]
  /** Seconds the server asks to wait (429, 503). */
  retryAfter?: number
  /** Detail for developers, such as the call and field. Never shown to users. */
  detail?: string
}

/** The only error that `call` rejects with. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly messages: readonly Message[]
  readonly retryAfter: number | undefined
  /** Id under which the server logs the call, if it came there (`X-Request-Id`). */
  readonly requestId: string | undefined = undefined

  constructor(kind: FailureKind, { status, messages = [], retryAfter, detail }: FailureDetails = {}) {
    super(detail ?? (status ? `${kind} ${status}` : kind))
    this.kind = kind
    this.status = status
    this.messages = messages
    this.retryAfter = retryAfter
  }
}

const withoutAnswer: readonly FailureKind[] = ['network', 'timeout', 'unreadable', 'unconfirmed']

/**
 * Whether a failed write may have been done nevertheless: no answer proves either. Proxies
 * answer 502, 503 and 504 when they lose the server; a 503 with messages comes from the server, which did nothing.
 */
export const mayBeDone = ({ kind, status, messages }: CallFailure): boolean =>
  withoutAnswer.includes(kind) ||
  (kind === 'http' && (status === 502 || status === 504 || (status === 503 && messages.length === 0)))
