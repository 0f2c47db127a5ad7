import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Listener } from '../database/listening.ts'

/** Statements of a request that get a span of their own: an import runs thousands, and all are counted. */
const mostStatements = 100

const told = new Map<string, { name: string; attributes: Attributes }>()

/** What a span tells of a statement: its kind, its first table, and its text without any value. */
function aboutStatement(sql: string) {
  const known = told.get(sql)
  if (known) return known
  const [first = 'SQL'] = /\w+/.exec(sql) ?? []
  const operation = first.toLowerCase() === 'with' ? 'SELECT' : first.toUpperCase()
  const [, table] = /\b(?:from|into|update) "(\w+)"/i.exec(sql) ?? []
  const name = table === undefined ? operation : `${operation} ${table}`
  const about = {
    name,
    attributes: {
      [ATTR_DB_OPERATION_NAME]: operation,
      ...(table === undefined ? {} : { [ATTR_DB_COLLECTION_NAME]: table }),
      [ATTR_DB_QUERY_SUMMARY]: name,
      [ATTR_DB_QUERY_TEXT]: sql.replaceAll(/'(?:[^']|'')*'/g, '?'),
    },
  }
  // More than the program has; beyond it they are worked out anew.
  if (told.size >= 500) told.clear()
  told.set(sql, about)
  return about
}

/** The code of an error, without its message, which may hold values. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return [code, name].find((given) => typeof given === 'string' && /^\w{1,60}$/.test(given))?.toString() ?? 'Error'
}

/** The span of the caller, where it has sent a valid `traceparent`. Its `tracestate` may hold anything, and is not kept. */
function callerOf({ headers }: FastifyRequest): Context {
  const { traceparent } = headers
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

/** The span of a request, and those of what its database does for it. */
export class TracedRequest implements Listener {
  readonly span: Span
  readonly #tracer: Tracer
  readonly #system: string
  /** What the time of the process lacks to be that of the clock. */
  readonly #origin = Date.now() - performance.now()
  #statements = 0
  #milliseconds = 0

  constructor(tracer: Tracer, system: string, request: FastifyRequest) {
    const { method, protocol, id } = request
    const route = request.routeOptions.url ?? ''
    this.#tracer = tracer
    this.#system = system
    this.span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: this.#now,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_HTTP_ROUTE]: route,
          // An operation has nothing else in its path.
          [ATTR_URL_PATH]: route,
          [ATTR_URL_SCHEME]: protocol,
          'ronde.request.id': id,
        },
      },
      callerOf(request),
    )
  }

  get #now(): number {
    return this.#origin + performance.now()
  }

  #add(name: string, attributes: Attributes, milliseconds: number, failed: { error?: unknown }): void {
    const ended = this.#now
    const span = this.#tracer.startSpan(
      name,
      {
        kind: SpanKind.CLIENT,
        startTime: ended - milliseconds,
        attributes: { [ATTR_DB_SYSTEM_NAME]: this.#system, ...attributes },
      },
      trace.setSpan(ROOT_CONTEXT, this.span),
    )
    if ('error' in failed) {
      span.setAttribute(ATTR_ERROR_TYPE, codeOf(failed.error))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end(ended)
  }

  statement({ sql, milliseconds, ...failed }: Parameters<Listener['statement']>[0]): void {
    this.#statements += 1
    this.#milliseconds += milliseconds
    if (this.#statements > mostStatements) return
    const { name, attributes } = aboutStatement(sql)
    this.#add(name, attributes, milliseconds, failed)
  }

  write({ milliseconds, waited, ...failed }: Parameters<Listener['write']>[0]): void {
    this.#add('transaction', { 'ronde.write.waited_milliseconds': waited }, milliseconds, failed)
  }

  end({ refusal }: FastifyRequest, { headersSent, statusCode, writableEnded }: FastifyReply['raw']): void {
    const { span } = this
    if (headersSent) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode)
    if (headersSent && statusCode >= 500) {
      span.setAttribute(ATTR_ERROR_TYPE, String(statusCode))
      span.setStatus({ code: SpanStatusCode.ERROR })
    } else if (!writableEnded) span.setAttribute(ATTR_ERROR_TYPE, 'aborted')
    if (refusal !== null) span.setAttribute('ronde.refusal', refusal)
    span.setAttribute('ronde.database.statements', this.#statements)
    span.setAttribute('ronde.database.milliseconds', this.#milliseconds)
    span.end(this.#now)
  }
}
