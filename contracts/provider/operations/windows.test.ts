import SqliteDatabase from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alwaysNamed, keysOf, rowKeyOf } from '../database/keys.ts'
import { lists, reader, textsOf } from '../testing/test-lists.ts'
import { demoFile } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let read: ReturnType<typeof reader>
beforeAll(async () => {
  server = await startTestServer()
  read = reader(server)
})
afterAll(() => server.close())

describe('the keys by which windows are found', () => {
  interface Column {
    name: string
    notnull: number
    pk: number
  }
  const columnsOf = (file: SqliteDatabase.Database, table: string) =>
    file.prepare(`pragma table_info("${table}")`).all() as Column[]

  test.each(Object.entries(keysOf))('at most one row of %s has one', async (table, key) => {
    const file = new SqliteDatabase(await demoFile(), { readonly: true })
    const primary = columnsOf(file, table).filter(({ pk }) => pk > 0)
    const unique = (file.prepare(`pragma index_list("${table}")`).all() as { name: string; unique: number }[])
      .filter((index) => index.unique === 1)
      .map(({ name }) => (file.prepare(`pragma index_info("${name}")`).all() as Column[]).map((column) => column.name))
    file.close()
    const keys = [primary.map(({ name }) => name), ...unique].map((names) => names.toSorted().join())
    expect(keys).toContain(key.toSorted().join())
    expect([undefined, ...keys]).toContain(rowKeyOf(table))
  })

  test.each(alwaysNamed)('%s names a row of another table, always', async (at) => {
    const [table = '', column] = at.split('.')
    const file = new SqliteDatabase(await demoFile(), { readonly: true })
    const named = file.prepare(`pragma foreign_key_list("${table}")`).all() as { from: string; table: string }[]
    const { notnull } = columnsOf(file, table).find(({ name }) => name === column) ?? {}
    file.close()
    expect([notnull, named.some(({ from }) => from === column)]).toEqual([1, true])
  })
})

describe.each(lists)('windows of $name', (list) => {
  const sorts = list.fields
    .filter(({ type, format }) => type !== 'array' && type !== 'object' && format !== 'json')
    .flatMap(({ name }) => [name, `-${name}`])

  test.each(['', ...sorts])('are slices of the whole list sorted by "%s", and say how many there are', async (sort) => {
    const query = { ...(await read.keysOf(list)), ...(sort === '' ? {} : { sort }) }
    const whole = await read.rowsOf(list, query)
    for (const skip of [0, 1, whole.length >> 1, Math.max(0, whole.length - 3)]) {
      const { value, headers } = await read.ask(list.path, { ...query, skip: String(skip), take: '5' })
      expect([headers['x-total-count'], value]).toEqual([String(whole.length), whole.slice(skip, skip + 5)])
    }
    const beyond = await read.ask(list.path, { ...query, skip: String(whole.length + 7), take: '5' })
    expect([beyond.headers['x-total-count'], beyond.value]).toEqual([String(whole.length), []])
  })

  test('are slices of what is searched, too', async () => {
    const keys = await read.keysOf(list)
    const [row] = await read.rowsOf(list, keys)
    const [, text = ''] = textsOf(list.fields, row ?? {}).find(([, one]) => one !== '') ?? []
    const query = { ...keys, search: text.slice(0, 4) }
    const whole = await read.rowsOf(list, query)
    const skip = whole.length >> 1
    const { value, headers } = await read.ask(list.path, { ...query, skip: String(skip), take: '5' })
    expect(whole.length).toBeGreaterThan(0)
    expect([headers['x-total-count'], value]).toEqual([String(whole.length), whole.slice(skip, skip + 5)])
  })
})
