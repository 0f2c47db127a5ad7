import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../messages/failure.ts'

/** Makes a stopping server refuse new calls in the envelope, and close connections still in use after `patience` milliseconds. */
export function closeInTime(app: FastifyInstance, patience: number): void {
  let isClosing = false
  const underWay = new Set<{ destroy: () => void }>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (isClosing) {
      reply.header('connection', 'close')
      throw new HttpFailure(503, 'unavailable')
    }
    underWay.add(socket)
    // Also when the caller disconnects before the answer, for which there is no hook.
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
