/**
 * `node contracts/bench/requests.ts [--rounds 7] [--requests 1000] [--rows 0]`: the processor time of the reference provider for one request, as a ratio to a
 * bare `node:http` server that checks the same token, executes the same statements and answers the same bytes. `--rows` adds cases, and asks for windows of them.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { openDatabase } from '../provider/database/database.ts'
import { createServer } from '../provider/server.ts'
import { demoFile } from '../provider/testing/test-database.ts'
import { record, type Recorded } from './requests/recorded.ts'
import { addCases } from './windows/fill.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '0' },
  },
})
const rows = Number(values.rows)
const [rounds, requests] = [Number(values.rounds), Number(values.requests)]
const atOnce = 8

const folder = mkdtempSync(join(tmpdir(), 'ronde-requests-'))
const model = join(folder, 'model')
mkdirSync(model)
cpSync(await demoFile(), join(model, 'ronde.sqlite'))
if (rows > 0) {
  const db = openDatabase(join(model, 'ronde.sqlite'))
  await addCases(db, 0, rows)
  await db.destroy()
}

/** Windows of many rows. */
const windows = [
  'take=50&sort=lbAffaire',
  'take=50&sort=-statut',
  `take=50&sort=dtCreation&skip=${rows >> 1}`,
  'take=50&lbClient=client%20n%C2%BA%207',
  'take=50&statut=ENCOURS&sort=-dtModification',
]

/** The calls, with the statements that the provider executes for each, and a token for them. */
async function recorded(): Promise<{ token: string; calls: Recorded[] }> {
  const app = await createServer({ dataFolder: model })
  const token = await app.issueToken(1)
  const read = async (url: string) =>
    (
      JSON.parse((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body) as {
        value: Record<string, unknown>[]
      }
    ).value
  const [first = {}] = await read('/api/Console/Aff/AffAffaire/GetList?take=1')
  const { idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut } = first
  const calls = await record(app, token, [
    { method: 'GET', url: '/api/Console/Adm/UsrUser/Get', body: undefined },
    { method: 'GET', url: `/api/Console/Aff/AffAffaire/Get?idAffaireGuid=${String(idAffaireGuid)}`, body: undefined },
    { method: 'GET', url: '/api/Console/Aff/AffAffaire/GetList?take=25', body: undefined },
    { method: 'GET', url: '/api/Console/Adm/UsrUser/GetList?sort=lbUser&search=a', body: undefined },
    ...(rows > 0 ? windows : []).map((query) => ({
      method: 'GET' as const,
      url: `/api/Console/Aff/AffAffaire/GetList?${query}`,
      body: undefined,
    })),
    {
      method: 'PUT',
      url: '/api/Console/Aff/AffAffaire/Update',
      body: JSON.stringify({ idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut }),
    },
  ])
  await app.close()
  return { token, calls }
}

interface Served {
  child: ChildProcess
  port: number
}

async function serve(kind: 'provider' | 'bare'): Promise<Served> {
  const own = join(folder, kind)
  cpSync(model, own, { recursive: true })
  const child = fork(join(import.meta.dirname, 'requests/serve.ts'), [kind, own])
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

async function processorOf({ child }: Served): Promise<number> {
  child.send('')
  const [microseconds] = (await once(child, 'message')) as [number]
  return microseconds
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const { token, calls } = await recorded()
writeFileSync(join(model, 'recorded.json'), JSON.stringify(calls))

const ask = ({ port }: Served, { method, url, body }: Recorded): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': 'fr',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
      text(answer).then(
        (said) =>
          answer.statusCode === 200 ? resolve(said) : reject(new Error(`${url}: ${answer.statusCode} ${said}`)),
        reject,
      )
    })
    sent.on('error', reject).end(body)
  })

/** Processor time of one request, in microseconds. */
async function costOf(server: Served, call: Recorded, count: number): Promise<number> {
  const before = await processorOf(server)
  let left = count
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await ask(server, call)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return ((await processorOf(server)) - before) / count
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN

const servers = [await serve('provider'), await serve('bare')] as const
// The answer of a write contains its time.
const timeless = (answer: string) => answer.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
try {
  console.log('| call | bytes | provider, µs | bare, µs | ratio |\n|-|-|-|-|-|')
  for (const call of calls) {
    const answers = await Promise.all(servers.map((server) => ask(server, call)))
    if (new Set(answers.map(timeless)).size !== 1)
      throw new Error(`${call.url}: the two answer differently\n${answers.join('\n')}`)
    for (const server of servers) await costOf(server, call, requests)
    const costs: [provider: number, bare: number][] = []
    for (let round = 0; round < rounds; round += 1)
      costs.push([await costOf(servers[0], call, requests), await costOf(servers[1], call, requests)])
    const ratio = median(costs.map(([provider, bare]) => provider / bare))
    const [provider, bare] = [0, 1].map((at) => median(costs.map((cost) => cost[at] ?? NaN)))
    const name = `${call.method} ${call.url.replace(/^\/api\/(Console\/)?/, '').replace(/[0-9a-f]{8}-[0-9a-f-]+/, '…')}`
    console.log(
      `| \`${name}\` | ${Buffer.byteLength(answers[0] ?? '')} | ${provider?.toFixed(0)} | ${bare?.toFixed(0)} | ${ratio.toFixed(2)} |`,
    )
  }
} finally {
  agent.destroy()
  for (const { child } of servers) child.kill()
  await Promise.all(servers.map(async ({ child }) => child.exitCode ?? once(child, 'exit')))
  rmSync(folder, { recursive: true, force: true })
}
