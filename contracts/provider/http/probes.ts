import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../messages/failure.ts'
import type { Metrics } from './metrics.ts'

/** Paths of the health checks and the metrics. */
export const probePaths: readonly string[] = ['/health', '/live', '/ready', '/started', '/metrics']

interface Probes {
  /** Rejects when a write would fail. */
  tryWriting: () => Promise<void>
  metrics: Metrics
  /** Bearer token required to read the metrics; without it there are none. */
  metricsToken: string | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (given: string, kept: string): boolean => timingSafeEqual(digest(given), digest(kept))

const well = { value: { status: 'ok' }, isSuccess: true, hasErrors: false, msgList: [] }

/** Serves the liveness, startup and readiness checks, and the metrics. */
export function answerProbes(app: FastifyInstance, { tryWriting, metrics, metricsToken }: Probes): void {
  // Without the database: a full disk is no reason to kill the process.
  app.get('/live', async () => well)
  // The server listens only once the schema and the first data exist.
  app.get('/started', async () => well)
  for (const path of ['/ready', '/health']) {
    app.get(path, async () => {
      await tryWriting()
      return well
    })
  }
  if (!metricsToken) return
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) throw new HttpFailure(404, 'addressNotFound')
    const isUp = await tryWriting().then(
      () => true,
      () => false,
    )
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text(isUp))
  })
}
