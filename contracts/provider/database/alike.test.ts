import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOf, isThere, mustBeThere, nextPlace } from './alike.ts'
import { HttpFailure } from '../messages/failure.ts'
import { putValeur } from '../states/values.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('rows are meant by all that is said of them, and by null where nothing is', async () => {
  const { db } = server
  expect(await isThere(db, 'agence', { idAgence: 1 })).toBe(true)
  expect(await isThere(db, 'agence', { idAgence: 1, lbAgence: 'Nulle part' })).toBe(false)
  const [all, roots] = [await countOf(db, 'sysvaleur', {}), await countOf(db, 'sysvaleur', { idValeurParent: null })]
  expect(roots).toBeGreaterThan(0)
  expect(roots).toBeLessThan(all)
  expect(await countOf(db, 'agence', { isActif: true })).toBe(
    (await db.selectFrom('agence').where('isActif', '=', true).select('idAgence').execute()).length,
  )
})

test('what must be there and is not is 404', async () => {
  await mustBeThere(server.db, 'agence', { idAgence: 1 })
  await expect(mustBeThere(server.db, 'agence', { idAgence: 404_404 })).rejects.toEqual(
    expect.objectContaining({ status: 404 }),
  )
  await expect(mustBeThere(server.db, 'agence', { idAgence: 404_404 })).rejects.toBeInstanceOf(HttpFailure)
})

test('the next place is after the last, the first where there is none', async () => {
  const { db } = server
  await putValeur(db, { refTable: 'Essai.Places', idValeur: 9_001, refValeur: 'A', lbValeur: 'A' })
  const { idTableGuid } = await db
    .selectFrom('sysvaleur')
    .where('idValeur', '=', 9_001)
    .select('idTableGuid')
    .executeTakeFirstOrThrow()
  expect(await nextPlace(db, 'sysvaleur', { idTableGuid, idValeurParent: null })).toBe(9_002)
  expect(await nextPlace(db, 'sysvaleur', { idTableGuid, idValeurParent: 9_001 })).toBe(1)
})
