/**
 * `node contracts/bench/kill.ts [--seconds 60] [--clients 50] [--kills 20] [--postgres]`: clients that read and write while the program is
 * killed and started again. Every acknowledged write must exist at the end. `--postgres`: on its own installed PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../provider/testing/test-postgres.ts'
import { startProcess } from '../provider/testing/test-process.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
})
const [seconds, clients, kills] = [Number(values.seconds), Number(values.clients), Number(values.kills)]
const say = (line: string) => void process.stdout.write(`${line}\n`)

const postgres = values.postgres ? await startPostgres() : null
if (values.postgres && !postgres) {
  say('No PostgreSQL is installed: nothing was tried.')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'ronde-kill-'))
const start = (...args: string[]) => startProcess(folder, args, postgres ? { DATABASE_URL: postgres.address } : {})

let running = start()
const base = await running.url
const port = new URL(base).port

interface Envelope {
  value?: Record<string, unknown>
  hasErrors?: boolean
}

const post = (path: string, body: object, token = '', method: 'POST' | 'PUT' = 'POST') =>
  fetch(`${base}/api/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })

const signIn = await post('Core/SecAuthentification/Authenticate', { login: 'admin', password: 'ronde-admin-2026' })
const token = String(((await signIn.json()) as Envelope).value?.['token'])
const get = (path: string) => fetch(`${base}/api/Console/${path}`, { headers: { authorization: `Bearer ${token}` } })

const counts = { reads: 0, writes: 0, lostAnswers: 0, kills: 0 }
const statuses = new Map<number, number>()
/** The last acknowledged label of each case, and a later one without answer, which may have been stored. */
const said = new Map<string, { acknowledged: string; maybe?: string }>()

async function write(ref: string): Promise<void> {
  const body = { refAffaire: ref, lbAffaire: 'new', lbClient: null, idAgence: 1, idUserRAF: 1 }
  const made = await post('Console/Aff/AffAffaire/Insert', body, token)
  statuses.set(made.status, (statuses.get(made.status) ?? 0) + 1)
  const { value, hasErrors } = (await made.json()) as Envelope
  if (made.status !== 200 || hasErrors || !value) return
  said.set(ref, { acknowledged: 'new', maybe: 'changed' })
  counts.writes += 1
  const changed = await post(
    'Console/Aff/AffAffaire/Update',
    { ...body, lbAffaire: 'changed', idAffaireGuid: value['idAffaireGuid'], dtModification: value['dtModification'] },
    token,
    'PUT',
  )
  statuses.set(changed.status, (statuses.get(changed.status) ?? 0) + 1)
  const answer = (await changed.json()) as Envelope
  if (changed.status !== 200 || answer.hasErrors) return
  said.set(ref, { acknowledged: 'changed' })
  counts.writes += 1
}

async function read(): Promise<void> {
  const answer = await get('Aff/AffAffaire/GetList?take=25&sort=-dtCreation')
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  await answer.json()
  counts.reads += 1
}

const endsAt = performance.now() + seconds * 1000

async function client(number: number): Promise<void> {
  for (let at = 0; performance.now() < endsAt; at += 1) {
    // The server was killed during the call, or has not started yet.
    await (at % 2 === 0 ? write(`KILL-${number}-${at}`) : read()).catch(async () => {
      counts.lostAnswers += 1
      await pause(100)
    })
  }
}

async function killer(): Promise<void> {
  for (let at = 0; at < kills; at += 1) {
    await pause((seconds * 1000) / (kills + 1) / 2)
    running.child.kill('SIGKILL')
    await running.ended
    counts.kills += 1
    running = start('--port', port)
    await running.url
    await pause(Math.max(0, (seconds * 1000) / (kills + 1) / 2))
  }
}

try {
  await Promise.all([killer(), ...Array.from({ length: clients }, (_, number) => client(number))])
  const { value = [] } = (await (await get('Aff/AffAffaire/GetList')).json()) as {
    value?: { refAffaire: string; lbAffaire: string }[]
  }
  const there = new Map(value.map(({ refAffaire, lbAffaire }) => [refAffaire, lbAffaire]))
  const lost = [...said].filter(
    ([ref, { acknowledged, maybe }]) => there.get(ref) !== acknowledged && there.get(ref) !== maybe,
  )
  const twice = value.length - there.size
  for (const [ref, { acknowledged }] of lost) say(`✗ ${ref} is ${there.get(ref) ?? 'not there'}, not ${acknowledged}`)
  const answered = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status}`)
  say(
    `${postgres ? 'PostgreSQL' : 'SQLite'}: ${clients} clients, ${seconds} s, killed ${counts.kills} times: ${counts.reads} reads, ${counts.writes} acknowledged writes, ` +
      `${lost.length} lost, ${twice} twice; ${counts.lostAnswers} calls without an answer; answers ${answered.join(', ')}`,
  )
  process.exitCode = lost.length > 0 || twice > 0 || statuses.has(500) ? 1 : 0
} finally {
  running.child.kill()
  await running.ended
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
