import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { holds, lists, reader, type Row, textNames, textsOf } from '../testing/test-lists.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let read: ReturnType<typeof reader>

/** Texts for columns that are empty in the demo, or have no accents there. */
const filled: readonly [table: keyof Tables, column: string, text: string][] = [
  ['users', 'defaultRoute', '/Aff/Élan'],
  ['users', 'mail', 'Zoé@vigie-controle.example'],
  ['groupe', 'lbGroupe', 'Équipe'],
  ['route', 'parameters', 'vue=Carrée'],
  ['route', 'module', 'Modüle'],
  ['route', 'schema', 'Schéma'],
  ['action', 'parameters', 'vue=Carrée'],
  ['action', 'module', 'Modüle'],
  ['action', 'schema', 'Schéma'],
  ['action', 'refRouteParent', 'AffAffAffaireList'],
  ['menu', 'param', 'vue=Carrée'],
  ['sysvaleur', 'lbCourt', 'Évt'],
  ['sysvaleur', 'description', 'Dégagée'],
  ['sysvaleur', 'extendedData', '{"couleur":"vert"}'],
  ['systable', 'description', 'Dégagée'],
  ['tache', 'lbDescription', 'Dégagée'],
  ['referentiel', 'description', 'Dégagée'],
  ['propriete', 'lbDescription', 'Dégagée'],
  ['propriete', 'value', 'Hébé'],
  ['parametre', 'lbDescription', 'Dégagée'],
  ['materiel', 'lbCourt', 'Évt'],
  ['gammeVersion', 'lbGammeLong', 'Évènementielle'],
  ['prestation', 'libelle', 'Évidée'],
  ['prestation', 'referenceclient', 'CDE Œuvre'],
]

beforeAll(async () => {
  server = await startTestServer()
  read = reader(server)
  for (const [table, column, text] of filled) {
    await server.db
      .updateTable(table)
      .set({ [column]: text } as never)
      .where(sql<boolean>`1 = 1`)
      .execute()
  }
})
afterAll(() => server.close())

const longest = (text: string) => text.split(/\s+/).toSorted((one, other) => other.length - one.length)[0] ?? ''
/** A word without accents, in capitals. */
const typed = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

describe.each(lists)('a search in $name', (list) => {
  const keyOf = (row: Row) => JSON.stringify(row)

  test('finds just the rows that hold the word in a text, whichever field it is taken from', async () => {
    const keys = await read.keysOf(list)
    const rows = await read.rowsOf(list, keys)
    const words = new Map<string, string>()
    for (const row of rows) {
      for (const [name, text] of textsOf(list.fields, row)) {
        if (text !== '' && !words.has(name)) words.set(name, typed(longest(text)))
      }
      // Only texts are searched: no keys, instants, numbers, flags or JSON.
      for (const { name } of list.fields) {
        if (!words.has(name) && ['string', 'number', 'boolean'].includes(typeof row[name]))
          words.set(name, String(row[name]))
      }
    }
    const wrong: unknown[] = []
    for (const [name, search] of words) {
      const wanted = rows.filter((row) => holds(list.fields, row, search)).map(keyOf)
      const found = (await read.rowsOf(list, { ...keys, search })).map(keyOf)
      const isSame = found.length === wanted.length && wanted.every((row) => found.includes(row))
      if (!isSame) wrong.push([name, search, found.length, wanted.length])
    }
    expect(wrong).toEqual([])
    // A mode includes its referential only when read alone.
    const untried = textNames(list.fields).filter((name) => !words.has(name) && !name.startsWith('referentiel.'))
    expect(untried, 'texts of which no row has any').toEqual([])
  })
})

test('whoever the directory knows is found by name, login and mail', async () => {
  await server.db.updateTable('adUser').set({ mail: 'Zoé@annuaire.example' }).where('login', '=', 'c.delmas').execute()
  for (const search of ['CEDRIC', 'c.DELMAS', 'zoe@']) {
    const found = await read.rowsOf({ path: '/api/Core/SecSecurite/GetRondeAdUserList' }, { search })
    expect([search, found.map(({ login }) => login)]).toEqual([search, ['c.delmas']])
  }
})
