import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalise } from '../database/normalised.ts'
import { type List, lists, reader, type Row } from '../testing/test-lists.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** The default order of each list, which is unique. `-`: descending. */
const keys: Readonly<Record<string, readonly string[]>> = {
  'AdmAgence/GetList': ['idAgence'],
  'UsrUser/GetList': ['idUser'],
  'AffAffaire/GetList': ['idAffaire'],
  'AffAffairePrestation/GetList': ['idPrestation'],
  'SysAction/GetList': ['idAction'],
  'SysControlEdit/GetList': ['idControlEdit'],
  'SysLog/GetList': ['-dtLog', '-idLog'],
  'SysMenu/GetList': ['routeEncrageMenu', 'idTypeMenu', 'ordre', 'id'],
  'SysRoute/GetList': ['idRoute'],
  'SysTable/GetList': ['refTable'],
  'SysValeur/GetList': ['ordre', 'idValeur'],
  'GamGamme/GetList': ['ref', 'indice', 'revision'],
  'ModModeInspection/GetList': ['idModeversion'],
  'ModTache/GetList': ['ordre', 'idTache'],
  'RefLocalisation/GetList': ['idLocalisation'],
  'RefMateriel/GetMaterialList': ['idMateriel'],
  'RefParametre/GetList': ['idParametre'],
  'RefReferentiel/GetList': ['idReferentielVersion'],
}

let server: TestServer
let read: ReturnType<typeof reader>
beforeAll(async () => {
  server = await startTestServer()
  read = reader(server)
  // Equal `ordre`: the key alone decides.
  for (const table of ['tache', 'sysvaleur', 'menu'] as const) {
    await server.db
      .updateTable(table)
      .set({ ordre: 1 })
      .where(sql<boolean>`1 = 1`)
      .execute()
  }
})
afterAll(() => server.close())

type Read = (value: unknown) => unknown
const asItIs: Read = (value) => value
const withoutCase: Read = (value) => (typeof value === 'string' ? normalise(value) : value)

/** Compares values: null first, false before true, texts by code units. */
function compared(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (one === other) return 0
  return (one as string | number | boolean) < (other as string | number | boolean) ? -1 : 1
}

/** Sorts rows by some fields, stably. */
const sorted = (rows: readonly Row[], sort: readonly string[], as: Read): Row[] =>
  rows.toSorted((one, other) => {
    for (const part of sort) {
      const [name, sign] = part.startsWith('-') ? [part.slice(1), -1] : [part, 1]
      const difference = compared(as(one[name] ?? null), as(other[name] ?? null))
      if (difference !== 0) return sign * difference
    }
    return 0
  })

const values = (row: Row, names: readonly string[]) => JSON.stringify(names.map((name) => row[name.replace('-', '')]))

/** Fields with plain values, by which a list can be sorted and filtered. */
const sortable = ({ fields }: List) =>
  fields
    .filter(({ type, format }) => type !== 'array' && type !== 'object' && format !== 'json')
    .map(({ name }) => name)

test('there is an order for each list', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(keys).toSorted())
})

describe.each(lists)('the rows of $name', (list) => {
  const key = keys[list.name] ?? []
  const asked = async (query: Record<string, string> = {}) =>
    read.rowsOf(list, { ...(await read.keysOf(list)), ...query })

  test('come in the order of their key, which no two have', async () => {
    const rows = await asked()
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map((row) => values(row, key))).size).toBe(rows.length)
    expect([asItIs, withoutCase].map((as) => JSON.stringify(sorted(rows, key, as)))).toContain(JSON.stringify(rows))
  })

  test.each(sortable(list))(
    'come in the order of %s, both ways, and where it is the same of their key',
    async (name) => {
      const rows = await asked()
      for (const sort of [name, `-${name}`]) {
        const found = await asked({ sort })
        const orders = [asItIs, withoutCase].map((as) => sorted(rows, [sort], as))
        expect(orders.map((order) => JSON.stringify(order))).toContain(JSON.stringify(found))
      }
    },
  )

  test('are the same page by page, however many are alike', async () => {
    const [name = ''] = sortable(list)
      .filter((one) => /^is|statut|type|template/.test(one))
      .concat(sortable(list))
    const whole = (await asked({ sort: name })).slice(0, 60)
    const pages: Row[] = []
    for (let skip = 0; skip < whole.length; skip += 7) {
      const { value } = await read.ask(list.path, {
        ...(await read.keysOf(list)),
        sort: name,
        skip: String(skip),
        take: '7',
      })
      pages.push(...(value as Row[]))
    }
    expect(pages.slice(0, whole.length)).toEqual(whole)
  })
})
