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

test('quick readings go past a long one, whatever their number', async () => {
  const readers = new SqliteReaders(await demoFile())
  const all = { sql: 'select "idPrestation" from prestation', parameters: [] }
  const counting =
    'with recursive n(at) as (select 1 union all select at + 1 from n where at < 3000000) select max(at) from n'
  const ends: string[] = []
  const long = readers.read({ sql: counting, parameters: [] }).then(() => ends.push('long'))
  for (const name of ['one', 'two', 'three']) await readers.read(all).then(() => ends.push(name))
  await long
  expect(ends).toEqual(['one', 'two', 'three', 'long'])
  await readers.close()
})
