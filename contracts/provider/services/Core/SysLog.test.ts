import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Line = Record<'dtLog' | 'refEtat' | 'refAction' | 'lbAction' | 'lbEtat' | 'lbUser' | 'lbObjet', string> & {
  idLog: number
  idUser: number
  message: string | null
  changements: object[]
}

const ask = (query: string, language = 'fr') =>
  server.call(`/api/Core/SysLog/GetList?${query}`, { token: server.admin, language })
const lines = async (query: string) => (await ask(query)).value as Line[]

test('it is never given whole, the newest first, and says how many lines there are', async () => {
  const { value, headers } = await ask('')
  const given = value as Line[]
  expect([given.length, Number(headers['x-total-count'])]).toEqual([100, 2_000])
  expect(given.map(({ dtLog }) => dtLog)).toEqual(
    given
      .map(({ dtLog }) => dtLog)
      .toSorted()
      .toReversed(),
  )
  expect(await lines('take=500&skip=1900')).toHaveLength(100)
  expect((await ask('take=501')).status).toBe(400)
  expect((await ask('take=0')).value).toEqual([])
})

test('it is filtered by state, action, user, object, time and words together', async () => {
  const [one] = await lines('refAction=MODIFICATION&take=1&skip=7')
  if (!one) throw new Error('no line')
  const found = await lines(
    `refEtat=OK&refEtat=ERREUR&refAction=MODIFICATION&idUser=${one.idUser}&search=${one.lbObjet.toLowerCase()}&dtDebut=${one.dtLog}&dtFin=${one.dtLog}`,
  )
  expect(found).toContainEqual(one)
  const far = await lines(`dtDebut=2026-03-01T00:00:00.000Z&dtFin=2026-03-02T00:00:00Z&take=500`)
  expect(far.length).toBeGreaterThan(5)
  expect(far.every(({ dtLog }) => dtLog >= '2026-03-01' && dtLog <= '2026-03-02T00:00:00.000Z')).toBe(true)
  for (const bad of ['dtDebut=hier', 'changements=x', 'lbUserNormal=x', 'take=x', 'search=%00'])
    expect((await ask(bad)).status).toBe(400)
})

test('labels and kept refusals are in the language that was asked for', async () => {
  const failures = 'refAction=CONNEXION&refEtat=REFUS&take=1'
  expect((await lines(failures))[0]).toMatchObject({
    lbEtat: 'Refus',
    lbAction: 'Connexion',
    message: expect.stringMatching(/^Identifiant|^Compte/),
  })
  expect(((await ask(failures, 'en')).value as Line[])[0]).toMatchObject({
    lbEtat: 'Refused',
    lbAction: 'Sign-in',
    message: expect.stringMatching(/^Wrong|^Account/),
  })
})

test('a write is there at once: who, what, old and new', async () => {
  const read = await server.call('/api/Core/SysTable/GetList?refTable=Prm.RefEtat', { token: server.admin })
  const [table] = read.value as { idTableGuid: string; lbTable: string }[]
  if (!table) throw new Error('no table')
  await server.call('/api/Core/SysTable/Update', {
    method: 'PUT',
    token: server.admin,
    body: { ...table, lbTable: 'États' },
  })
  const [line] = await lines('take=1')
  expect(line).toMatchObject({
    refAction: 'MODIFICATION',
    refEtat: 'OK',
    lbUser: 'Claire Lambert',
    lbObjet: 'Prm.RefEtat',
  })
  const from = { champ: 'adresse', ancien: null, nouveau: '127.0.0.1' }
  expect(line?.changements).toEqual([{ champ: 'lbTable', ancien: table.lbTable, nouveau: 'États' }, from])
})

interface Etat {
  refEtat: string
  nb: number
  parPeriode?: { dt: string; nb: number }[]
}

test('counts are those of the lines, hour by hour and day by day', async () => {
  const etats = async (query: string) =>
    (await server.call(`/api/Core/SysLog/GetEtatList?${query}`, { token: server.admin })).value as Etat[]
  const span = 'dtDebut=2026-03-02T00:00:00.000Z&dtFin=2026-03-06T23:59:59.999Z'
  const all = await lines(`${span}&take=500`)
  const plain = await etats(span)
  expect(plain.map(({ refEtat, nb }) => [refEtat, nb])).toEqual(
    ['OK', 'ALERTE', 'REFUS', 'ERREUR'].map((etat) => [etat, all.filter(({ refEtat }) => refEtat === etat).length]),
  )
  expect(plain[0]).not.toHaveProperty('parPeriode')
  for (const [pas, length] of [
    ['h', 13],
    ['d', 10],
  ] as const) {
    for (const { refEtat, nb, parPeriode = [] } of await etats(`${span}&pas=${pas}`)) {
      expect(parPeriode.reduce((sum, period) => sum + period.nb, 0)).toBe(nb)
      for (const { dt, nb: there } of parPeriode)
        expect(
          all.filter((line) => line.refEtat === refEtat && line.dtLog.slice(0, length) === dt.slice(0, length)),
        ).toHaveLength(there)
    }
  }
  expect((await server.call('/api/Core/SysLog/GetEtatList?pas=m', { token: server.admin })).status).toBe(400)
})

test('every line says where its caller was: of a write, a refusal, a lock taken over, an import, a sign-in and a sign-out', async () => {
  const lock = (token: string, force: boolean) =>
    server.call('/api/Core/SysObjetLock/Verrouiller', {
      method: 'POST',
      token,
      body: { typeObjet: 'User', refObjet: '4', force },
    })
  const other = await server.app.issueToken(1)
  const { value } = await server.call('/api/Core/SecAuthentification/Authenticate', {
    method: 'POST',
    body: { login: 'agent', password: 'ronde-agent-2026' },
  })
  const { token } = value as { token: string }
  await server.call('/api/Core/SysLog/GetList', { token })
  await server.call('/api/Console/Adm/AdmAgence/Insert', { method: 'POST', token: other, body: { lbAgence: 'Dieppe' } })
  await lock(other, false)
  const file = new File(['ref\nLEV-VGP\n'], 'gammes.csv', { type: 'text/csv' })
  await server.upload('/api/Console/Prm/GamGamme/Import', other, { file })
  await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token, body: {} })
  const written = (await lines('take=20')).filter(({ dtLog }) => dtLog >= '2026-03-31T12')
  expect(written.map(({ refAction }) => refAction)).toEqual(
    expect.arrayContaining(['CONNEXION', 'DROITS', 'CREATION', 'IMPORT', 'DECONNEXION']),
  )
  for (const { changements } of written)
    expect(changements).toContainEqual({ champ: 'adresse', ancien: null, nouveau: '127.0.0.1' })
})
