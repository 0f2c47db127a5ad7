import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { demoFile } from '../testing/test-database.ts'
import { testLog } from '../testing/test-log.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let folder = ''
let file = ''
const log = testLog('error')
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  file = join(folder, 'ronde.sqlite')
  copyFileSync(await demoFile(), file)
  log.forget()
  server = await startTestServer({ database: openDatabase(file), logger: log.logger })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const cases = '/api/Console/Aff/AffAffaire'
const token = () => server.admin
const own = async () => (await server.call('/api/Console/Adm/UsrUser/Get', { token: token() })).status
const refused = { status: 503, messages: ['Le serveur est momentanément indisponible'] }
const newCase = () =>
  server.call(`${cases}/Insert`, {
    method: 'POST',
    token: token(),
    body: { refAffaire: 'AFF-PLEIN', lbAffaire: 'a'.repeat(200), lbClient: null, idAgence: 1, idUserRAF: 1 },
  })

/** Simulates a full disk: the database can take no more pages and has none free. */
async function fill(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(server.db)
  const line = {
    dtLog: '',
    refEtat: '',
    refAction: '',
    idUser: null,
    lbUser: null,
    typeObjet: '',
    refObjet: '',
    lbObjet: '',
  }
  const fillers = [
    (message: string) => server.db.insertInto('log').values({ ...line, message, changements: '' }),
    (value: string) => server.db.insertInto('setting').values({ name: crypto.randomUUID(), value }),
    (rest: string) =>
      server.db
        .insertInto('revokedToken')
        .values({ jti: `filler-${crypto.randomUUID()}`, dtExpiration: `9999${rest}` }),
  ]
  // Down to the free bytes of each table's last page.
  for (const insert of fillers) {
    for (const length of [500, 50, 0]) {
      const hasRoom = () =>
        insert('x'.repeat(length))
          .execute()
          .then(
            () => true,
            () => false,
          )
      while (await hasRoom());
    }
  }
}
const empty = async () => {
  await sql`pragma max_page_count = 1000000`.execute(server.db)
}

test('a full disk is 503 for what writes, reading goes on, health and the log say so', async () => {
  expect((await server.call('/health')).status).toBe(200)
  await fill()
  expect(await newCase()).toMatchObject(refused)
  expect(await server.call('/health')).toMatchObject(refused)
  expect((await server.call(`${cases}/GetList`, { token: token() })).status).toBe(200)
  expect(log.text()).toContain('disk is full')
  expect(log.text()).toContain(file)
  expect(log.text()).not.toContain('rollback')
  await empty()
  expect((await server.call('/health')).status).toBe(200)
  expect((await newCase()).messages).toEqual(['Affaire enregistrée'])
})

test('a sign-out while the disk is full ends the token, and is written once it can be', async () => {
  await fill()
  expect(await own()).toBe(200)
  expect(
    await server.call('/api/Core/SecAuthentification/LogOut', { method: 'POST', token: token(), body: {} }),
  ).toMatchObject({ status: 200, value: true })
  expect(await own()).toBe(401)
  const check = await server.call('/api/Core/SecAuthentification/CheckToken', {
    method: 'POST',
    body: { token: token() },
  })
  expect(check.value).toEqual({ isValid: false, expiresAt: null })
  const written = () => server.db.selectFrom('revokedToken').where('jti', 'not like', 'filler-%').selectAll().execute()
  expect(await written()).toEqual([])
  await empty()
  expect((await server.call('/health')).status).toBe(200)
  expect(await written()).toHaveLength(1)
  expect(await own()).toBe(401)
})

const enter = (body: object, operation = 'Authenticate', bearer?: string) =>
  server.call(`/api/Core/SecAuthentification/${operation}`, {
    method: 'POST',
    ...(bearer ? { token: bearer } : {}),
    body,
  })

test('people still sign in while the disk is full, and are refused as ever; nothing half-written is left', async () => {
  await fill()
  const before = await server.db.selectFrom('log').select('idLog').execute()
  const { value, status } = await enter({ login: 'agent', password: 'ronde-agent-2026' })
  expect(status).toBe(200)
  const { token: fresh } = value as { token: string }
  expect((await enter({ token: fresh }, 'CheckToken')).value).toMatchObject({ isValid: true })
  expect((await server.call(`${cases}/GetList`, { token: fresh })).status).toBe(200)
  expect((await enter({ login: 'agent', password: 'wrong' })).messages).toEqual([
    'Identifiant ou mot de passe incorrect',
  ])
  expect((await enter({ login: 'b.lefevre', password: 'ronde-b.lefevre-2026' })).messages).toEqual([
    'Compte verrouillé ou inactif',
  ])
  expect(
    (await enter({ clientId: 'planning', clientSecret: 'ronde-planning-2026' }, 'AuthenticateApi')).value,
  ).toMatchObject({ mustChangePassword: false })
  expect((await enter({ clientId: 'planning', clientSecret: 'wrong' }, 'AuthenticateApi')).status).toBe(200)
  // Signing in again revokes the previous token, which is in no database.
  expect((await enter({ login: 'agent', password: 'ronde-agent-2026' }, 'Authenticate', fresh)).status).toBe(200)
  expect((await enter({ token: fresh }, 'CheckToken')).value).toMatchObject({ isValid: false })
  expect(await newCase()).toMatchObject(refused)
  expect((await newCase()).headers['retry-after']).toBe('5')
  expect(await server.db.selectFrom('log').select('idLog').execute()).toEqual(before)
  expect(await server.db.selectFrom('affaire').where('refAffaire', '=', 'AFF-PLEIN').selectAll().execute()).toEqual([])
  expect(await server.call('/health')).toMatchObject(refused)
  await empty()
  expect((await server.call('/health')).status).toBe(200)
})

test('people sign in to a database that may only be read', async () => {
  await sql`pragma query_only = on`.execute(server.db)
  expect((await enter({ login: 'agent', password: 'ronde-agent-2026' })).value).toMatchObject({
    mustChangePassword: false,
  })
  expect(await newCase()).toMatchObject(refused)
  expect(await server.call('/health')).toMatchObject(refused)
})

test('a file that is removed under the server is 503, and is named', async () => {
  rmSync(file)
  expect(await server.call('/health')).toMatchObject(refused)
  expect(await newCase()).toMatchObject(refused)
  expect(log.text()).toContain(`${file} was removed or replaced`)
})
