import { execFile } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A PostgreSQL of one's own. */
export interface TestPostgres {
  /** Address of a database on it, whose role may make others. */
  address: string
  /** `pg_ctl`'s word: `stop`, `start`. */
  control: (order: 'start' | 'stop') => Promise<void>
  remove: () => Promise<void>
}

const run = promisify(execFile)

const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/bin',
  '/usr/bin',
]

/** Folder of the installed programs, the newest; undefined when there are none. */
const postgresPrograms = (): string | undefined => {
  const found = places
    .flatMap((place) => globSync(join(place, 'initdb')))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return found[0] && join(found[0], '..')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Makes and starts one from the installed programs, on a folder and a port of its own; null when none is installed. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = postgresPrograms()
  if (programs === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'ronde-postgres-'))
  // It refuses to run as root, and then takes the account its package has made.
  const isRoot = process.getuid?.() === 0
  const as = (program: string, ...args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(programs, program), ...args])
      : run(join(programs, program), args)
  if (isRoot) {
    chmodSync(folder, 0o700)
    await run('chown', ['postgres', folder])
  }
  const data = join(folder, 'data')
  const port = await freePort()
  await as(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'ronde',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  )
  // Nothing of it is to outlive the tests, so nothing is to reach the disk either.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`
  const control = async (order: 'start' | 'stop') => {
    const rest = order === 'start' ? ['--options', options, '--log', join(folder, 'log')] : ['--mode', 'immediate']
    await as('pg_ctl', order, '--pgdata', data, '--wait', ...rest)
  }
  await control('start')
  const remove = async () => {
    await control('stop').catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: `postgres://ronde@127.0.0.1:${port}/postgres`, control, remove }
}
