import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { seedDemo } from '../seed/demo.ts'
import { baseDate } from '../testing/test-database.ts'
import { type Database, migrate, openDatabase } from './database.ts'
import { inTurn } from './turns.ts'

// Only PostgreSQL has several connections; where none is installed there is nothing to ask.
let postgres: TestPostgres | null = null
let db: Database | undefined
let server: TestServer | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  if (!postgres) return
  db = openDatabase(postgres.address, { patience: 6_000 })
  await migrate(db)
  await seedDemo(db, { date: baseDate })
  server = await startTestServer({ database: db })
})
afterAll(async () => {
  await server?.close()
  await postgres?.remove()
})

/** Runs something while a session of somebody else's holds what a statement locks. */
async function whileHeld(lock: string, run: () => Promise<void>): Promise<void> {
  const other = openDatabase(postgres?.address ?? '')
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const session = other.transaction().execute(async (trx) => {
    await sql.raw(lock).execute(trx)
    hold()
    await done
  })
  await held
  await run().finally(finish)
  await session
  await other.destroy()
}

/** How many sessions of others are as a condition says. */
async function sessionsThat(condition: string): Promise<number> {
  const asking = openDatabase(postgres?.address ?? '')
  const { rows } = await sql<{
    count: number
  }>`select count(*) from pg_stat_activity where pid <> pg_backend_pid() and ${sql.raw(condition)}`.execute(asking)
  await asking.destroy()
  return rows[0]?.count ?? 0
}

/** How many wait for what others hold. */
const waitingForLocks = () => sessionsThat(`wait_event_type = 'Lock'`)

const cases = '/api/Console/Aff/AffAffaire'
const writers = ({ call, admin }: TestServer, count: number, name: string) =>
  Array.from({ length: count }, (_, at) =>
    call(`${cases}/Insert`, {
      method: 'POST',
      token: admin,
      body: { refAffaire: `${name}-${at}`, lbAffaire: 'File', lbClient: null, idAgence: 1, idUserRAF: 1 },
    }),
  )
const signIns = ({ call }: TestServer, count: number) =>
  Array.from({ length: count }, () =>
    call('/api/Core/SecAuthentification/Authenticate', {
      method: 'POST',
      body: { login: 'agent', password: 'ronde-agent-2026' },
    }),
  )

test.each([
  ['the table of cases', 'lock table affaire in share mode', 1],
  ['the log, where sign-ins write too', 'lock table log in share mode', 10],
])('writers that wait for %s leave reads theirs, and are told to ask again', async (_, lock, stuck) => {
  if (!server) return
  const at = server
  const rows = () => at.call(`${cases}/GetList?take=1`, { token: at.admin })
  await whileHeld(lock, async () => {
    const state = { areAnswered: false }
    const waiting = [...writers(at, 15, 'ATTENTE'), ...signIns(at, 15)]
    const writing = Promise.all(waiting)
    // The writers; sign-ins that note nothing where they cannot are answered when they like.
    void Promise.race(waiting.slice(0, 15)).then(() => (state.areAnswered = true))
    await expect.poll(() => waitingForLocks(), { interval: 20 }).toBeGreaterThanOrEqual(stuck)
    const statuses = [(await rows()).status]
    expect(state.areAnswered).toBe(false)
    for (let times = 1; times < 20 && !state.areAnswered; times++) statuses.push((await rows()).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const written = (await writing).slice(0, 15)
    for (const answer of written) expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  })
  expect((await Promise.all(writers(at, 3, crypto.randomUUID()))).map((answer) => answer.status)).toEqual([
    200, 200, 200,
  ])
})

test('lists that wait for a table leave the other reads their connections', async () => {
  if (!postgres) return
  // Longer than a busy machine takes to ask all of it.
  const patient = openDatabase(postgres.address, { patience: 60_000 })
  const at = await startTestServer({ database: patient })
  const tokens = await Promise.all([1, 2, 3, 9, 10].map((idUser) => at.app.issueToken(idUser)))
  let lists: ReturnType<TestServer['call']>[] = []
  await whileHeld('lock table prestation in access exclusive mode', async () => {
    lists = tokens.flatMap((token) =>
      Array.from({ length: 4 }, () => at.call('/api/Console/Aff/AffAffairePrestation/GetList?take=1', { token })),
    )
    await expect.poll(() => waitingForLocks(), { interval: 20 }).toBe(10)
    let isOver = false
    void Promise.race(lists).then(() => (isOver = true))
    const own = await at.call('/api/Console/Adm/UsrUser/Get?idUser=1', { token: at.admin })
    expect(own.status).toBe(200)
    expect(isOver).toBe(false)
  })
  await Promise.all(lists)
  await at.close()
})

test('a connection that answers nothing any more is given up, and those after it write', async () => {
  if (!postgres) return
  const at = await startTestServer({ database: openDatabase(postgres.address, { patience: 2_000, silence: 1_000 }) })
  // What writes next is the call that is looked at, and not the last use of its token.
  expect((await at.call(`${cases}/GetList?take=1`, { token: at.admin })).status).toBe(200)
  await expect.poll(() => sessionsThat(`state <> 'idle'`), { interval: 20 }).toBe(0)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(at.db)
  const pid = rows[0]?.pid ?? 0
  // The process behind the connection that writes; it has nothing of anybody else's.
  process.kill(pid, 'SIGSTOP')
  try {
    expect((await Promise.all(writers(at, 1, 'MUETTE'))).map(({ status }) => status)).toEqual([503])
    expect((await Promise.all(writers(at, 3, crypto.randomUUID()))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
  } finally {
    process.kill(pid, 'SIGCONT')
    await at.close()
  }
})

test('a server whose writes wait for one that does nothing any more is not ready', async () => {
  if (!server) return
  const at = server
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const write = inTurn(at.db, async () => {
    begin()
    await done
  })
  await begun
  expect((await at.call('/ready')).status).toBe(200)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 131_000)
  const answer = await at.call('/ready').finally(() => clock.mockRestore())
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  finish()
  await write
  expect((await at.call('/ready')).status).toBe(200)
})

test('PostgreSQL that is restarted while a write is under way ends that write alone', async () => {
  if (!server || !postgres) return
  const other = new Client({ connectionString: postgres.address })
  // This one is lost with the rest.
  other.on('error', () => {})
  await other.connect()
  await other.query('begin; lock table affaire in share mode')
  const writing = Promise.all(writers(server, 1, 'RELANCE'))
  await expect.poll(() => waitingForLocks(), { interval: 20 }).toBe(1)
  await postgres.control('stop')
  expect((await writing).map(({ status }) => status)).toEqual([503])
  await postgres.control('start')
  expect((await Promise.all(writers(server, 1, crypto.randomUUID()))).map(({ status }) => status)).toEqual([200])
})
