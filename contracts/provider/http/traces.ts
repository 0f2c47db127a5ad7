import type { Tracer } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { heardBy } from '../database/listening.ts'
import { samplerNamed, SentSpans } from './sent-spans.ts'
import { TracedRequest } from './traced-request.ts'

/** Characters of a text that a span holds. */
const longestText = 4_096

/** Traces of a server's operations. */
export class Traces {
  readonly #sent: SentSpans
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #requests = new WeakMap<FastifyRequest, TracedRequest>()
  readonly #underWay = new Set<() => void>()
  #system = ''
  /** Begins the span of a request before its first line of the log, so that all of them bear its trace. */
  readonly logController: LogController

  constructor() {
    this.#sent = new SentSpans()
    this.#provider = new TracerProvider({
      sampler: samplerNamed(process.env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on'),
      resource: defaultResource()
        .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'ronde' }))
        .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
      spanLimits: { attributeValueLengthLimit: longestText },
      spanProcessors: [this.#sent],
    })
    this.#tracer = this.#provider.getTracer('ronde')
    const begin = (request: FastifyRequest, reply: FastifyReply) => this.#begin(request, reply)
    this.logController = new (class extends LogController {
      override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
        begin(request, reply)
        super.incomingRequest(request, reply)
      }
    })()
  }

  #begin(request: FastifyRequest, reply: FastifyReply): void {
    if (!request.routeOptions.url?.startsWith('/api/')) return
    const traced = new TracedRequest(this.#tracer, this.#system, request)
    request.log = request.log.child({ traceId: traced.span.spanContext().traceId })
    reply.log = request.log
    if (!traced.span.isRecording()) return
    this.#requests.set(request, traced)
    const end = () => {
      if (this.#underWay.delete(end)) traced.end(request, reply.raw)
    }
    this.#underWay.add(end)
    // Also when the caller disconnects before the answer.
    reply.raw.once('close', end)
  }

  /** Traces the operations of a server, whose database is called so. Must come before its other hooks. */
  watch(app: FastifyInstance, database: string): void {
    this.#sent.log = app.log
    this.#system = database.toLowerCase()
    app.addHook('onRequest', (request, _reply, done) => {
      const traced = this.#requests.get(request)
      if (traced) heardBy(traced, done)
      else done()
    })
    app.addHook('onClose', () => {
      // Those that were cut off.
      for (const end of this.#underWay) end()
      return this.#provider.shutdown()
    })
  }
}

/** Makes the traces that OpenTelemetry's variables ask for. Throws when one of them cannot be followed. */
export const openTraces = (): Traces => new Traces()
