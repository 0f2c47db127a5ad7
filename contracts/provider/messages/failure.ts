import { refusalFields } from '../../services/refusals.ts'
import type { MessageKey, MessageValues } from './messages.ts'
import { numberOf, type sharedNumbers } from './shared-numbers.ts'

type RefusalKey = Extract<MessageKey, `R${number}` | keyof typeof sharedNumbers>

/** A business refusal: HTTP 200 with `hasErrors` and no value. Thrown in a transaction, it rolls it back. */
export class Refusal extends Error {
  readonly key: RefusalKey
  readonly values: MessageValues
  /** The input field the refusal is about; null for none. */
  readonly field: string | null
  /** The instant whose time of day its message names. */
  since: string | null = null
  /** Further refusals of the same input. */
  others: readonly Refusal[] = []

  constructor(
    key: RefusalKey,
    values: MessageValues = {},
    field: string | null = refusalFields[numberOf(key)] ?? null,
  ) {
    super(key)
    this.key = key
    this.values = values
    this.field = field
  }
}

/** Runs checks one after the other, and throws all refusals together. Returns the result of the last, which may be the write itself. */
export async function together<Result>(...checks: [...(() => unknown)[], () => Promise<Result>]): Promise<Result> {
  const refusals: Refusal[] = []
  let last: unknown
  for (const check of checks) {
    try {
      last = await check()
    } catch (error) {
      if (error instanceof Refusal) refusals.push(error, ...error.others)
      // After a refusal nothing is written: errors of the database are ignored.
      else if (refusals.length > 0) break
      else throw error
    }
  }
  const [first, ...others] = refusals
  if (first) throw Object.assign(first, { others })
  return last as Result
}

/** An answer of 400 or more, with a localised message. The error's own text is for the server's log only. */
export class HttpFailure extends Error {
  readonly status: number
  readonly key: MessageKey
  readonly values: MessageValues
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  /** The field, filter or column that the failure is about. */
  get field(): string | null {
    const { champ } = this.values
    return typeof champ === 'string' ? champ : null
  }

  constructor(status: number, key: MessageKey, values: MessageValues = {}, retryAfter?: number) {
    super(`${status} ${key}`)
    this.status = status
    this.key = key
    this.values = values
    this.retryAfter = retryAfter
  }
}

/** 404: no record has this key. */
export const notFound = () => new HttpFailure(404, 'notFound')

/** 400: a field, filter or column with an invalid value. */
export const invalidField = (champ: string) => new HttpFailure(400, 'invalidField', { champ })

/** 400: a field, filter or column that does not exist. */
export const unknownField = (champ: string) => new HttpFailure(400, 'unknownField', { champ: champ.slice(0, 60) })

/** 401: no token, or one that is no longer valid. */
export const notSignedIn = () => new HttpFailure(401, 'notSignedIn')

/** 403: signed in, but without the right. */
export const forbidden = () => new HttpFailure(403, 'forbidden')

/** 400, but never sent: the caller has disconnected. */
export const givenUp = () => new HttpFailure(400, 'badRequest')

/** The row, or 404. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound()
  return row
}
