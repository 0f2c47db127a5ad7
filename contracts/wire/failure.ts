import type { Message } from './envelope.ts'

/**
 * Why a call gave no value:
 * - `refused`: a business refusal, HTTP 200 with messages and no value;
 * - `http`: an answer of 400 or more, see `status`;
 * - `network`: no answer at all; `timeout`: none in time; `cancelled`: the console itself gave up;
 * - `partial`: a whole list was asked for, and fewer rows came than the server counts;
 * - `unreadable`: an answer that is no envelope, or whose value is not of the declared shape.
 */
export type FailureKind = 'refused' | 'http' | 'network' | 'timeout' | 'cancelled' | 'partial' | 'unreadable'

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
