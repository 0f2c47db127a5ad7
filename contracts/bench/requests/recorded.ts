import SqliteDatabase from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import { SqliteReaders } from '../../provider/database/sqlite-readers.ts'

/** A statement that the provider executed. */
export interface Statement {
  sql: string
  parameters: readonly unknown[]
  /** `all` reads rows, `run` changes some, `exec` begins or ends a transaction. */
  by: 'all' | 'run' | 'exec'
}

/** A call, with all its statements. */
export interface Recorded {
  method: 'GET' | 'PUT'
  url: string
  body: string | undefined
  statements: Statement[]
  /** Index of the statement whose rows are answered; `isList`: as a list, else as one record. */
  answered: number
  isList: boolean
  /** Columns that are booleans on the wire. */
  flags: string[]
  /** The envelope's text after the value. */
  rest: string
  answer: string
}

let taken: Statement[] | null = null

/** Notes every statement of this process during a recording. */
function listen(): void {
  const database = SqliteDatabase.prototype as unknown as { exec: (sql: string) => unknown }
  const probe = new SqliteDatabase(':memory:')
  const statement = Object.getPrototypeOf(probe.prepare('select 1')) as Record<
    'all' | 'run',
    (this: { source: string }, ...given: unknown[]) => unknown
  >
  probe.close()
  for (const by of ['all', 'run'] as const) {
    const original = statement[by]
    statement[by] = function (...given) {
      taken?.push({ sql: this.source, parameters: (given[0] ?? []) as unknown[], by })
      return original.apply(this, given)
    }
  }
  // Long queries are executed by another thread.
  const original = SqliteReaders.prototype.read
  SqliteReaders.prototype.read = function ({ sql, parameters }) {
    taken?.push({ sql, parameters, by: 'all' })
    return original.call(this, { sql, parameters }) as never
  }
  const { exec } = database
  database.exec = function (sql) {
    taken?.push({ sql, parameters: [], by: 'exec' })
    return exec.call(this, sql)
  }
}

type Row = Record<string, unknown>

/** Sends a call to the provider, and records its statements. Throws when no statement's rows match the answer. */
async function recordOne(
  app: FastifyInstance,
  token: string,
  { method, url, body }: Pick<Recorded, 'method' | 'url' | 'body'>,
): Promise<Recorded> {
  taken = []
  const { statusCode, body: answer } = await app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  const statements = taken
  taken = null
  const { value, ...rest } = JSON.parse(answer) as { value: Row | Row[] }
  const row = [value].flat()[0]
  // The last statement that read whole rows: after a change they are read again.
  const answered = statements.findLastIndex(
    ({ sql, by }) => by === 'all' && Object.keys(row ?? {}).every((name) => sql.includes(`"${name}"`)),
  )
  if (statusCode !== 200 || row === undefined || answered < 0)
    throw new Error(`${url}: ${statusCode}, answered by no statement`)
  const flags = Object.keys(row).filter((name) => typeof row[name] === 'boolean')
  return {
    method,
    url,
    body,
    statements,
    answered,
    isList: Array.isArray(value),
    flags,
    rest: JSON.stringify(rest).slice(1),
    answer,
  }
}

/** Records the statements of each call, in order. */
export async function record(
  app: FastifyInstance,
  token: string,
  calls: readonly Pick<Recorded, 'method' | 'url' | 'body'>[],
): Promise<Recorded[]> {
  listen()
  const all: Recorded[] = []
  for (const call of calls) {
    // Recorded the second time: the first may have prepared something.
    await app.inject({ method: 'GET', url: '/api/Core/SysInfo/GetAppInfo' })
    all.push(await recordOne(app, token, call))
  }
  return all
}
