import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Cursor from 'pg-cursor'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { calendar } from '../seed/dates.ts'
import { seedVolume } from '../seed/volume.ts'
import { baseDate } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let url = ''
beforeAll(async () => {
  server = await startTestServer()
  await server.db.transaction().execute((trx) => seedVolume(trx, 2_000, calendar(baseDate)))
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const ask = (headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(
      `${url}/api/Console/Aff/AffAffairePrestation/GetList`,
      { headers: { authorization: `Bearer ${server.admin}`, ...headers } },
      resolve,
    ).on('error', reject)
  })

/** Ends the reader of a list at a given slice: SQLite's thread, PostgreSQL's cursor. */
function breakAt(slice: number): void {
  let asked = 0
  const { postMessage } = Worker.prototype
  const { read } = Cursor.prototype
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    message: { sql?: string; size: number },
  ) {
    // The query that checks whether the list is long is no slice.
    if (message.size === 200) asked += 1
    if (asked === slice) void this.terminate()
    else postMessage.call(this, message)
  })
  vi.spyOn(Cursor.prototype, 'read').mockImplementation(function (this: Cursor, rows: number) {
    asked += 1
    return asked === slice
      ? Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' }))
      : read.call(this, rows)
  } as typeof read)
}

test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }])(
  'a list whose reading breaks off is cut off, and never a whole one of fewer rows: %o',
  async (headers) => {
    breakAt(3)
    const answer = await ask(headers)
    // The compressor may still hold the beginning.
    if (answer.statusCode === 200) await expect(buffer(answer)).rejects.toThrow('aborted')
    else expect(answer.statusCode).toBe(503)
  },
)

test('a list that breaks off before its first row is 503, and asked again after a while; the next one comes whole', async () => {
  breakAt(1)
  const answer = await ask()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse((await buffer(answer)).toString())).toMatchObject({ isSuccess: false, hasErrors: true })
  vi.restoreAllMocks()
  const whole = await ask()
  const { value } = JSON.parse((await buffer(whole)).toString()) as { value: object[] }
  expect([value.length, whole.headers['x-total-count']]).toEqual([2_240, '2240'])
  expect(value[0]).not.toHaveProperty('rowsInAll')
})

test('a list that shrinks while it is read has as many rows as it says', async () => {
  const reads = Array.from({ length: 6 }, async () => {
    const answer = await ask()
    const { value } = JSON.parse((await buffer(answer)).toString()) as { value: object[] }
    expect(String(value.length)).toBe(answer.headers['x-total-count'])
  })
  const all = Promise.all(reads)
  for (let times = 0; times < 300; times++) {
    const { idPrestation } = await server.db
      .selectFrom('prestation')
      .select('idPrestation')
      .orderBy('idPrestation', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await server.db.deleteFrom('prestationMateriel').where('idPrestation', '=', idPrestation).execute()
    await server.db.deleteFrom('prestation').where('idPrestation', '=', idPrestation).execute()
    await setImmediate()
  }
  await all
})
