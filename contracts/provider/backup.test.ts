import { execFile } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoFile } from './testing/test-database.ts'
import { earlierFolder } from './testing/earlier-folder.ts'
import { type RunningProcess, startProcess } from './testing/test-process.ts'

let folder = ''
let running: RunningProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-'))
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const data = (name = 'data') => join(folder, name)
const start = (name = 'data') => {
  const one = startProcess(data(name), [], { DATABASE_URL: '' })
  running.push(one)
  return one
}

async function stopped({ child, ended }: RunningProcess): Promise<string> {
  child.kill('SIGTERM')
  return (await ended).output
}

/** Runs the program of `npm run backup` or `npm run restore`. */
const run = (program: 'backup' | 'restore', args: string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, RONDE_DATA: data(), DATABASE_URL: '', NODE_OPTIONS: '', ...environment }
    const file = join(import.meta.dirname, `${program}.ts`)
    const child = execFile(process.execPath, [file, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ login: 'admin', password: 'ronde-admin-2026' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/Core/SecAuthentification/Authenticate`, { method: 'POST', body, headers })
  return ((await answer.json()) as { value: { token: string } }).value.token
}

async function withDemo(): Promise<void> {
  cpSync(await demoFile(), join(data(), 'ronde.sqlite'), { recursive: true })
}

const agencies = (file: string): string[] => {
  const db = new SqliteDatabase(file, { readonly: true })
  const names = db.prepare(`select "lbAgence" from agence where "lbAgence" like 'Écrite %' order by "idAgence"`).pluck()
  const all = names.all() as string[]
  db.close()
  return all
}

test('a copy made while the server writes has all that was answered before, whole records, and comes back', async () => {
  await withDemo()
  const server = start()
  const url = await server.url
  const token = await signIn(url)
  const answered: string[] = []
  const writing = new AbortController()
  const write = async (writer: number) => {
    for (let count = 0; !writing.signal.aborted; count += 1) {
      const lbAgence = `Écrite ${writer}.${count}`
      const answer = await fetch(`${url}/api/Console/Adm/AdmAgence/Insert`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ lbAgence, isActif: true }),
      })
      if (answer.ok) answered.push(lbAgence)
    }
  }
  const writers = [0, 1, 2, 3].map(write)
  await expect.poll(() => answered.length).toBeGreaterThan(20)
  const before = [...answered]
  const copy = join(folder, 'copy.sqlite')
  const made = await run('backup', ['--to', copy])
  const during = answered.length - before.length
  writing.abort()
  await Promise.all(writers)
  expect(made).toMatchObject({ code: 0 })
  expect(during).toBeGreaterThan(0)
  const copied = agencies(copy)
  expect(before.filter((name) => !copied.includes(name))).toEqual([])
  // Each write with its log line: both are in one transaction.
  const db = new SqliteDatabase(copy, { readonly: true })
  const lines = db
    .prepare(`select count(*) from log where "typeObjet" = 'Agence' and "lbObjet" like 'Écrite %'`)
    .pluck()
  expect(lines.get()).toBe(copied.length)
  db.close()
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'copy.sqlite.sums.json', 'data'])

  expect(await run('restore', [copy])).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another server keeps'),
  })
  await stopped(server)
  const { code, output } = await run('restore', [copy])
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`^agence +${9 + copied.length} +[0-9a-f]{16}$`, 'm'))
  expect(output).toContain('Every table is as its sums say.')
  const again = start()
  const restored = await again.url
  const own = await fetch(`${restored}/api/Console/Adm/UsrUser/Get`, { headers: { authorization: `Bearer ${token}` } })
  expect(own.status).toBe(401)
  expect(await signIn(restored)).toEqual(expect.any(String))
  expect(agencies(join(data(), 'ronde.sqlite'))).toEqual(copied)
  // The database from before the restoration is kept.
  const [kept = ''] = readdirSync(join(data(), 'before')).filter((name) => name.endsWith('.sqlite'))
  expect(agencies(join(data(), 'before', kept)).toSorted()).toEqual(answered.toSorted())
})

test.each([
  [
    'a row was changed',
    (file: string) => {
      const db = new SqliteDatabase(file)
      db.exec(`update agence set "lbAgence" = 'Autre' where "idAgence" = 1`)
      db.close()
    },
    /is not what .*sums\.json says: agence/,
  ],
  [
    'a page was overwritten',
    (file: string) => writeFileSync(file, readFileSync(file).fill(7, 40_960, 45_056)),
    /copy\.sqlite: /,
  ],
  [
    'its end is missing',
    (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 200_000)),
    /copy\.sqlite: /,
  ],
  [
    'it is of a later version',
    (file: string) => {
      const db = new SqliteDatabase(file)
      db.exec(`insert into kysely_migration (name, timestamp) values ('2099-01-01-1-later', '2099')`)
      db.close()
      rmSync(`${file}.sums.json`)
    },
    /was made by a later version/,
  ],
])('a copy of which %s is refused, and the database stays', async (_, spoil, reason) => {
  await withDemo()
  const copy = join(folder, 'copy.sqlite')
  await run('backup', ['--to', copy])
  spoil(copy)
  const before = readFileSync(join(data(), 'ronde.sqlite'))
  const { code, output } = await run('restore', [copy])
  expect(code).toBe(1)
  expect(output).toMatch(reason)
  expect(readFileSync(join(data(), 'ronde.sqlite')).equals(before)).toBe(true)
})

test('each of the copies from before comes back, the oldest too, and is still there then', async () => {
  await withDemo()
  const before = (day: number) => join(data(), 'before', `ronde-2026112${day}T020000000Z.sqlite`)
  mkdirSync(join(data(), 'before'))
  for (const day of [1, 2, 3]) await run('backup', ['--to', before(day)])
  const { code, output } = await run('restore', [before(1)])
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${before(1)} is in place`) })
  const kept = readdirSync(join(data(), 'before')).filter((name) => name.endsWith('.sqlite'))
  expect(kept.length).toBe(4)
  // Named in another way it is the same one.
  symlinkSync(data(), data('link'))
  expect((await run('restore', [join(data('link'), 'before', basename(before(1)))])).code).toBe(0)
  expect(existsSync(before(1))).toBe(true)
  expect(existsSync(before(2))).toBe(false)
})

test.each([
  ['of which a page was overwritten', (file: string) => readFileSync(file).fill(7, 40_960, 45_056)],
  ['that is none at all', () => Buffer.from('not a database at all, whatever its name says')],
])('a database %s gives way to a copy, and is kept as it was', async (_, spoilt) => {
  await withDemo()
  const copy = join(folder, 'copy.sqlite')
  await run('backup', ['--to', copy])
  const file = join(data(), 'ronde.sqlite')
  const damaged = spoilt(file)
  writeFileSync(file, damaged)
  writeFileSync(`${file}-wal`, '')
  const { code, output } = await run('restore', [copy])
  expect(code).toBe(0)
  expect(output).toMatch(/could not be made: .*\nWhat was there before is kept, as it was, as .*damaged-\w+\.sqlite\n/)
  const kept = readdirSync(join(data(), 'before')).toSorted()
  expect(kept[0]).toMatch(/^damaged-\w+\.sqlite$/)
  expect(readFileSync(join(data(), 'before', kept[0] ?? '')).equals(damaged)).toBe(true)
  expect(agencies(file)).toEqual([])
  await signIn(await start().url)
})

test('what the machine’s administrator restores is the server’s own', async () => {
  await withDemo()
  const copy = join(folder, 'copy.sqlite')
  await run('backup', ['--to', copy])
  // As a unit with a user of its own has it; whoever is not the administrator has one owner for all.
  if (process.getuid?.() === 0) chownSync(data(), 10_001, 10_001)
  expect((await run('restore', [copy])).code).toBe(0)
  const { uid } = statSync(data())
  const made = ['ronde.sqlite', 'before', ...readdirSync(join(data(), 'before')).map((name) => join('before', name))]
  expect(made.length).toBe(4)
  expect(made.map((name) => statSync(join(data(), name)).uid)).toEqual(made.map(() => uid))
})

test('a copy of a folder whose server was running is restored with its last writes', async () => {
  await withDemo()
  const file = join(data(), 'ronde.sqlite')
  const copy = join(folder, 'copy.sqlite')
  const db = new SqliteDatabase(file)
  db.pragma('journal_mode = wal')
  db.pragma('wal_autocheckpoint = 0')
  db.prepare('insert into agence ("lbAgence", "lbAgenceNormal", "isActif") values (?, ?, 1)').run(
    'Écrite 1',
    'ecrite 1',
  )
  for (const suffix of ['', '-wal']) cpSync(file + suffix, copy + suffix)
  db.close()
  expect((await run('restore', [copy])).code).toBe(0)
  expect(agencies(file)).toEqual(['Écrite 1'])
})

test('a copy does not overwrite another, and PostgreSQL is left to its own programs', async () => {
  await withDemo()
  const copy = join(folder, 'copy.sqlite')
  await run('backup', ['--to', copy])
  expect(await run('backup', ['--to', copy])).toEqual({ code: 1, output: `${copy} is there already\n` })
  const address = { DATABASE_URL: 'postgres://localhost/ronde' }
  expect((await run('backup', ['--to', `${copy}2`], address)).output).toContain('pg_dump')
  expect((await run('restore', [copy], address)).output).toContain('pg_restore')
})

test('an earlier folder starts, says what is new, and its copy from before is the way back', async () => {
  await earlierFolder(data(), '2026-11-24-1-kept-counts', () => {})
  const was = readFileSync(join(data(), 'ronde.sqlite'))
  const server = start()
  await signIn(await server.url)
  const output = await stopped(server)
  expect(output).toMatch(/^The schema is brought up to date\. As it was: /)
  expect(output).toContain('New in this version: Menu App.AppMenu: ')
  const quiet = start()
  await quiet.url
  expect(await stopped(quiet)).not.toContain('New in this version')

  const [copy = ''] = readdirSync(join(data(), 'before')).filter((name) => name.endsWith('.sqlite'))
  expect((await run('restore', [join(data(), 'before', copy)])).code).toBe(0)
  const [back, then] = [join(data(), 'ronde.sqlite'), join(folder, 'then.sqlite')]
  writeFileSync(then, was)
  const schemaOf = (file: string) => {
    const db = new SqliteDatabase(file, { readonly: true })
    const all = db.prepare('select name, sql from sqlite_master order by name').all()
    const menus = db.prepare('select * from menu').all()
    db.close()
    return { all, menus }
  }
  expect(schemaOf(back)).toEqual(schemaOf(then))
})
