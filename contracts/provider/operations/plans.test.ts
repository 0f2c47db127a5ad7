import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explainer, explainerOf, noteStatements, type Ways } from '../testing/plans.ts'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type List, lists, reader } from '../testing/test-lists.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import plans from './plans.json' with { type: 'json' }

// The statements are recorded from the server, and their plans come from its database.

let own: TestDatabase
let server: TestServer
let read: ReturnType<typeof reader>
let explainer: Explainer
let noted: ReturnType<typeof noteStatements>
beforeAll(async () => {
  own = await testDatabase()
  server = await startTestServer({ database: own.db })
  read = reader(server)
  explainer = await explainerOf(own.address)
  noted = noteStatements(own.db)
})
afterAll(async () => {
  await explainer.close()
  await server.close()
  await own.remove()
})

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== ''

/** The query plans of a window just requested. */
async function waysOf({ path }: List, query: Record<string, string>, isFiltered: boolean): Promise<Ways> {
  noted.taken.length = 0
  await read.ask(path, query)
  const window = noted.taken.findLast(({ sql }) => sql.includes('"rowsInAll"'))
  if (!window) throw new Error(`${path}: ${JSON.stringify(query)} read no window`)
  return explainer.explain(window, isFiltered)
}

/** The columns by which windows are not found in the order of an index, by kind of exception. */
async function exceptionsOf(list: List): Promise<Record<string, string>> {
  const keys = await read.keysOf(list)
  const rows = await read.rowsOf(list, keys)
  const exceptions: Record<string, Set<string>> = {}
  const note = (kind: string, name: string) => (exceptions[kind] ??= new Set()).add(name)
  const ask = async (name: string, query: Record<string, string>, isFiltered = false) => {
    const ways = await waysOf(list, { ...keys, ...query, take: '5' }, isFiltered)
    if (ways.rows !== 'index') note(`${isFiltered ? 'filtered' : 'sorted'}: ${ways.rows}`, name)
    if (ways.count !== 'index') note('counted: scans', isFiltered ? name : 'all')
  }
  for (const skip of ['0', '3']) await ask('nothing', { skip })
  for (const { name, type, format } of list.fields) {
    if (type === 'array' || type === 'object' || format === 'json') continue
    for (const sort of [name, `-${name}`]) for (const skip of ['0', '3']) await ask(sort, { sort, skip })
    const value = rows.map((row) => row[name]).find(isPlain)
    if (value !== undefined) await ask(name, { [name]: String(value) }, true)
  }
  return Object.fromEntries(Object.entries(exceptions).map(([kind, names]) => [kind, [...names].join(' ')]))
}

test.each(lists)('windows of $name are found in an index, but for those that are known not to be', async (list) => {
  const known: Record<string, Record<string, Record<string, string>>> = plans
  expect(await exceptionsOf(list)).toEqual(known[explainer.kind]?.[list.name] ?? {})
})
