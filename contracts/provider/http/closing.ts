import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../messages/failure.ts'

/** Makes a server that stops refuse new calls in the envelope, and end after `patience` milliseconds whatever is still sent to it or read from it. */
export function closeInTime(app: FastifyInstance, patience: number): void {
  let isClosing = false
  const underWay = new Set<{ destroy: () => void }>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (isClosing) {
      reply.header('connection', 'close')
      throw new HttpFailure(503, 'unavailable')
    }
    underWay.add(socket)
    // Also when the caller is gone before it is answered, which no hook tells.
    reply.raw.once('close', () => underWay.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    const timer = setTimeout(() => {
      for (const socket of underWay) socket.destroy()
      app.server.closeAllConnections()
    }, patience)
    app.server.once('close', () => clearTimeout(timer))
  })
}
