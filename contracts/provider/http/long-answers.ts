import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets an answer take as long as its work does: an import of many lines sends nothing meanwhile, and is not to be lost when it is
 * done. Only while a request comes, or an answer goes, does a connection end that is still for `patience` milliseconds: a reader
 * that takes nothing is gone, and what he asked for keeps a connection of the database.
 */
export function waitForAnswers(app: FastifyInstance, patience: number): void {
  app.addHook('preHandler', async ({ raw: { socket } }) => {
    // A call from within the process has none.
    if (socket instanceof Socket) socket.setTimeout(0)
  })
  app.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(patience)
  })
}
