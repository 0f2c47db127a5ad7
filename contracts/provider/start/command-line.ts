import { parseArgs } from 'node:util'
import { isPostgresAddress } from '../database/dialect.ts'

/** The settings of the command line and the environment. */
export interface Settings {
  /** Deletes the data and creates the demo anew. */
  fresh: boolean
  /** Rows added to each large table of the demo. */
  rows: number
  /** Base date of the demo, YYYY-MM-DD. */
  date: string
  port: number
  host: string
  dataFolder: string
  /** `postgres://…`, or null: a file in the data folder. */
  databaseUrl: string | null
  /** Origin of the console where another server serves it, as in development: `http://localhost:5080`. */
  consoleOrigin: string | null
  production: boolean
  /** Starts a local directory on the next port. */
  directory: boolean
  environment: string
  buildVersion: string
  trustProxy: string | undefined
  /** Milliseconds for calls under way when the server stops. */
  closingPatience: number
  /** Bearer token required to read `/metrics`; without it there are no metrics. */
  metricsToken: string | undefined
  /** Sends traces to the collector that OpenTelemetry's variables name. */
  hasTraces: boolean
  /** Contact for reports of vulnerabilities. */
  securityContact: string | undefined
  /** The first administrator of a new database in production. */
  admin: { login: string; password: string } | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** The options of `npm start`. */
export const options = {
  fresh: { type: 'boolean', default: false },
  rows: { type: 'string', default: '0' },
  date: { type: 'string' },
  port: { type: 'string' },
  production: { type: 'boolean', default: false },
  directory: { type: 'boolean', default: false },
} as const

function integer(name: string, given: string, most: number): number {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > most) throw new Error(`${name} takes a number from 0 to ${most}, not ${given}`)
  return number
}

function day(given: string): string {
  const time = Date.parse(`${given}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== given) {
    throw new Error(`--date takes a date such as 2026-03-31, not ${given}`)
  }
  return given
}

function contact(given: string | undefined): string | undefined {
  if (given && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given))
    throw new Error(
      'RONDE_SECURITY_CONTACT takes an address such as mailto:security@example.org or https://example.org/security',
    )
  return given || undefined
}

/** Whether OpenTelemetry's variables name a collector for traces. */
function namesCollector(environment: Environment): boolean {
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none')
    return false
  const given = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].filter(
    (name) => environment[name],
  )
  for (const name of given) {
    if (!/^https?:/.test(environment[name] ?? '') || !URL.canParse(environment[name] ?? ''))
      throw new Error(`${name} takes an address such as http://localhost:4318`)
  }
  return given.length > 0
}

/** Reads the command line. Throws a one-line error for an invalid option. */
export function settingsFrom(
  args: readonly string[],
  environment: Environment,
  dataFolder: string,
  today: string,
): Settings {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
  const { RONDE_ADMIN_LOGIN: login, RONDE_ADMIN_PASSWORD: password } = environment
  const production = values.production || environment['NODE_ENV'] === 'production'
  if (production && (values.fresh || values.rows !== '0' || values.date !== undefined)) {
    throw new Error('--fresh, --rows and --date make demo data, which production refuses')
  }
  if (production && values.directory)
    throw new Error('--directory lets everybody in without a password, which production refuses')
  const databaseUrl = environment['DATABASE_URL'] || null
  if (databaseUrl !== null && !isPostgresAddress(databaseUrl))
    throw new Error('DATABASE_URL takes an address such as postgres://user:password@host:5432/name')
  if (databaseUrl !== null && values.fresh)
    throw new Error(
      '--fresh deletes a file in the data folder, not the database that DATABASE_URL names: empty that one yourself',
    )
  const port = integer('--port', values.port ?? environment['PORT'] ?? '5080', values.directory ? 65_534 : 65_535)
  if (values.directory && port === 0) throw new Error('--directory needs to know the port: give one with --port')
  return {
    fresh: values.fresh,
    rows: integer('--rows', values.rows, 1_000_000),
    date: day(values.date ?? today),
    port,
    host: environment['HOST'] ?? 'localhost',
    dataFolder: environment['RONDE_DATA'] ?? dataFolder,
    databaseUrl,
    consoleOrigin: environment['RONDE_CONSOLE_ORIGIN'] ?? null,
    production,
    directory: values.directory,
    environment: environment['RONDE_ENVIRONMENT'] ?? 'srv-test',
    buildVersion: environment['RONDE_BUILD_VERSION'] ?? '2023.8.0',
    trustProxy: environment['RONDE_TRUST_PROXY'],
    closingPatience: integer('RONDE_STOP_SECONDS', environment['RONDE_STOP_SECONDS'] || '25', 3_600) * 1_000,
    metricsToken: environment['RONDE_METRICS_TOKEN'] || undefined,
    hasTraces: namesCollector(environment),
    securityContact: contact(environment['RONDE_SECURITY_CONTACT']),
    admin: login && password ? { login, password } : null,
  }
}
