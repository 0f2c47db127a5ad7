import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { isPostgres } from '../database/postgres.ts'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Received, startTestServer, type TestServer } from '../testing/test-server.ts'

// Two concurrent calls, each valid alone. On PostgreSQL they go to two servers of one database; a SQLite file has one server.
let database: TestDatabase
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await testDatabase()
  const signingKey = new TextEncoder().encode('a key that both of the servers have, and nobody else')
  one = await startTestServer({ database: database.db, signingKey })
  other = isPostgres(database.db)
    ? await startTestServer({ database: openDatabase(database.address), signingKey })
    : one
})
afterAll(async () => {
  if (other !== one) await other.close()
  await one.close()
  await database.remove()
})

const times = 20
const post = (server: TestServer, url: string, body: object, headers = {}) =>
  server.call(`/api/${url}`, { method: 'POST', token: server.admin, body, headers })
const put = (server: TestServer, url: string, body: object) =>
  server.call(`/api/${url}`, { method: 'PUT', token: server.admin, body })
const isDone = ({ status, value }: Received) => status === 200 && value !== undefined

/** Runs pairs one after the other, both calls of a pair at once; returns how many of each pair succeeded. */
async function pairs(
  run: (at: number) => Promise<readonly [() => Promise<Received>, () => Promise<Received>]>,
): Promise<number[]> {
  const done: number[] = []
  for (let at = 0; at < times; at++) {
    const [first, second] = await run(at)
    // Alternates which call is sent first.
    const answers = await Promise.all(at % 2 === 0 ? [first(), second()] : [second(), first()])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual([])
    done.push(answers.filter(isDone).length)
  }
  return done
}
const onceEach = Array.from({ length: times }, () => 1)

const newCase = async (refAffaire: string) =>
  (
    await post(one, 'Console/Aff/AffAffaire/Insert', {
      refAffaire,
      lbAffaire: 'Concurrence',
      lbClient: null,
      idAgence: 1,
      idUserRAF: 1,
    })
  ).value as { idAffaireGuid: string; dtModification: string }
const service = { mode: { idModeversion: 1 }, lieu: { idLocalisation: 1 }, dtEcheance: '2026-06-30' }

test('a case is closed or has a service opened in it, never both (R17, R18)', async () => {
  const done = await pairs(async (at) => {
    const affaire = await newCase(`COURSE-${at}`)
    return [
      () => put(one, 'Console/Aff/AffAffaire/Update', { ...affaire, statut: 'CLOTUREE' }),
      () =>
        post(other, 'Console/Aff/AffAffairePrestation/Insert', { ...service, idAffaireGuid: affaire.idAffaireGuid }),
    ]
  })
  expect(done).toEqual(onceEach)
})

test('of two who take a name one has it (R2)', async () => {
  const insert = (server: TestServer, lbAgence: string) => () =>
    post(server, 'Console/Adm/AdmAgence/Insert', { lbAgence })
  expect(await pairs(async (at) => [insert(one, `Agence ${at}`), insert(other, `AGENCE ${at}`)])).toEqual(onceEach)
})

test('of two who save with one stamp the second is told that it is no longer the newest (409)', async () => {
  const done = await pairs(async (at) => {
    const affaire = await newCase(`TAMPON-${at}`)
    const save = (server: TestServer, lbClient: string) => () =>
      put(server, 'Console/Aff/AffAffaire/Update', { ...affaire, lbClient })
    return [save(one, 'Une'), save(other, 'Autre')]
  })
  expect(done).toEqual(onceEach)
})

test('of two who take the lock of an object one has it (R1)', async () => {
  const take = (server: TestServer, token: string, refObjet: string) => () =>
    server.call('/api/Core/SysObjetLock/Verrouiller', {
      method: 'POST',
      token,
      body: { typeObjet: 'Affaire', refObjet },
    })
  const done = await pairs(async (at) => {
    const { idAffaireGuid } = await newCase(`VERROU-${at}`)
    return [take(one, one.admin, idAffaireGuid), take(other, other.agent, idAffaireGuid)]
  })
  expect(done).toEqual(onceEach)
})

test('what is asked twice at once under one key is done once, and answered twice', async () => {
  for (let at = 0; at < times; at++) {
    const ask = (server: TestServer) =>
      post(
        server,
        'Console/Aff/AffAffairePrestation/Insert',
        { ...service, idAffaireGuid: affaire.idAffaireGuid },
        { 'idempotency-key': `course-${at}` },
      )
    const affaire = await newCase(`CLE-${at}`)
    const [first, second] = await Promise.all([ask(one), ask(other)])
    expect(first.value).toBeDefined()
    expect(second.value).toEqual(first.value)
  }
})

test('two menus are not put each below the other (R22)', async () => {
  const menu = async (name: string) =>
    (await post(one, 'Core/SysMenu/UpdateOrInsertMenu', { name })).value as { id: number; dtModification: string }
  const done = await pairs(async (at) => {
    const [upper, lower] = [await menu(`Haut ${at}`), await menu(`Bas ${at}`)]
    const move = (server: TestServer, moved: object, idParent: number) => () =>
      post(server, 'Core/SysMenu/UpdateOrInsertMenu', { ...moved, idParent })
    return [move(one, upper, lower.id), move(other, lower, upper.id)]
  })
  expect(done).toEqual(onceEach)
})

test('two who are put last have places of their own', async () => {
  const { idTableGuid } = await one.db.selectFrom('systable').select('idTableGuid').limit(1).executeTakeFirstOrThrow()
  const insert = (server: TestServer, refValeur: string) =>
    post(server, 'Core/SysValeur/Insert', { idTableGuid, refValeur, lbValeur: refValeur })
  const places: unknown[] = []
  for (let at = 0; at < times; at++) {
    const both = await Promise.all([insert(one, `PLACE-${at}`), insert(other, `RANG-${at}`)])
    places.push(...both.map(({ value }) => (value as { ordre: number }).ordre))
  }
  expect(new Set(places).size).toBe(2 * times)
})

test('of two who change one password by what it was one has changed it (R13)', async () => {
  const { token } = (
    await one.call('/api/Core/SecAuthentification/Authenticate', {
      method: 'POST',
      body: { login: 'k.brun', password: 'ronde-k.brun-2026' },
    })
  ).value as { token: string }
  const change = (server: TestServer, newPassword: string) =>
    server.call('/api/Console/Adm/UsrUser/ChangePassword', {
      method: 'POST',
      token,
      body: { login: 'k.brun', password: 'ronde-k.brun-2026', newPassword, newPasswordCopy: newPassword },
    })
  const both = await Promise.all([
    change(one, 'tournesol-9-violet-cascade'),
    change(other, 'marronnier-4-orange-falaise'),
  ])
  expect(both.filter(isDone)).toHaveLength(1)
})

test('two values are not put each below the other (R22)', async () => {
  // A table whose values have parents.
  const { idTableGuid } = await one.db
    .selectFrom('systable')
    .where('idTypeTable', '=', 2)
    .select('idTableGuid')
    .limit(1)
    .executeTakeFirstOrThrow()
  const value = async (refValeur: string) =>
    (await post(one, 'Core/SysValeur/Insert', { idTableGuid, refValeur, lbValeur: refValeur })).value as {
      idValeur: number
      dtModification: string
    }
  const done = await pairs(async (at) => {
    const [upper, lower] = [await value(`HAUT-${at}`), await value(`BAS-${at}`)]
    const move = (server: TestServer, moved: object, idValeurParent: number) => () =>
      put(server, 'Core/SysValeur/Update', { ...moved, idValeurParent })
    return [move(one, upper, lower.idValeur), move(other, lower, upper.idValeur)]
  })
  expect(done).toEqual(onceEach)
})

test('a value is deleted or is given a value below it, never both (R5)', async () => {
  const { idTableGuid } = await one.db
    .selectFrom('systable')
    .where('idTypeTable', '=', 2)
    .select('idTableGuid')
    .limit(1)
    .executeTakeFirstOrThrow()
  const insert = (server: TestServer, refValeur: string, idValeurParent: number | null) =>
    post(server, 'Core/SysValeur/Insert', { idTableGuid, refValeur, lbValeur: refValeur, idValeurParent })
  const done = await pairs(async (at) => {
    const { idValeur, idValeurGuid } = (await insert(one, `MERE-${at}`, null)).value as {
      idValeur: number
      idValeurGuid: string
    }
    const away = () =>
      one.call(`/api/Core/SysValeur/Delete?idValeurGuid=${idValeurGuid}`, { method: 'DELETE', token: one.admin })
    return [away, () => insert(other, `FILLE-${at}`, idValeur)]
  })
  expect(done).toEqual(onceEach)
})

test('an action is deleted or is put into a menu, never both (R21)', async () => {
  const settings = {
    module: 'Core',
    schema: 'Sys',
    parameters: null,
    refRouteParent: null,
    isMenu: true,
    isActive: false,
    isVirtuel: false,
    hasResource: false,
  }
  const done = await pairs(async (at) => {
    const action = {
      refAction: `Course${at}`,
      label: `Course ${at}`,
      dtModification: '2026-03-31T12:00:00.000Z',
      ...settings,
    }
    const { idAction } = await one.db
      .insertInto('action')
      .values(action)
      .returning('idAction')
      .executeTakeFirstOrThrow()
    const away = () =>
      one.call(`/api/Core/SysAction/Delete?idAction=${idAction}`, { method: 'DELETE', token: one.admin })
    return [
      away,
      () => post(other, 'Core/SysMenu/UpdateOrInsertMenu', { name: `Course ${at}`, refAction: action.refAction }),
    ]
  })
  expect(done).toEqual(onceEach)
})

test('the last two administrators do not shut each other out (R16)', async () => {
  const { idGroupe } = await one.db
    .selectFrom('users')
    .where('idUser', '=', 1)
    .select('idGroupe')
    .executeTakeFirstOrThrow()
  await one.db
    .updateTable('users')
    .set({ isActif: false })
    .where('idGroupe', '=', idGroupe)
    .where('idUser', '<>', 1)
    .execute()
  const row = {
    mail: null,
    passwordHash: null,
    isLocked: false,
    mustChangePassword: false,
    refIdentification: 'B',
    defaultRoute: null,
    dtLastLogin: null,
    dtModification: '2026-03-31T12:00:00.000Z',
  }
  const { idUser } = await one.db
    .insertInto('users')
    .values({ ...row, login: 'second', lbUser: 'Second', isActif: true, idGroupe })
    .returning('idUser')
    .executeTakeFirstOrThrow()
  const second = await one.app.issueToken(idUser)
  const shutOut = (server: TestServer, token: string, given: object) =>
    server.call('/api/Console/Adm/UsrUser/UpdateUser', {
      method: 'POST',
      token,
      body: { mail: null, ...given, isActif: false },
    })
  const both = await Promise.all([
    shutOut(one, one.admin, { idUser, login: 'second', lbUser: 'Second' }),
    shutOut(other, second, { idUser: 1, login: 'admin', lbUser: 'Administrateur' }),
  ])
  expect(both.filter(isDone)).toHaveLength(1)
})
