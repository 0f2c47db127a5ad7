import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openDatabase } from './database/database.ts'
import { demoFile } from './testing/test-database.ts'
import { startPostgres } from './testing/test-postgres.ts'
import { type RunningProcess, startProcess } from './testing/test-process.ts'

let folder = ''
let server: RunningProcess
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  cpSync(await demoFile(), join(folder, 'ronde.sqlite'))
  server = startProcess(folder, [], { DATABASE_URL: '' })
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

interface Line {
  idLog: number
  refAction: string
  refEtat: string
  adresse: string | null
  message: string
  changements: unknown[]
}

/** Runs the program of `npm run events` with more of its environment. */
function eventsWith(own: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, RONDE_DATA: folder, DATABASE_URL: '', NODE_OPTIONS: '', ...own }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'events.ts'), ...args], { env })
  const lines: Line[] = []
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [last = '', ...whole] = (rest + text).split('\n').toReversed()
    rest = last
    lines.push(...whole.toReversed().map((line) => JSON.parse(line) as Line))
  })
  return { child, lines, remarks: () => said, ended: once(child, 'close') }
}

const events = (...args: string[]) => eventsWith({}, ...args)

async function all(...args: string[]): Promise<Line[]> {
  const { lines, ended } = events(...args)
  await ended
  return lines
}

async function signIn(password: string): Promise<void> {
  await fetch(`${await server.url}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password }),
  })
}

test('the log comes as JSON, oldest first; whoever keeps the state gets each line once, and following shows what comes', async () => {
  await server.url
  const state = join(folder, 'state')
  const first = await all('--state', state)
  expect(first).toHaveLength(2_000)
  expect(first.map(({ idLog }) => idLog)).toEqual(first.map(({ idLog }) => idLog).toSorted((a, b) => a - b))
  expect(first.find(({ changements }) => changements.length > 0)).toMatchObject({
    refEtat: expect.any(String),
    changements: [{ champ: expect.any(String) }],
  })
  expect(await all('--state', state)).toEqual([])

  await signIn('wrong')
  const [refused, ...others] = await all('--state', state)
  expect(refused).toMatchObject({ refAction: 'CONNEXION', refEtat: 'REFUS', adresse: expect.stringMatching(/127|::1/) })
  expect(others).toEqual([])
  expect((await all('--after', String(refused?.idLog))).length).toBe(0)

  const { child, lines, ended } = events('--follow', '--after', String(refused?.idLog))
  await signIn('ronde-admin-2026')
  await expect.poll(() => lines).toMatchObject([{ refAction: 'CONNEXION', refEtat: 'OK' }])
  child.kill()
  await ended
  expect(JSON.stringify(lines)).not.toMatch(/ronde-admin-2026|eyJ/)
})

test('whoever follows goes on after a restoration, from the beginning where the log is an earlier one', async () => {
  await server.url
  const copy = join(folder, 'copy.sqlite')
  const program = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, name), ...args], {
      env: { ...process.env, RONDE_DATA: folder, DATABASE_URL: '', NODE_OPTIONS: '' },
    })
  await program('backup.ts', '--to', copy)
  for (let times = 0; times < 2; times += 1) await signIn('wrong')
  const { child, lines, remarks, ended } = events('--follow')
  await expect.poll(() => lines.length).toBe(2_002)
  server.child.kill('SIGTERM')
  await server.ended
  await program('restore.ts', copy)
  server = startProcess(folder, [], { DATABASE_URL: '' })
  await expect.poll(() => lines.length).toBe(4_002)
  expect(remarks()).toBe(
    'The log ends at line 2000, before line 2002: an earlier one was restored, which begins anew\n',
  )
  await signIn('wrong')
  await expect.poll(() => lines.at(4_002)).toMatchObject({ idLog: 2_001, refEtat: 'REFUS' })
  child.kill()
  await ended
})

test('a state that is ahead of the log, or empty, is a beginning', async () => {
  await server.url
  const state = join(folder, 'state')
  writeFileSync(state, '99999\n')
  const { lines, remarks, ended } = events('--state', state)
  await ended
  expect(lines).toHaveLength(2_000)
  expect(remarks()).toContain('The log ends at line 2000, before line 99999')
  expect(readFileSync(state, 'utf8')).toBe('2000\n')
  writeFileSync(state, '')
  expect(await all('--state', state)).toHaveLength(2_000)
})

test('whoever follows goes on once PostgreSQL is there again', async () => {
  const postgres = await startPostgres()
  if (!postgres) return
  let db = openDatabase(postgres.address)
  const add = (message: string) =>
    db
      .insertInto('log')
      .values({
        dtLog: '2026-03-31T08:30:00.000Z',
        refEtat: 'OK',
        refAction: 'CONNEXION',
        idUser: null,
        lbUser: null,
        typeObjet: 'User',
        refObjet: '1',
        lbObjet: 'admin',
        message,
        changements: '[]',
      })
      .execute()
  try {
    await migrate(db)
    await add('before')
    const { child, lines, remarks, ended } = eventsWith({ DATABASE_URL: postgres.address }, '--follow')
    await expect.poll(() => lines).toMatchObject([{ message: 'before' }])
    await db.destroy()
    await postgres.control('stop')
    await expect.poll(() => remarks()).toMatch(/: asked again until it answers\n$/)
    await postgres.control('start')
    db = openDatabase(postgres.address)
    await add('after')
    await expect.poll(() => lines).toMatchObject([{ message: 'before' }, { message: 'after' }])
    child.kill()
    await ended
  } finally {
    await db.destroy()
    await postgres.remove()
  }
})

test('what names no line, or no database, is said in one line', async () => {
  await server.url
  const said = async (args: string[], data = folder) => {
    const env = { ...process.env, RONDE_DATA: data, DATABASE_URL: '', NODE_OPTIONS: '' }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'events.ts'), ...args], { env })
    let output = ''
    child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    await once(child, 'close')
    return { code: child.exitCode, output }
  }
  expect(await said(['--after', 'x'])).toEqual({ code: 1, output: 'A line is named by its number, not x\n' })
  const none = join(folder, 'none')
  expect(await said([], none)).toEqual({
    code: 1,
    output: `There is no database in ${none}: name its folder by RONDE_DATA\n`,
  })
})
