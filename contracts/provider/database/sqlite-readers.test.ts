import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { demoFile } from '../testing/test-database.ts'
import { longListsOfOne, searchesOfOne } from './long.ts'
import { SqliteReaders } from './sqlite-readers.ts'

afterEach(() => vi.restoreAllMocks())

const all = { sql: 'select "idPrestation" from prestation', parameters: [] }
const counting = {
  sql: 'with recursive n(at) as (select 1 union all select at + 1 from n where at < 3000000) select max(at) from n',
  parameters: [],
}

test('a reading whose thread died between two slices is lost, and not at its end; the next one has a thread', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  const readers = new SqliteReaders(await demoFile())
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

test('quick readings go past all the long ones that one caller may have under way, whatever their number', async () => {
  const readers = new SqliteReaders(await demoFile())
  const ends: string[] = []
  const long = Array.from({ length: searchesOfOne + longListsOfOne }, () =>
    readers.read(counting).then(() => ends.push('long')),
  )
  for (const name of ['one', 'two', 'three']) await readers.read(all).then(() => ends.push(name))
  await Promise.all(long)
  expect(ends.slice(0, 3)).toEqual(['one', 'two', 'three'])
  await readers.close()
})
