import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../provider/database/database.ts'

interface Envelope {
  value?: Record<string, unknown>
  hasErrors?: boolean
}

/** An answer before it is sent. */
interface Leaving {
  request: FastifyRequest
  db: Database
  app: FastifyInstance
  status: number
  envelope: Envelope
  header: (name: string) => void
}

/** The reference provider with one fault that no single call shows. */
export interface Fault {
  /** Name of the fault: `revokes nothing`. */
  says: string
  /** Name of the scenario that has to find it. */
  shownBy: string
  /** Operations whose calls it affects: `LogOut`. */
  of: RegExp
  /** Runs before the call is handled. */
  before?: (request: FastifyRequest, db: Database) => void | Promise<unknown>
  /** Runs after the call; its result replaces the answer. */
  after?: (leaving: Leaving) => Promise<{ status?: number; body: unknown } | void>
}

/** Puts faults into a server. */
export function spoil(app: FastifyInstance, db: Database, faults: readonly Fault[]): void {
  const of = ({ routeOptions }: FastifyRequest) => faults.filter((fault) => fault.of.test(routeOptions.url ?? ''))
  app.addHook('preHandler', async (request) => {
    for (const fault of of(request)) await fault.before?.(request, db)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    let text = payload
    for (const fault of of(request)) {
      if (!fault.after || typeof text !== 'string') continue
      const changed = await fault.after({
        request,
        db,
        app,
        status: reply.statusCode,
        envelope: JSON.parse(text) as Envelope,
        header: (name) => void reply.removeHeader(name),
      })
      if (!changed) continue
      reply.code(changed.status ?? reply.statusCode).removeHeader('content-length')
      text = JSON.stringify(changed.body)
    }
    return text
  })
}

export const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
export const queryOf = ({ query }: FastifyRequest): Record<string, string> => query as Record<string, string>

export const isDone = ({ status, envelope }: Leaving): boolean => status === 200 && envelope.hasErrors !== true
