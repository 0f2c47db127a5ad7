import { afterAll, beforeAll, expect, test } from 'vitest'
import { idInQuery } from '../input/input.ts'
import { column } from './columns.ts'
import { lists } from './paging.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

interface Row {
  [field: string]: unknown
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (query: string, list = 'Aff/AffAffaire') =>
  server.call(`/api/Console/${list}/GetList?${query}`, { token: server.agent })
const rows = async (query: string, list?: string) => (await ask(query, list)).value as Row[]
const field = async (name: string, query: string, list?: string) => (await rows(query, list)).map((row) => row[name])

test('the whole list, in the order of its keys, and how many there are', async () => {
  const answer = await ask('')
  expect((answer.value as Row[]).map(({ idAffaire }) => idAffaire)).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  )
  expect(answer.headers['x-total-count']).toBe('40')
  expect(answer.messages).toEqual([])
})

test('a page of it, with the count of all', async () => {
  const answer = await ask('skip=35&take=10&sort=refAffaire')
  expect((answer.value as Row[]).map(({ idAffaire }) => idAffaire)).toEqual([36, 37, 38, 39, 40])
  expect(answer.headers['x-total-count']).toBe('40')
  expect((await ask('take=0')).value).toEqual([])
  expect(await field('idAffaire', 'skip=38')).toEqual([39, 40])
})

test('sorted by several columns, accents and case aside', async () => {
  const names = await field('lbUser', 'sort=lbUser', 'Adm/UsrUser')
  expect(names.slice(4, 7)).toEqual(['David Nguyen', 'Élodie Garnier', 'Farid Haddad'])
  const pairs = (await rows('sort=-statut,-idAffaire')).map(({ statut, idAffaire }) => [statut, idAffaire])
  expect(pairs[0]?.[0]).toBe('SUSPENDUE')
  expect(pairs.at(-1)?.[0]).toBe('CLOTUREE')
})

test('searched in every text, each word anywhere, accents and case aside', async () => {
  expect(await field('login', 'search=GERALDINE', 'Adm/UsrUser')).toEqual(['g.picard'])
  expect(await field('login', 'search=goff%20YANN', 'Adm/UsrUser')).toEqual(['y.le-goff'])
  expect(await rows('search=lev%25', 'Adm/UsrUser')).toEqual([])
  expect(await rows('search=_', 'Adm/UsrUser')).toEqual([])
})

test('filtered: repeated is or, spans, flags, no value', async () => {
  expect(new Set(await field('statut', 'statut=OUVERTE&statut=SUSPENDUE'))).toEqual(new Set(['OUVERTE', 'SUSPENDUE']))
  expect(await field('idAffaire', 'idAffaire=3..5&idAffaire=9')).toEqual([3, 4, 5, 9])
  expect(await field('idAffaire', 'idAffaire=..2')).toEqual([1, 2])
  expect(await field('idAffaire', 'isActif=false')).toEqual([14, 34])
  expect(await field('lbClient', 'lbClient=')).toEqual([null, null, null])
  expect(await field('refAffaire', 'refAffaire=aff-2026-0007')).toEqual(['AFF-2026-0007'])
  expect(await field('nbPrestation', 'nbPrestation=7..')).toEqual([])
  const due = await field('dtEcheance', 'dtEcheance=2026-03-01..2026-03-31', 'Aff/AffAffairePrestation')
  expect(due.length).toBeGreaterThan(0)
  expect(due.every((day) => String(day).startsWith('2026-03'))).toBe(true)
})

test('services by case, mode and range', async () => {
  const [service] = await rows('take=1', 'Aff/AffAffairePrestation')
  const { idAffaireGuid, mode, gamme } = service as {
    idAffaireGuid: string
    mode: { idModeGuid: string }
    gamme: { ref: string }
  }
  const found = await rows(
    `idAffaireGuid=${idAffaireGuid}&idModeGuid=${mode.idModeGuid}&refGamme=${gamme.ref}`,
    'Aff/AffAffairePrestation',
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((row) => row['idAffaireGuid'] === idAffaireGuid)).toBe(true)
})

test.each([
  'nope=1',
  'sort=nope',
  'sort=passwordHash',
  'passwordHash=x',
  'constructor=1',
  'sort=constructor',
  'skip=-1',
  'take=x',
  'take=1&take=2',
  'isActif=1',
  'idAffaire=1%20or%201=1',
  'dtCreation=yesterday',
  'idAffaire=1..2..3',
  'dtCreation=2026-01-01..2026-02-01..then',
  'search=a&search=b',
])('what is not offered is 400: %s', async (query) => {
  expect((await ask(query)).status).toBe(400)
  expect((await ask(query, 'Adm/UsrUser')).status).toBe(400)
})

test.each([
  "' or 1=1 --",
  "'; drop table affaire; --",
  '" union select passwordHash from users',
  "%' or '%'='",
  '\\',
  "' || (select 1) || '",
  '💥',
])('what looks like SQL is only text: %s', async (hostile) => {
  const text = encodeURIComponent(hostile)
  expect(await rows(`search=${text}`)).toEqual([])
  expect(await rows(`statut=${text}`)).toEqual([])
  expect(await rows(`lbAffaire=${text}`)).toEqual([])
  expect((await ask(`sort=${text}`)).status).toBe(400)
  expect(await rows('')).toHaveLength(40)
})

test('a NUL, at which a database may stop reading, is 400', async () => {
  expect((await ask('search=%00')).status).toBe(400)
  expect((await ask('lbAffaire=a%00b')).status).toBe(400)
})

test('a search where there is no text to search in finds nothing, and is no failure', async () => {
  const list = lists({
    columns: { idGroupe: column.number('idGroupe') },
    key: 'idGroupe',
    from: ({ db }) => db.selectFrom('groupe').select('idGroupe'),
  })
  const run = (input: object) =>
    list.run({ input, db: server.db, signal: AbortSignal.any([]) } as Parameters<typeof list.run>[0])
  expect(await run({ search: 'a' })).toMatchObject({ value: [], total: 0 })
  expect(await run({})).toMatchObject({ value: [{ idGroupe: 1 }, { idGroupe: 2 }], total: 2 })
})

test('keys and filters go together: whose rows, which, in what order, how many', async () => {
  const list = lists({
    keys: { idGroupe: idInQuery },
    columns: { login: column.searched('loginNormal'), isActif: column.flag('isActif') },
    key: 'idUser',
    from: ({ db }, { idGroupe }) => db.selectFrom('users').where('idGroupe', '=', idGroupe).select('login'),
  })
  const run = (input: object) =>
    list.run({ input, db: server.db, signal: AbortSignal.any([]) } as Parameters<typeof list.run>[0])
  const { value, total } = await run({
    idGroupe: '2',
    isActif: 'true',
    search: 'e',
    sort: '-login',
    skip: '1',
    take: '2',
  })
  expect(value).toHaveLength(2)
  expect(total).toBeGreaterThan(2)
  await expect(run({ idGroupe: 'x' })).rejects.toThrow('400')
  await expect(run({})).rejects.toThrow('400')
  await expect(run({ idGroupe: '2', mail: 'x' })).rejects.toThrow('400')
})
