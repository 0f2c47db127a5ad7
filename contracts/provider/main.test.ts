import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoFile } from './testing/test-database.ts'
import { startPostgres } from './testing/test-postgres.ts'
import { type RunningProcess, startProcess } from './testing/test-process.ts'

let folder = ''
let running: RunningProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const start = (args: string[] = [], environment: Record<string, string> = {}) => {
  const one = startProcess(folder, args, { DATABASE_URL: '', ...environment })
  running.push(one)
  return one
}

const file = () => join(folder, 'ronde.sqlite')
const withDemo = async () => copyFileSync(await demoFile(), file())

async function signIn(url: string): Promise<unknown> {
  const body = JSON.stringify({ login: 'admin', password: 'ronde-admin-2026' })
  const answer = await fetch(`${url}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return ((await answer.json()) as { value?: { token?: string } }).value?.token
}

test('a second server on one folder does not start, and says which folder; after a kill -9 the next one does', async () => {
  await withDemo()
  const first = start()
  await first.url
  const second = await start(['--fresh']).ended
  expect(second.code).toBe(1)
  expect(second.output).toContain(`Another server keeps its data in ${folder}`)
  expect(await signIn(await first.url)).toEqual(expect.any(String))

  first.child.kill('SIGKILL')
  await first.ended
  expect(await signIn(await start().url)).toEqual(expect.any(String))
}, 120_000)

test('--fresh deletes nothing while the port is taken', async () => {
  await withDemo()
  const { ino, mtimeMs } = statSync(file())
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output } = await start(['--fresh', '--port', String(port)]).ended
  other.close()
  expect({ code, output }).toEqual({ code: 1, output: `Port ${port} is taken: choose another with --port\n` })
  expect(statSync(file())).toMatchObject({ ino, mtimeMs })
}, 120_000)

/** Whether a write into the migrated database is under way. */
function isBeingFilled(): boolean {
  try {
    const db = new SqliteDatabase(file(), { fileMustExist: true, timeout: 0 })
    try {
      if (db.prepare("select 1 from sqlite_master where name = 'users'").get() === undefined) return false
      db.exec('begin immediate; rollback')
      return false
    } finally {
      db.close()
    }
  } catch (error) {
    return error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY'
  }
}

test('a first start that is killed while the demo is made begins again', async () => {
  const first = start()
  while (!isBeingFilled()) await wait(5)
  first.child.kill('SIGKILL')
  await first.ended
  expect(await signIn(await start().url)).toEqual(expect.any(String))
  for (const name of ['ronde.sqlite', 'ronde.sqlite-wal', 'ronde.sqlite-shm', 'signing-key']) {
    expect({ name, mode: statSync(join(folder, name)).mode & 0o777 }).toEqual({ name, mode: 0o600 })
  }
}, 120_000)

test.each([
  ['no database', () => writeFileSync(file(), 'not a database at all, whatever its name says')],
  ['a folder', () => mkdirSync(file())],
])(
  'a start on what is %s names the file',
  async (_, spoil) => {
    spoil()
    const { code, output } = await start().ended
    expect(code).toBe(1)
    expect(output.split('\n')).toEqual([expect.stringMatching(`^${file()}: `), ''])
  },
  120_000,
)

test('a server that is stopped while a write waits on PostgreSQL ends in its time, and nothing of the write is left', async () => {
  const postgres = await startPostgres()
  if (!postgres) return
  const other = new Client({ connectionString: postgres.address })
  await other.connect()
  try {
    const server = start([], { DATABASE_URL: postgres.address, RONDE_STOP_SECONDS: '1' })
    const url = await server.url
    const token = String(await signIn(url))
    await other.query('begin')
    await other.query('lock table agence in share mode')
    const writing = fetch(`${url}/api/Console/Adm/AdmAgence/Insert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lbAgence: 'Arrêtée', isActif: true }),
    }).then(
      ({ status }) => status,
      () => 'cut off',
    )
    const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'"
    await expect.poll(async () => (await other.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
    const before = performance.now()
    server.child.kill('SIGTERM')
    const { code, output } = await server.ended
    // A write waits 20 seconds for a lock.
    expect(performance.now() - before).toBeLessThan(12_000)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Stopped with a write under way') })
    expect(await writing).toBe('cut off')
    await other.query('commit')
    await expect.poll(async () => (await other.query<{ count: number }>(waiting)).rows[0]?.count).toBe(0)
    const { rowCount } = await other.query(`select 1 from agence where "lbAgence" = 'Arrêtée'`)
    expect(rowCount).toBe(0)
  } finally {
    await other.end()
    await postgres.remove()
  }
}, 120_000)
