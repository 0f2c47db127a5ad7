import { ExportResultCode, getNumberFromEnv } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import { within } from '../database/turnstile.ts'
import { OnceAMinute } from '../security/once-a-minute.ts'

/** Milliseconds in which a server that stops sends its last spans. */
const lastSpans = 1_000

/** The share of traces that is kept. Throws when it is no number from 0 to 1. */
function share(): number {
  const given = getNumberFromEnv('OTEL_TRACES_SAMPLER_ARG') ?? 1
  if (given >= 0 && given <= 1) return given
  throw new Error(`OTEL_TRACES_SAMPLER_ARG takes a number from 0 to 1, not ${given}`)
}

const samplers: Readonly<Record<string, () => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: () => new TraceIdRatioBasedSampler(share()),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share()) }),
}

/** What decides which traces are kept, as `OTEL_TRACES_SAMPLER` says. Throws when it names none. */
export function samplerNamed(name: string): Sampler {
  const sampler = samplers[name]
  if (sampler) return sampler()
  throw new Error(`OTEL_TRACES_SAMPLER takes one of ${Object.keys(samplers).join(', ')}, not ${name}`)
}

/** Sends ended spans in batches, and holds so many at most: those that find no room, or no collector, are lost, and the log says so once a minute. */
export class SentSpans implements SpanProcessor {
  readonly #most = getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE') ?? 2_048
  readonly #told = new OnceAMinute()
  readonly #batches: BatchSpanProcessor
  /** Spans that no batch has taken. */
  #waiting = 0
  /** Lost since the log has said so. */
  #lost = 0
  log: FastifyBaseLogger | undefined

  constructor() {
    const exporter = new OTLPTraceExporter()
    this.#batches = new BatchSpanProcessor({
      maxQueueSize: this.#most,
      maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
      scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
      exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
      exporter: {
        export: (spans, done) => {
          this.#waiting -= spans.length
          exporter.export(spans, (result) => {
            if (result.code === ExportResultCode.FAILED) this.#lose(spans.length, result.error?.message)
            done(result)
          })
        },
        shutdown: () => exporter.shutdown(),
      },
    })
  }

  #lose(spans: number, why = 'no answer'): void {
    this.#lost += spans
    if (!this.#told.allows('lost', Date.now())) return
    this.log?.warn({ spans: this.#lost, why }, 'traces lost')
    this.#lost = 0
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if (this.#waiting >= this.#most) return this.#lose(1, 'more than wait for the collector')
    this.#waiting += 1
    this.#batches.onEnd(span)
  }

  forceFlush(): Promise<void> {
    return this.#batches.forceFlush()
  }

  /** Sends what there is, and gives up on what a collector does not take in time. */
  async shutdown(): Promise<void> {
    // Whatever fails has been said as it was lost.
    const sent = this.#batches.shutdown().catch(() => {})
    if (!(await within(sent, lastSpans)))
      this.log?.warn('traces lost: the collector did not take the last ones in time')
  }
}
