import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { demoFile } from '../testing/test-database.ts'
import { SqliteReaders } from './sqlite-readers.ts'

afterEach(() => vi.restoreAllMocks())

test('a reading whose thread died between two slices is lost, and not at its end; the next one has a thread', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  const readers = new SqliteReaders(await demoFile())
  const all = { sql: 'select "idPrestation" from prestation', parameters: [] }
  const reading = readers.stream(all, 10)
  expect((await reading.next()).value).toHaveLength(10)
  const thread = asked.mock.contexts[0] as Worker
  const ended = once(thread, 'exit')
  await thread.terminate()
  await ended
  await expect(reading.next()).rejects.toMatchObject({ code: 'SQLITE_IOERR' })
  expect(await readers.read(all)).toHaveLength(240)
  await readers.close()
})
