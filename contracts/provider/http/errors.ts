import type { FastifyError } from 'fastify'
import { isUnavailable } from '../database/failures.ts'
import { HttpFailure, Refusal } from '../messages/failure.ts'

/** Bytes of a body that is no form. */
export const mostOfBody = 1_048_576

const byStatus: Readonly<Record<number, HttpFailure>> = {
  404: new HttpFailure(404, 'addressNotFound'),
  413: new HttpFailure(413, 'tooLarge', { mo: mostOfBody / 1_048_576 }),
  415: new HttpFailure(415, 'unsupportedType'),
  503: new HttpFailure(503, 'unavailable', {}, 5),
}

const statusOf = (error: unknown): number => {
  // First: of a caller who hung up it is said, too, that a connection was reset.
  const { statusCode } = (error ?? {}) as Partial<FastifyError>
  if (typeof statusCode === 'number') return statusCode
  return isUnavailable(error) ? 503 : 500
}

/** What to answer to something thrown: never its own text, which may hold SQL, paths or versions. */
export function failureOf(error: unknown): HttpFailure | Refusal {
  if (error instanceof HttpFailure || error instanceof Refusal) return error
  const status = statusOf(error)
  const known = byStatus[status]
  if (known) return known
  return status >= 400 && status < 500 ? new HttpFailure(400, 'badRequest') : new HttpFailure(500, 'failure')
}
