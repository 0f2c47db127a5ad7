/**
 * `node contracts/bench/answers.ts [--rows 100000] [--data FOLDER]`: size and time of the longest lists, how long another client's short calls
 * wait meanwhile, and the longest turn of the server's event loop, for which they wait where nothing else uses the processors.
 * `--data` keeps the prepared database for the next run.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accounts } from '../../app/e2e/journey.ts'

const { rows, data } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, data: { type: 'string' } },
}).values
const root = join(import.meta.dirname, '../..')
const folder = data ?? mkdtempSync(join(tmpdir(), 'ronde-measure-'))

const server = fork(join(root, 'contracts/provider/main.ts'), ['--port', '0', '--rows', rows], {
  execArgv: ['--import', join(root, 'scripts/testing/turns.ts')],
  env: { ...process.env, RONDE_DATA: folder, NODE_OPTIONS: '' },
  silent: true,
})
let said = ''
const { promise, resolve: answers, reject: ended } = Promise.withResolvers<string>()
for (const stream of [server.stdout, server.stderr]) {
  stream?.on('data', (piece: Buffer) => {
    said += piece.toString()
    const address = /answers on (http:\S+)/.exec(said)?.[1]
    if (address) answers(address)
  })
}
server.once('exit', () => ended(new Error(said)))
const base = await promise

/** The server's longest turn since the last call, in milliseconds of processor time. */
async function longestTurn(): Promise<number> {
  server.send('longest')
  const [milliseconds] = (await once(server, 'message')) as [number]
  return milliseconds
}

const agent = new Agent({ keepAlive: true })

interface Answer {
  status: number
  bytes: number
  milliseconds: number
}

/** Sends a request, and discards the answer as it arrives. */
const ask = (path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    request(`${base}${path}`, { headers, agent }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.length))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, milliseconds: performance.now() - startedAt }),
      )
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

const signIn = async (): Promise<string> => {
  const answer = await fetch(`${base}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST',
    body: JSON.stringify(accounts.admin),
    headers: { 'content-type': 'application/json' },
  })
  const { value } = (await answer.json()) as { value: { token: string } }
  return `Bearer ${value.token}`
}

const own = '/api/Console/Adm/UsrUser/Get'

/** The waiting times of a client that reads one record repeatedly, until some work is done. */
async function waitsUntil(done: Promise<unknown>, authorization: string): Promise<number[]> {
  const state = { isDone: false }
  const end = done.finally(() => (state.isDone = true))
  const waits: number[] = []
  while (!state.isDone) waits.push((await ask(own, { authorization })).milliseconds)
  await end
  return waits.toSorted((one, other) => one - other)
}

/** The long lists, and queries of them that require a full scan. */
async function longLists(authorization: string): Promise<string[]> {
  const read = async (path: string) =>
    (
      (await (await fetch(`${base}${path}`, { headers: { authorization } })).json()) as {
        value: Record<string, unknown>[]
      }
    ).value
  const volume =
    (await read('/api/Console/Prm/RefReferentiel/GetList?refReferentiel=VOL'))[0] ??
    (await read('/api/Console/Prm/RefReferentiel/GetList'))[0]
  const ref = `idReferentielGuid=${String(volume?.['idReferentielGuid'])}&idReferentielVersion=${String(volume?.['idReferentielVersion'])}`
  return [
    'Aff/AffAffairePrestation/GetList',
    'Aff/AffAffairePrestation/GetList?sort=-lbAffaire',
    'Aff/AffAffairePrestation/GetList?search=pont%20lille&sort=dtEcheance&take=25',
    'Aff/AffAffaire/GetList',
    'Aff/AffAffaire/GetList?sort=lbClient&take=25&skip=50000',
    `Prm/RefLocalisation/GetList?${ref}`,
    `Prm/RefReferentiel/GetFilterLocalisationList?${ref}&search=1`,
    `Prm/RefMateriel/GetMaterialList?${ref}&sort=-lb`,
    `Prm/RefMateriel/GetTypeMaterielList?${ref}`,
    'Core/SysValeur/GetList?refTable=Demo.Volume',
    'Core/SysLog/GetList?search=x&take=500',
    'Core/SysLog/GetEtatList?pas=h',
  ].map((path) => `/api/${path.startsWith('Core/') ? '' : 'Console/'}${path}`)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

try {
  const authorization = await signIn()
  const longest: number[] = []
  const turns: number[] = []
  const line = async (
    what: string,
    encoding: string,
    waits: readonly number[],
    { bytes, milliseconds }: { bytes: number; milliseconds: number },
  ) => {
    turns.push(await longestTurn())
    console.log(
      `| ${[what, encoding, (bytes / 1e6).toFixed(1), (milliseconds / 1000).toFixed(2), waits.length, (waits[waits.length >> 1] ?? 0).toFixed(1), (waits.at(-1) ?? 0).toFixed(0), turns.at(-1)?.toFixed(0)].join(' | ')} |`,
    )
  }

  console.log(
    '| list | encoding | MB | s | calls meanwhile | median, ms | longest, ms | longest work, ms |\n|-|-|-|-|-|-|-|-|',
  )
  await longestTurn()
  await line('nothing else', '', await waitsUntil(pause(3_000), authorization), { bytes: 0, milliseconds: 3_000 })
  for (const list of await longLists(authorization)) {
    for (const encoding of /[?]/.test(list) ? ['br'] : ['identity', 'gzip', 'br']) {
      const whole = ask(list, { authorization, 'accept-encoding': encoding })
      const waits = await waitsUntil(whole, authorization)
      const answer = await whole
      if (answer.status !== 200) throw new Error(`${list}: ${answer.status}`)
      longest.push(waits.at(-1) ?? 0)
      await line(
        list.replace(/^\/api\/(Console\/)?/, '').replace(/idReferentielGuid=[^&]*&idReferentielVersion=\d+/, 'VOL'),
        encoding,
        waits,
        answer,
      )
    }
  }
  console.log(
    `\nThe longest wait: ${Math.max(...longest).toFixed(0)} ms; the longest piece of work: ${Math.max(...turns).toFixed(0)} ms`,
  )
} finally {
  agent.destroy()
  server.kill()
  await once(server, 'exit')
  if (data === undefined) rmSync(folder, { recursive: true, force: true })
}
