import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openDatabase } from './database/database.ts'
import { seedDemo } from './seed/demo.ts'
import { newSigningKey } from './security/signing-key.ts'
import { earlierFolder } from './testing/earlier-folder.ts'
import { demoFile } from './testing/test-database.ts'
import { startPostgres } from './testing/test-postgres.ts'
import { type RunningProcess, startProcess } from './testing/test-process.ts'
import { startTestServer } from './testing/test-server.ts'

let folder = ''
let server: RunningProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the program of `npm run sessions`. */
const sessions = (args: string[] = [], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; lines: string[] }>((resolve) => {
    const env = { ...process.env, RONDE_DATA: folder, DATABASE_URL: '', NODE_OPTIONS: '', ...environment }
    const program = join(import.meta.dirname, 'sessions.ts')
    const child = execFile(process.execPath, [program, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, lines: (stdout + stderr).trimEnd().split('\n') }),
    )
  })

/** The fields of each open session, by its number. */
const listed = async (environment: Record<string, string> = {}) => {
  const { code, lines } = await sessions(['--json'], environment)
  expect(code).toBe(0)
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>)
}
const numbers = async () => (await listed()).map(({ idSession }) => idSession)

async function start(): Promise<string> {
  cpSync(await demoFile(), join(folder, 'ronde.sqlite'))
  server = startProcess(folder, [], { DATABASE_URL: '' })
  return server.url
}

async function post(url: string, operation: string, body: object, token?: string): Promise<string> {
  const answer = await fetch(`${url}/api/Core/SecAuthentification/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { value: { token: string } }).value.token
}
const signIn = (url: string, login: string) => post(url, 'Authenticate', { login, password: `ronde-${login}-2026` })
const signInAsClient = (url: string) =>
  post(url, 'AuthenticateApi', { clientId: 'planning', clientSecret: 'ronde-planning-2026' })
const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/Console/Aff/AffAffaire/GetList?take=1`, { headers: { authorization: `Bearer ${token}` } }))
    .status
const statusesOf = (url: string, tokens: readonly string[]) => Promise.all(tokens.map((token) => statusOf(url, token)))

function rowsOf(statement: string): unknown[] {
  const db = new SqliteDatabase(join(folder, 'ronde.sqlite'), { readonly: true })
  const rows = db.prepare(statement).all()
  db.close()
  return rows
}

test('the sessions of a running server are listed, and one is ended beside those of the same person', async () => {
  const url = await start()
  expect(await sessions()).toEqual({ code: 0, lines: ['No session is open'] })
  const tokens = [await signIn(url, 'agent'), await signIn(url, 'agent'), await signIn(url, 'admin')]
  const { code, lines } = await sessions()
  expect(code).toBe(0)
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['number', 'login', 'name', 'opened', 'last used', 'from', 'by', 'until'],
    ...['agent', 'agent', 'admin'].map((login, at) => [
      String(at + 1),
      login,
      expect.any(String),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      expect.stringMatching(/Z$/),
      expect.stringMatching(/127\.0\.0\.1|::1/),
      'password',
      expect.stringMatching(/Z$/),
    ]),
  ])

  const { lines: said, code: ended } = await sessions(['--end', '1'])
  expect({ said, ended }).toEqual({
    said: [expect.stringMatching(/^Session 1 of agent \(.+\) is ended; it was opened at \S+Z from \S+$/)],
    ended: 0,
  })
  expect(await statusesOf(url, tokens)).toEqual([401, 200, 200])
  expect(await numbers()).toEqual([2, 3])
  expect(rowsOf(`select * from log order by "idLog" desc limit 1`)).toMatchObject([
    {
      refEtat: 'ALERTE',
      refAction: 'DECONNEXION',
      typeObjet: 'User',
      refObjet: '2',
      idUser: null,
      message: 'endedAtServer',
    },
  ])

  await post(url, 'LogOut', {}, tokens[1])
  expect(await numbers()).toEqual([3])
  const seen = JSON.stringify([lines, said, await listed(), rowsOf('select * from "openSession"')])
  for (const token of tokens) for (const part of token.split('.')) expect(seen).not.toContain(part)
  expect(JSON.stringify(await listed())).not.toContain('jti')
})

test('all sessions of a person, of a client and of everybody are ended, those in no list too', async () => {
  const url = await start()
  const signInAll = async () => [
    await signIn(url, 'agent'),
    await signIn(url, 'agent'),
    await signIn(url, 'admin'),
    await signInAsClient(url),
  ]
  const tokens = await signInAll()
  // As where the database could not be written at the sign-in.
  const db = new SqliteDatabase(join(folder, 'ronde.sqlite'))
  db.exec(`delete from "openSession" where "idSession" in (2, 3)`)
  db.close()
  expect((await sessions(['--end-of', 'AGENT'])).lines).toEqual([expect.stringMatching(/^Session 1 of agent /)])
  expect(await statusesOf(url, tokens)).toEqual([401, 401, 200, 200])
  expect((await sessions(['--end-of', 'agent'])).lines).toEqual(['No session was open'])
  expect((await sessions(['--end-of', 'planning'])).lines).toEqual([expect.stringMatching(/^Session 4 of planning /)])
  expect(await statusesOf(url, tokens)).toEqual([401, 401, 200, 401])

  const again = await signInAll()
  expect((await sessions(['--end-all'])).lines.map((line) => line.split(' ', 4).at(-1))).toEqual([
    'agent',
    'agent',
    'admin',
    'planning',
  ])
  expect(await statusesOf(url, [...tokens, ...again])).toEqual(Array.from({ length: 8 }, () => 401))
  expect(await numbers()).toEqual([])
  expect(await statusOf(url, await signIn(url, 'agent'))).toBe(200)
})

test('an unknown number or login, no database, and one of an earlier version are said in one line', async () => {
  const none = join(folder, 'none')
  expect(await sessions([], { RONDE_DATA: none })).toEqual({
    code: 1,
    lines: [`There is no database in ${none}: name its folder by RONDE_DATA`],
  })
  await earlierFolder(join(folder, 'earlier'), '2026-11-27-1-kept-versions', () => {})
  expect(await sessions([], { RONDE_DATA: join(folder, 'earlier') })).toEqual({
    code: 1,
    lines: ['The database is of an earlier version: start the server of this one first'],
  })
  cpSync(await demoFile(), join(folder, 'ronde.sqlite'))
  for (const [args, said] of [
    [['--end', '7'], 'There is no open session 7'],
    [['--end', 'agent'], 'A session is named by its number, not agent'],
    [['--end-of', 'nobody'], 'There is no login nobody'],
    [['--end-all', '--json'], 'Say one of --json, --end NUMBER, --end-of LOGIN and --end-all'],
  ] as const)
    expect(await sessions([...args])).toEqual({ code: 1, lines: [said] })
})

test('on PostgreSQL an ended session is refused by every server', async () => {
  const postgres = await startPostgres()
  if (!postgres) return
  const made = openDatabase(postgres.address)
  await migrate(made)
  await seedDemo(made, { date: '2026-03-31' })
  await made.destroy()
  const common = { signingKey: newSigningKey(), now: () => new Date() }
  const servers = await Promise.all(
    [1, 2].map(() => startTestServer({ database: openDatabase(postgres.address), ...common })),
  )
  const [one, other] = servers
  const enter = async () => {
    const body = { login: 'agent', password: 'ronde-agent-2026' }
    const { value } = (await one?.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body })) ?? {}
    return (value as { token: string }).token
  }
  const statuses = (token: string) =>
    Promise.all([one, other].map(async (each) => (await each?.call('/api/Console/Adm/UsrUser/Get', { token }))?.status))
  const environment = { DATABASE_URL: postgres.address }
  try {
    const tokens = [await enter(), await enter()] as const
    expect(await listed(environment)).toMatchObject([
      { idSession: 1, login: 'agent', refIdentification: 'B' },
      { idSession: 2, login: 'agent' },
    ])
    expect((await sessions(['--end', '2'], environment)).code).toBe(0)
    expect(await Promise.all(tokens.map(statuses))).toEqual([
      [200, 200],
      [401, 401],
    ])
    expect((await sessions(['--end-of', 'agent'], environment)).lines).toEqual([
      expect.stringMatching(/^Session 1 of agent /),
    ])
    expect(await statuses(tokens[0])).toEqual([401, 401])
    expect(await listed(environment)).toEqual([])
  } finally {
    await Promise.all(servers.map((each) => each.close()))
    await postgres.remove()
  }
})
