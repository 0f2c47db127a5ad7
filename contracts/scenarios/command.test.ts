import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../provider/seed/people.ts'
import { createServer } from '../provider/server.ts'
import { testDatabase } from '../provider/testing/test-database.ts'
import { scenariosByCommand } from './command.ts'

let url = ''
let folder = ''
let close = async () => {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-scenarios-'))
  const { db, remove } = await testDatabase()
  const app = await createServer({ database: db })
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
