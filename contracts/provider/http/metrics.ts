import type { FastifyInstance } from 'fastify'
import { formsUnderWay } from '../input/forms-under-way.ts'

/** Upper bounds of the buckets of durations, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 1, 5, 30] as const

interface Durations {
  /** Number of requests within each of `bounds`. */
  within: number[]
  count: number
  seconds: number
}

type Labels = Readonly<Record<string, string | number>>

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const line = (name: string, labels: Labels, value: number): string => {
  const given = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`)
  return `${name}${given.length > 0 ? `{${given.join(',')}}` : ''} ${value}`
}

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function linesOfDurations(name: string, labels: Labels, { within, count, seconds }: Durations): string[] {
  return [
    ...bounds.map((le, at) => line(`${name}_bucket`, { ...labels, le }, within[at] ?? 0)),
    line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
    line(`${name}_sum`, labels, seconds),
    line(`${name}_count`, labels, count),
  ]
}

/** Counters of a server's requests since its start, by declared routes, never by requested addresses. */
export class Metrics {
  readonly #requests = new Map<string, { labels: Labels; count: number }>()
  readonly #durations = new Map<string, { labels: Labels; durations: Durations }>()

  /** Counts every request of a server; must come before its routes. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      this.#note(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000)
    })
  }

  #note(method: string, route: string, status: number, seconds: number): void {
    const request = `${method} ${route} ${status}`
    const counted = this.#requests.get(request) ?? { labels: { method, route, status }, count: 0 }
    counted.count += 1
    this.#requests.set(request, counted)
    const place = `${method} ${route}`
    const { durations, labels } = this.#durations.get(place) ?? {
      labels: { method, route },
      durations: { within: bounds.map(() => 0), count: 0, seconds: 0 },
    }
    bounds.forEach((bound, at) => {
      if (seconds <= bound) durations.within[at] = (durations.within[at] ?? 0) + 1
    })
    durations.count += 1
    durations.seconds += seconds
    this.#durations.set(place, { labels, durations })
  }

  /** The metrics in the text format of Prometheus. */
  text(isDatabaseUp: boolean): string {
    const requests = 'ronde_http_requests_total'
    const duration = 'ronde_http_request_duration_seconds'
    return [
      ...head(requests, 'counter', 'Requests answered.'),
      ...[...this.#requests.values()].map(({ labels, count }) => line(requests, labels, count)),
      ...head(duration, 'histogram', 'Time from the head of a request to the end of its answer.'),
      ...[...this.#durations.values()].flatMap(({ labels, durations }) =>
        linesOfDurations(duration, labels, durations),
      ),
      ...head('ronde_database_up', 'gauge', 'Whether a write would succeed just now.'),
      line('ronde_database_up', {}, isDatabaseUp ? 1 : 0),
      ...head('ronde_forms_under_way', 'gauge', 'Uploads whose content may be in memory.'),
      line('ronde_forms_under_way', {}, formsUnderWay()),
      ...head('process_start_time_seconds', 'gauge', 'When the process started, in seconds since 1970.'),
      line('process_start_time_seconds', {}, Math.round(Date.now() / 1_000 - process.uptime())),
      ...head('process_resident_memory_bytes', 'gauge', 'Memory that the process holds.'),
      line('process_resident_memory_bytes', {}, process.memoryUsage.rss()),
      '',
    ].join('\n')
  }
}
