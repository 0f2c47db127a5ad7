import type { Message } from './envelope.ts'

/**
 * Why a call gave no value:
 * - `refused`: HTTP 200 that says it did not succeed, or with errors and nothing beside them: a business refusal, or a read that failed;
 * - `http`: an answer of 400 or more, see `status`;
 * - `network`: no answer at all; `timeout`: none in time; `cancelled`: the console itself gave up;
 * - `unreadable`: an answer that is no envelope, a read without a value, or a value that is not of the declared shape;
 * - `unconfirmed`: a write that was answered as done, without the value that would prove it;
 * - `incomplete`: fewer rows than the server says there are.
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
  /** For developers: which field of which call. Never shown to users. */
  detail?: string
}

/** What `call` rejects with, always. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly messages: readonly Message[]
  readonly retryAfter: number | undefined

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
 * Whether a write that failed so may have been done all the same: nothing came back that proves either. What stands between
 * answers 502, 503 and 504 when it has lost sight of the server; a 503 with words is the server's own, which did nothing.
 */
export const mayBeDone = ({ kind, status, messages }: CallFailure): boolean =>
  withoutAnswer.includes(kind) ||
  (kind === 'http' && (status === 502 || status === 504 || (status === 503 && messages.length === 0)))
