import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../wire/schema.ts'
import { contracted } from '../../wrong/contract.ts'
import { parseInput } from './input.ts'
import { allOperations } from '../services/all.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Row = Readonly<Record<string, unknown>>

const provided = await allOperations()
const withGuids = (await contracted()).flatMap(({ name, path, endpoint }) => {
  const guids = fieldsOf(endpoint.input).flatMap((field) => (field.format === 'guid' ? [field.name] : []))
  const operation = provided.find(({ address }) => `${address.service}/${address.operation}` === path)
  const example = endpoint.example.input as Row
  return guids.length > 0 && operation ? [{ name, path, guids, operation, verb: endpoint.verb, example }] : []
})

const get = async (path: string, query: Row = {}) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return server.call(`${path}?${parameters.toString()}`, { token: server.admin })
}

const changed = (sent: Row, of: (value: unknown, key: string) => unknown): Row =>
  Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, of(value, key)]))

const capital = (sent: Row, names: readonly string[]): Row =>
  changed(sent, (value, key) => (names.includes(key) && typeof value === 'string' ? value.toUpperCase() : value))

const firstOf = async (path: string, query?: Row) => ((await get(`/api/${path}`, query)).value as Row[])[0]

/** Keys of records that the demo has. */
async function keysThere(): Promise<Row> {
  return {
    ...(await firstOf('Console/Aff/AffAffaire/GetList')),
    ...(await firstOf('Core/SysTable/GetList')),
    ...(await firstOf('Console/Prm/ModModeInspection/GetList')),
    ...(await firstOf('Console/Prm/RefReferentiel/GetList')),
    ...(await firstOf('Console/Ged/GedDocument/GetDocumentInfoList', { idGammeVersion: 1 })),
  }
}

const reads = withGuids.filter(({ verb }) => verb === 'GET')
const others = withGuids.filter(({ verb }) => verb !== 'GET')

test.each(reads)(
  '$name finds by a UUID in capitals what it finds by one in small letters',
  async ({ path, guids, example }) => {
    const there = await keysThere()
    const known = changed(
      { ...Object.fromEntries(guids.map((name) => [name, there[name]])), ...example },
      (value, key) => there[key] ?? value,
    )
    const [small, large] = [await get(path, known), await get(path, capital(known, guids))]
    expect([small.status, small.messages]).toEqual([200, []])
    expect(large.text).toBe(small.text)
  },
)

test.each(others)('$name takes a UUID in capitals for the same in small letters', ({ guids, operation, example }) => {
  // In a form every field but the file is text.
  const sent =
    operation.upload === undefined
      ? example
      : changed(example, (value) => (value instanceof File ? value : String(value)))
  expect(parseInput(operation.input, capital(sent, guids))).toEqual(parseInput(operation.input, sent))
})

test('a lock is of one object, in whatever letters its key is sent, and so is its line in the log', async () => {
  const { idAffaireGuid } = await keysThere()
  const [small, large] = [String(idAffaireGuid), String(idAffaireGuid).toUpperCase()]
  const post = (operation: string, refObjet: string, token: string) =>
    server.call(`/api/Core/SysObjetLock/${operation}`, {
      method: 'POST',
      token,
      body: { typeObjet: 'Affaire', refObjet },
    })
  expect((await post('Verrouiller', large, server.agent)).value).toMatchObject({
    refObjet: small,
    lbObjet: 'AFF-2026-0001',
  })
  expect((await post('Verrouiller', small, server.admin)).messages).toEqual([expect.stringContaining('verrouillé')])
  const held = await get('/api/Core/SysObjetLock/GetListByReference', { typeObjet: 'Affaire', refObjet: large })
  expect(held.value).toEqual([expect.objectContaining({ refObjet: small })])
  expect((await post('Deverrouiller', large, server.admin)).value).toBe(true)
  const lines = async (refObjet: string) => (await get('/api/Core/SysLog/GetList', { refObjet })).value
  expect(await lines(large)).toEqual(await lines(small))
  expect(await lines(large)).toEqual(
    expect.arrayContaining([expect.objectContaining({ refAction: 'VERROU', refObjet: small })]),
  )
})
