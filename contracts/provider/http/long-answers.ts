import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets an answer take as long as its work does: an import of many lines sends nothing meanwhile, and its answer must not be lost.
 * Only while a request is received or an answer is sent, a connection idle for `patience` milliseconds is closed: a client
 * that reads nothing is gone, and its answer would hold a connection of the database.
 */
export function waitForAnswers(app: FastifyInstance, patience: number): void {
  app.addHook('preHandler', async ({ raw: { socket } }) => {
    // An injected call has no socket.
    if (socket instanceof Socket) socket.setTimeout(0)
  })
  app.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(patience)
  })
}
