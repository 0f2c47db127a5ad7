import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoClient, demoPassword } from '../provider/seed/people.ts'
import { createServer } from '../provider/server.ts'
import { testDatabase } from '../provider/testing/test-database.ts'
import { scenariosByCommand } from './command.ts'
import { lent } from './lent.ts'

let url = ''
let folder = ''
let close = async () => {}
let directoryToken: (login: string) => Promise<string> = async () => ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-scenarios-'))
  const { db, remove } = await testDatabase()
  const { directory, tried } = await lent()
  directoryToken = tried.directoryToken ?? directoryToken
  const app = await createServer({ database: db, directory })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  close = async () => {
    await app.close()
    await remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => close())

let said: string[] = []
beforeEach(() => {
  said = []
})
const run = (...args: string[]) => scenariosByCommand(args, (line) => said.push(line))
const accounts = ['--admin', `admin:${demoPassword('admin')}`, '--other', `agent:${demoPassword('agent')}`]
const restart = '^what was written'

test('what was kept is told, one scenario a line, and as JUnit', async () => {
  const file = join(folder, 'results.xml')
  expect(await run('--url', `${url}/`, ...accounts, '--filter', '^what was saved', '--junit', file)).toBe(0)
  expect(said).toEqual(['✓ what was saved is read again', '\n1 scenarios: 1 kept, 0 broken, 0 left out'])
  expect(readFileSync(file, 'utf8')).toContain('tests="1" failures="0"')
})

test('what was not lent is left out and said; where nothing was tried that is no pass', async () => {
  expect(await run('--url', url, ...accounts, '--filter', `${restart}|^a lock expires`)).toBe(2)
  expect(said.slice(0, 2)).toEqual([
    '– what was written, and who has signed out, is kept over a restart: it needs --restart COMMAND',
    '– a lock expires, and is taken over without force: it needs --patience SECONDS',
  ])
})

test('a technical client, and being alone, are lent by an option', async () => {
  const args = ['--url', url, ...accounts, '--filter', '^a technical client reads|^the last administrator']
  expect(await run(...args)).toBe(2)
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/: it needs --client ID:SECRET$/),
    expect.stringMatching(/: it needs --alone$/),
  ])
  said = []
  expect(await run(...args, '--client', `${demoClient.clientId}:${demoClient.clientSecret}`, '--alone')).toBe(0)
  expect(said.at(-1)).toBe('\n2 scenarios: 2 kept, 0 broken, 0 left out')
  await expect(run('--url', url, ...accounts, '--client', 'planning')).rejects.toThrow('--client takes ID:SECRET')
})

test('a command prints the directory’s token for the login that it is given, and one that fails is told', async () => {
  const args = ['--url', url, ...accounts, '--filter', 'is in the log by the name it gave him$', '--directory']
  const file = join(folder, 'token.txt')
  writeFileSync(file, await directoryToken('sc-nobody-at-all'))
  expect(await run(...args, `cat ${file}`)).toBe(1)
  expect(said[0]).toMatch(/a stranger leaves: ; and not: CONNEXION REFUS null/)
  said = []
  expect(await run(...args, 'test -z "$LOGIN"')).toBe(1)
  expect(said[0]).toContain('the command for the directory’s token ended with 1')
})

test('the command to restart is run, and one that fails is told', async () => {
  expect(await run('--url', url, ...accounts, '--filter', restart, '--restart', 'exit 0')).toBe(0)
  expect(await run('--url', url, ...accounts, '--filter', restart, '--restart', 'exit 3')).toBe(1)
  expect(said.at(-2)).toContain('is kept over a restart: the command to restart ended with 3: exit 3')
})

test('a lock that expires later than one has patience for is told, and not waited for', async () => {
  expect(await run('--url', url, ...accounts, '--filter', '^a lock expires', '--patience', '2')).toBe(1)
  expect(said[0]).toMatch(/it expires in \d+ s, which is longer than --patience 2$/)
})

test('what is left out by name is not tried', async () => {
  expect(await run('--list', '--leave-out', 'Idempotency-Key')).toBe(0)
  expect(said.some((name) => name.includes('Idempotency-Key'))).toBe(false)
  expect(said).toContain('an import is all or nothing')
  expect(said).toContain('a dry run says what would be, and writes nothing †')
})

test('what the server’s data lacks is told, and is neither a fault nor a pass', async () => {
  const { db, remove } = await testDatabase()
  const app = await createServer({ database: db })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    await db.updateTable('agence').set({ isActif: false }).execute()
    const args = ['--url', `http://127.0.0.1:${port}`, ...accounts, '--filter', '^what was saved|^a token dies']
    expect(await run(...args)).toBe(2)
    expect(said).toEqual([
      '✓ a token dies with its sign-out, and no other does',
      '– what was saved is read again: the server’s data lacks an active agency',
      '\n2 scenarios: 1 kept, 0 broken, 1 left out',
    ])
    said = []
    await db.deleteFrom('groupeRole').where('idGroupe', '=', 2).execute()
    expect(await run(...args)).toBe(2)
    expect(said[0]).toMatch(/: the server’s data lacks the group 2, active, with the roles AFFAIRE and LECTURE/)
  } finally {
    await app.close()
    await remove()
  }
})

test('a server that is not there, and an account that does not open, are said before anything is tried', async () => {
  expect(await run('--url', 'http://127.0.0.1:1', ...accounts)).toBe(2)
  expect(said).toEqual([
    expect.stringMatching(/^✗ nothing was tried: no server answers on http:\/\/127.0.0.1:1: nothing/),
  ])
  said = []
  expect(await run('--url', url, '--admin', 'admin:no', ...accounts.slice(2))).toBe(2)
  expect(said).toEqual([
    '✗ nothing was tried: --admin admin does not sign in: 200 Identifiant ou mot de passe incorrect',
  ])
})

test('two accounts that are not what they are to be are told before anything is tried', async () => {
  expect(await run('--url', url, '--admin', accounts[3] ?? '', '--other', accounts[1] ?? '')).toBe(2)
  expect(said).toEqual([expect.stringMatching(/^✗ nothing was tried: --admin agent is no administrator: .*403/)])
  await expect(run('--url', url, '--admin', 'admin')).rejects.toThrow('--admin takes LOGIN:PASSWORD')
})
