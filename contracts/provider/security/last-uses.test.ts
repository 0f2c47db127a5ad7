import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPostgres } from '../database/postgres.ts'
import { noteStatements } from '../testing/plans.ts'
import { noon, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let clock = noon
beforeEach(async () => {
  clock = noon
  server = await startTestServer({ now: () => clock })
})
afterEach(() => server.close())

async function signIn(login: string): Promise<string> {
  const { value } = await server.call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    body: { login, password: `ronde-${login}-2026` },
  })
  return (value as { token: string }).token
}
const use = async (token: string) => (await server.call('/api/Console/Adm/UsrUser/Get', { token })).status
const after = (seconds: number) => {
  clock = new Date(noon.getTime() + seconds * 1_000)
}

/** Hours, minutes and seconds of the last use of each session. */
const lastUses = async () =>
  (await server.db.selectFrom('openSession').orderBy('idSession').select('dtLastUse').execute()).map(({ dtLastUse }) =>
    dtLastUse.slice(11, 19),
  )

/** Begins a write; resolves with the function that ends it. */
async function hold(): Promise<() => Promise<void>> {
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const write = server.db.transaction().execute(async (trx) => {
    await trx.updateTable('openSession').set({ adresse: '::1' }).execute()
    begun.resolve()
    await held.promise
  })
  await begun.promise
  return () => {
    held.resolve()
    return write
  }
}

test('a use moves its own session, once a minute, by one statement more than a call has otherwise', async () => {
  const [one] = [await signIn('agent'), await signIn('agent')]
  const noted = noteStatements(server.db)
  const statementsOf = async (seconds: number) => {
    after(seconds)
    noted.taken.length = 0
    expect(await use(one)).toBe(200)
    return noted.taken.map(({ sql: text }) => text)
  }
  const first = await statementsOf(10)
  await expect.poll(lastUses).toEqual(['12:00:10', '12:00:00'])
  const usual = await statementsOf(69)
  expect(await lastUses()).toEqual(['12:00:10', '12:00:00'])
  const later = await statementsOf(70)
  await expect.poll(lastUses).toEqual(['12:01:10', '12:00:00'])
  expect(usual.filter((text) => text.includes('openSession'))).toEqual([])
  for (const statements of [first, later]) {
    const more = statements.filter((text) => text.includes('openSession'))
    expect(more).toEqual([expect.stringMatching(/^update /)])
    expect(statements.filter((text) => !more.includes(text))).toEqual(usual)
  }
})

test('a call does not wait for a long write; what was used meanwhile is written after it, by a server that stops too', async () => {
  const tokens = [await signIn('agent'), await signIn('admin')]
  const release = await hold()
  after(30)
  for (const token of tokens) expect(await use(token)).toBe(200)
  const closed = vi.spyOn(server.db, 'destroy').mockResolvedValue()
  const stopped = server.app.close()
  // Long enough for a server that would not wait.
  await wait(300)
  expect(closed).not.toHaveBeenCalled()
  await release()
  await stopped
  expect(await lastUses()).toEqual(['12:00:30', '12:00:30'])
  closed.mockRestore()
  await server.db.destroy()
})

test('calls go on where it cannot be written; a minute passes before the next try', async () => {
  if (isPostgres(server.db)) return
  const tokens = [await signIn('agent'), await signIn('admin')]
  await sql`pragma query_only = on`.execute(server.db)
  after(10)
  const tried = vi.spyOn(server.db, 'updateTable')
  for (const token of tokens) expect(await use(token)).toBe(200)
  expect(tried).toHaveBeenCalledTimes(1)
  await sql`pragma query_only = off`.execute(server.db)
  after(69)
  expect(await use(tokens[0] ?? '')).toBe(200)
  expect(await lastUses()).toEqual(['12:00:00', '12:00:00'])
  after(70)
  for (const token of tokens) expect(await use(token)).toBe(200)
  await expect.poll(lastUses).toEqual(['12:01:10', '12:01:10'])
})
