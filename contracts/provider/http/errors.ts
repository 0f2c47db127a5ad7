import type { FastifyError } from 'fastify'
import { isUnavailable } from '../database/failures.ts'
import { HttpFailure, Refusal } from '../messages/failure.ts'

/** Maximum bytes of a body other than a form. */
export const mostOfBody = 1_048_576

const byStatus: Readonly<Record<number, HttpFailure>> = {
  404: new HttpFailure(404, 'addressNotFound'),
  413: new HttpFailure(413, 'tooLarge', { mo: mostOfBody / 1_048_576 }),
  415: new HttpFailure(415, 'unsupportedType'),
  503: new HttpFailure(503, 'unavailable', {}, 5),
}

const statusOf = (error: unknown): number => {
  // First: a caller who hung up also causes a "connection reset", which is no failure of the database.
  const { statusCode } = (error ?? {}) as Partial<FastifyError>
  if (typeof statusCode === 'number') return statusCode
  return isUnavailable(error) ? 503 : 500
}

/** The answer to a thrown error, without the error's own text, which may hold SQL, paths or versions. */
export function failureOf(error: unknown): HttpFailure | Refusal {
  if (error instanceof HttpFailure || error instanceof Refusal) return error
  const status = statusOf(error)
  const known = byStatus[status]
  if (known) return known
  return status >= 400 && status < 500 ? new HttpFailure(400, 'badRequest') : new HttpFailure(500, 'failure')
}
