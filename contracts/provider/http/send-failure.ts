import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameOf } from '../database/database.ts'
import { failureOf } from './errors.ts'
import { type HttpFailure, Refusal } from '../messages/failure.ts'
import { numberOf } from '../messages/shared-numbers.ts'
import { writeLog } from '../writes/log.ts'
import { languageOf } from '../messages/messages.ts'
import type { ServerContext } from '../operations/provide.ts'
import { failed, refused } from '../operations/reply.ts'

/** Language of a request's messages. */
export const languageFor = ({ headers }: FastifyRequest) => languageOf(headers['accept-language'])

async function noteRefusal({ db, refusals }: ServerContext, now: Date, request: FastifyRequest): Promise<void> {
  const { caller, routeOptions } = request
  const refObjet = routeOptions.url ?? ''
  // Logged once a minute: a caller in a loop would fill the log.
  if (!refusals.allows(`${caller?.idUser ?? caller?.lbUser} ${refObjet}`, now.getTime())) return
  const written = writeLog(db, {
    now,
    caller,
    refEtat: 'REFUS',
    refAction: 'DROITS',
    typeObjet: 'Operation',
    refObjet,
    lbObjet: refObjet,
  })
  // When the log cannot be written, the answer must still be a refusal.
  await written.catch((unwritten: unknown) => request.log.error({ err: unwritten, database: nameOf(db) }, 'log'))
}

/** Notes the caller and reason of a refusal for the request's log line, to make probing visible. */
function noteWhy(request: FastifyRequest, { status, key, field }: HttpFailure): void {
  const { caller, method, ip, routeOptions } = request
  request.log.info(
    { status, key, field, method, route: routeOptions.url ?? null, ip, idUser: caller?.idUser ?? null },
    'refused',
  )
}

/** Sends a thrown error in the envelope and the caller's language. */
export async function sendFailure(
  context: ServerContext,
  now: Date,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = failureOf(error)
  request.refusal = numberOf(failure.key)
  const language = languageFor(request)
  reply.header('cache-control', 'no-store')
  if (failure instanceof Refusal) return reply.code(200).send(refused(language, failure))
  if (failure.status >= 500) request.log.error({ err: error, database: nameOf(context.db) }, 'failure')
  else noteWhy(request, failure)
  if (failure.status === 403) await noteRefusal(context, now, request)
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).send(failed(language, failure))
}

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers a request that Node could not parse, in the usual envelope. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[error.code ?? ''] ?? 400
  const body = JSON.stringify(failed('fr', { key: 'badRequest' }))
  const sent = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
