import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoFile } from './testing/test-database.ts'
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
  changements: unknown[]
}

function events(...args: string[]) {
  const env = { ...process.env, RONDE_DATA: folder, DATABASE_URL: '', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'events.ts'), ...args], { env })
  const lines: Line[] = []
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [last = '', ...whole] = (rest + text).split('\n').toReversed()
    rest = last
    lines.push(...whole.toReversed().map((line) => JSON.parse(line) as Line))
  })
  return { child, lines, ended: once(child, 'close') }
}

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
