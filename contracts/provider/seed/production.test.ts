import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFrom } from '../start/command-line.ts'
import type { Database } from '../database/database.ts'
import { installEmpty, reasonsAgainstProduction } from './production.ts'
import { seedDemo } from './demo.ts'
import { signingKeyOf } from '../security/signing-key.ts'
import { createServer } from '../server.ts'
import { testDatabase } from '../testing/test-database.ts'

let folder = ''
let db: Database
let remove: () => Promise<void>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  ;({ db, remove } = await testDatabase('empty'))
})
afterEach(async () => {
  await remove()
  rmSync(folder, { recursive: true, force: true })
})

const admin = { login: 'direction', password: 'a long password of our own' }

test('an empty database gets one administrator, who can sign in and see the menus', async () => {
  await installEmpty(db, admin, new Date())
  expect(await reasonsAgainstProduction(db, folder)).toEqual([])
  const app = await createServer({ database: db, dataFolder: folder })
  const answer = await app.inject({ method: 'POST', url: '/api/Core/SecAuthentification/Authenticate', payload: admin })
  const { token } = (answer.json() as { value: { token: string } }).value
  const menus = await app.inject({
    url: '/api/Console/Adm/UsrUser/GetMenuList',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(menus.body).toContain('AffAffAffaireList.TitleActionMenu')
})

test.each([null, { login: 'admin', password: 'short' }, { login: 'admin', password: 'ronde-admin-2026' }])(
  'an empty database and %j is refused',
  async (given) => {
    await expect(installEmpty(db, given, new Date())).rejects.toThrow('RONDE_ADMIN_PASSWORD')
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  },
)

test.each([
  'aaaaaaaaaaaa',
  '123456789012',
  'abcdefghijkl',
  'azertyuiop123',
  'password1234',
  'abcabcabcabc',
  'direction-Vx7!pq2',
])('%s is too easy a password for the first administrator', async (password) => {
  await expect(installEmpty(db, { login: 'direction', password }, new Date())).rejects.toThrow(
    'RONDE_ADMIN_PASSWORD is easy to guess',
  )
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('the demo is refused, and so are its passwords without the rest of it', async () => {
  await seedDemo(db, { date: '2026-03-31' })
  expect((await reasonsAgainstProduction(db, folder))[0]).toBe('the database holds the demo data')
  await db.deleteFrom('setting').execute()
  await db.deleteFrom('apiClient').execute()
  await db.updateTable('users').set({ passwordHash: null }).where('login', '<>', 'agent').execute()
  expect(await reasonsAgainstProduction(db, folder)).toEqual(['accounts still have their demo password: agent'])
})

test('a key that others can read or guess is refused', async () => {
  signingKeyOf(folder)
  const file = join(folder, 'signing-key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await reasonsAgainstProduction(db, folder)).toEqual([])
  chmodSync(file, 0o644)
  expect(await reasonsAgainstProduction(db, folder)).toEqual(['the signing key can be read by other accounts'])
  writeFileSync(file, Buffer.alloc(32, 'a').toString('base64url'))
  expect(await reasonsAgainstProduction(db, folder)).toEqual(['the signing key is not random'])
  writeFileSync(file, 'short')
  expect(() => signingKeyOf(folder)).toThrow('holds no key')
})

test('the key of a folder stays the same', () => {
  expect(signingKeyOf(folder)).toEqual(signingKeyOf(folder))
})

const read = (args: string[], environment = {}) => settingsFrom(args, environment, '/data', '2026-03-31')

test('the command line and the environment, the first before the second', () => {
  expect(read([])).toMatchObject({
    fresh: false,
    rows: 0,
    date: '2026-03-31',
    port: 5080,
    dataFolder: '/data',
    production: false,
  })
  expect(read(['--port', '1', '--rows', '10', '--fresh'], { PORT: '2', RONDE_DATA: '/other' })).toMatchObject({
    port: 1,
    rows: 10,
    fresh: true,
    dataFolder: '/other',
  })
  expect(read(['--directory'])).toMatchObject({ directory: true, port: 5080, consoleOrigin: null })
  expect(read([], { RONDE_CONSOLE_ORIGIN: 'http://localhost:5080' })).toMatchObject({
    consoleOrigin: 'http://localhost:5080',
  })
  expect(read([], { PORT: '2', NODE_ENV: 'production' })).toMatchObject({ port: 2, production: true })
})

test.each([
  [['--date', '2026-02-30']],
  [['--rows', '-1']],
  [['--rows', 'many']],
  [['--port', '70000']],
  [['--nope']],
  [['--production', '--fresh']],
  [['--production', '--rows', '5']],
  [['--production', '--directory']],
  [['--directory', '--port', '65535']],
  [['--directory', '--port', '0']],
])('%j is refused', (args) => {
  expect(() => read(args)).toThrow(/./)
})
