import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guidOf } from '../database/identifiers.ts'
import { isPostgres } from '../database/postgres.ts'
import { isWriting } from '../database/sqlite.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Runs something while a long write is under way. */
async function duringWrite(run: () => Promise<void>): Promise<void> {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const writing = server.db.transaction().execute(async (trx) => {
    await trx.insertInto('setting').values({ name: 'long', value: '' }).execute()
    begin()
    await done
    await trx.deleteFrom('setting').where('name', '=', 'long').execute()
  })
  await begun
  await run().finally(finish)
  await writing
}

const signOut = (token: string) =>
  server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token, body: {} })

test('a server with a long write under way is ready, and with a sign-out that waits for it', async () => {
  const token = await server.app.issueToken(2)
  let signedOut: Promise<unknown> | undefined
  await duringWrite(async () => {
    expect((await server.call('/ready')).status).toBe(200)
    signedOut = signOut(token)
    expect((await server.call('/ready')).status).toBe(200)
  })
  await signedOut
  expect((await server.call('/ready')).status).toBe(200)
})

test('a transaction that has done nothing for a minute is no write under way', async () => {
  if (isPostgres(server.db)) return
  expect(isWriting(server.db)).toBe(false)
  await duringWrite(async () => {
    expect(isWriting(server.db)).toBe(true)
    const later = performance.now() + 61_000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    expect(isWriting(server.db)).toBe(false)
    clock.mockRestore()
  })
  expect(isWriting(server.db)).toBe(false)
})

test('a dry run of an import waits for no write', async () => {
  const dryRun = () =>
    server.upload('/api/Core/SysValeur/Import?dryRun=true', server.admin, {
      idTableGuid: guidOf('systable:Prm.RefTypeMateriel'),
      file: new File(['refValeur;lbValeur\nESSAI;Essai'], 'valeurs.csv'),
    })
  await duringWrite(async () => {
    expect((await dryRun()).value).toEqual({ inserted: 1, updated: 0, errors: [] })
  })
  // Nothing was written.
  expect((await dryRun()).value).toEqual({ inserted: 1, updated: 0, errors: [] })
})
