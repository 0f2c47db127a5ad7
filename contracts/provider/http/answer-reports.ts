import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { nameOf } from '../../wire/endpoint.ts'
import { HttpFailure } from '../messages/failure.ts'
import type { Provided } from '../operations/provide.ts'
import { OnceAMinute } from '../security/once-a-minute.ts'

/** Path to which a console reports answers that are not as the contract says; its `config.json` names it. */
export const answerReportsPath = '/api/answer-report'

// Anybody may send anything here: what has another shape is refused, and a line of the log stays short.
const reported = z.strictObject({
  /** Its `nameOf`. */
  operation: z.string().regex(/^[\w/]{1,200}$/),
  /** First field that is not as the contract says: names and row numbers, `12.libelle`. */
  field: z
    .string()
    .regex(/^[\w.]{1,200}$/)
    .nullable(),
  /** Id under which the server logged the call. */
  request: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable(),
  /** `buildVersion` of the console: as long as it likes there, cut here. */
  console: z.string().transform((given) => given.slice(0, 200)),
})

const most = 4_096

/** Accepts reports of unreadable answers, and logs at most one a minute for each operation. */
export function acceptAnswerReports(app: FastifyInstance, services: readonly Provided[], now: () => Date): void {
  const noted = new OnceAMinute()
  const known = new Set(services.map(({ address }) => nameOf(address)))
  app.post(answerReportsPath, { bodyLimit: most }, async (request, reply) => {
    const { success, data } = reported.safeParse(request.body)
    if (!success) throw new HttpFailure(400, 'badRequest')
    const operation = known.has(data.operation) ? data.operation : 'other'
    if (noted.allows(operation, now().getTime())) request.log.warn({ report: data }, 'unreadable answer')
    return reply.code(204).send()
  })
}
