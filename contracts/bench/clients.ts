/**
 * `node contracts/bench/clients.ts [--clients 200] [--seconds 30] [--postgres] [--processes 1]`: clients that read lists and records and
 * change cases of their own, each as fast as it is answered. Prints how long calls took, and every wrong answer.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../provider/testing/test-postgres.ts'
import { startProcess } from '../provider/testing/test-process.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    processes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
})
const [clients, seconds, processes] = [Number(values.clients), Number(values.seconds), Number(values.processes)]
const say = (line: string) => void process.stdout.write(`${line}\n`)

const postgres = values.postgres ? await startPostgres() : null
if (values.postgres && !postgres) {
  say('No PostgreSQL is installed: nothing was tried.')
  process.exit(0)
}
if (processes > 1 && !postgres) throw new Error('several processes stand on PostgreSQL: --postgres')

interface Answer {
  value?: Record<string, unknown> | null
  hasErrors?: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'ronde-clients-'))
const running: ReturnType<typeof startProcess>[] = []
const bases: string[] = []
for (let at = 0; at < processes; at += 1) {
  const one = startProcess(folder, [], postgres ? { DATABASE_URL: postgres.address } : {})
  running.push(one)
  // The first process fills the database.
  bases.push(await one.url)
}

const took = new Map<string, number[]>()
const wrong = new Map<string, number>()

async function call(name: string, base: string, path: string, init: RequestInit): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await fetch(`${base}/api/${path}`, init).catch((error: unknown) => String(error))
  const body = typeof answer === 'string' ? {} : ((await answer.json()) as Answer)
  const known = took.get(name) ?? []
  took.set(name, known)
  known.push(performance.now() - startedAt)
  if (typeof answer === 'string' || answer.status !== 200 || body.hasErrors) {
    const fault = `${name}: ${typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(body).slice(0, 120)}`}`
    wrong.set(fault, (wrong.get(fault) ?? 0) + 1)
  }
  return body
}

const sent = (method: 'GET' | 'POST' | 'PUT', token: string, body?: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  ...(body && { body: JSON.stringify(body) }),
})

async function client(number: number, base: string, token: string, endsAt: number): Promise<void> {
  const own = { refAffaire: `CL-${number}`, lbAffaire: 'new', lbClient: null, idAgence: 1, idUserRAF: 1 }
  let { value } = await call('insert a case', base, 'Console/Aff/AffAffaire/Insert', sent('POST', token, own))
  const key = `idAffaireGuid=${String(value?.['idAffaireGuid'])}`
  for (let at = 0; performance.now() < endsAt; at += 1) {
    await call('25 cases', base, 'Console/Aff/AffAffaire/GetList?take=25&sort=-dtCreation', sent('GET', token))
    await call('a case', base, `Console/Aff/AffAffaire/Get?${key}`, sent('GET', token))
    const changed = { ...value, lbAffaire: `changed ${at}` }
    ;({ value } = await call('update a case', base, 'Console/Aff/AffAffaire/Update', sent('PUT', token, changed)))
    if (!value) return
  }
}

/** A quantile of the durations of a kind of call, in ms; `part` 0.5: the median. */
const share = (times: readonly number[], part: number): string =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0)

try {
  const { value } = await call(
    'sign in',
    bases[0] ?? '',
    'Core/SecAuthentification/Authenticate',
    sent('POST', '', { login: 'admin', password: 'ronde-admin-2026' }),
  )
  const token = String(value?.['token'])
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, (_, number) => client(number, bases[number % processes] ?? '', token, endsAt)),
  )
  const lasted = (performance.now() - startedAt) / 1000
  const calls = [...took.values()].reduce((sum, times) => sum + times.length, 0)
  say(
    `${postgres ? 'PostgreSQL' : 'SQLite'}, ${processes} process${processes > 1 ? 'es' : ''}, ${clients} clients: ` +
      `${(calls / lasted).toFixed(0)} calls a second for ${lasted.toFixed(0)} s\n`,
  )
  say('| call | times | median, ms | 95 of 100, ms | longest, ms |\n|-|-|-|-|-|')
  for (const [name, times] of took)
    say(`| ${name} | ${times.length} | ${share(times, 0.5)} | ${share(times, 0.95)} | ${share(times, 1)} |`)
  say(wrong.size === 0 ? '\nEvery answer was as it should be.' : '')
  for (const [fault, times] of wrong) say(`✗ ${times} × ${fault}`)
  process.exitCode = wrong.size > 0 ? 1 : 0
} finally {
  for (const one of running) {
    one.child.kill()
    await one.ended
  }
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
