import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Parameter {
  $ref?: string
  name?: string
  required?: boolean
  schema?: { format?: string }
}
type Row = Record<string, unknown>

const shared = '#/components/parameters/skip'
/** Lists that take filters, with those that the contract offers. */
const lists = Object.entries(openapi.paths as Record<string, { get?: { parameters?: Parameter[] } }>).flatMap(
  ([path, { get }]) => {
    const parameters = get?.parameters ?? []
    return parameters.some(({ $ref }) => $ref === shared)
      ? [
          {
            path,
            own: parameters.flatMap(({ $ref, name, ...more }) =>
              $ref || name === undefined ? [] : [{ name, ...more }],
            ),
          },
        ]
      : []
  },
)

const get = (path: string, query: Record<string, string>) =>
  server.call(`${path}?${new URLSearchParams(query).toString()}`, { token: server.admin })
const rowsOf = async (path: string, query: Record<string, string> = {}) => {
  const { status, value } = await get(path, query)
  return { status, rows: (value ?? []) as Row[] }
}
/** Values of a list's required keys, from records of the demo. */
async function keysOf(required: readonly string[]): Promise<Record<string, string>> {
  const [referentiel, mode, table] = await Promise.all(
    ['Prm/RefReferentiel', 'Prm/ModModeInspection', 'Core/SysTable'].map(
      async (service) =>
        (await rowsOf(`/api/${service.startsWith('Core') ? '' : 'Console/'}${service}/GetList`)).rows[0],
    ),
  )
  const known: Row = {
    ...table,
    ...mode,
    ...referentiel,
    idGammeVersion: 1,
    idModeversion: 1,
    idAffaireGuid: (await rowsOf('/api/Console/Aff/AffAffaire/GetList')).rows[0]?.idAffaireGuid,
  }
  return Object.fromEntries(required.map((name) => [name, String(known[name])]))
}
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== ''

describe.each(lists)('filters that the contract offers on $path', ({ path, own }) => {
  const required = own.filter((one) => one.required === true).map(({ name }) => name)

  test('each narrows the list to the rows that have the value', async () => {
    const keys = await keysOf(required)
    const { rows } = await rowsOf(path, keys)
    const wrong: unknown[] = []
    for (const { name } of own) {
      if (required.includes(name)) continue
      const row = rows.find((one) => isPlain(one[name]))
      const wanted = row?.[name]
      if (!isPlain(wanted)) continue
      const filtered = await rowsOf(path, { ...keys, [name]: String(wanted) })
      const meant = rows.filter((one) => String(one[name]).toLowerCase() === String(wanted).toLowerCase()).length
      if (filtered.status !== 200 || filtered.rows.length !== meant)
        wrong.push([name, wanted, filtered.status, filtered.rows.length, meant])
    }
    expect(wrong).toEqual([])
  })

  test('a UUID that is none is bad input, and one in capitals is the same', async () => {
    const keys = await keysOf(required)
    const { rows } = await rowsOf(path, keys)
    for (const { name } of own.filter((one) => one.name.endsWith('Guid'))) {
      expect([name, (await get(path, { ...keys, [name]: 'x' })).status]).toEqual([name, 400])
      const wanted = required.includes(name) ? keys[name] : rows.find((one) => isPlain(one[name]))?.[name]
      if (typeof wanted !== 'string') continue
      const [small, capital] = await Promise.all(
        [wanted, wanted.toUpperCase()].map(
          async (value) => (await rowsOf(path, { ...keys, [name]: value })).rows.length,
        ),
      )
      expect([name, capital]).toEqual([name, small])
    }
  })
})
