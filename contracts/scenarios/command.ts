import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { forward } from '../provider/verification/forward.ts'
import { whyNoServer } from '../provider/verification/reach.ts'
import { junit } from '../provider/verification/report.ts'
import { type Result, runScenarios, scenarios } from './all.ts'
import { Broken } from './broken.ts'
import type { Account, Tried } from './world.ts'

const usage = `npm run scenarios -- --url http://127.0.0.1:5000 --admin LOGIN:PASSWORD --other LOGIN:PASSWORD
  --other             somebody who may write cases and is no administrator
  --restart COMMAND   stops the server and starts it again; the scenarios that need it are left out otherwise
  --patience SECONDS  how long may be waited for a lock to expire (five minutes, say 330); left out otherwise
  --client ID:SECRET  a technical client that may read and write cases; left out otherwise
  --directory COMMAND prints the token that the server's directory gives whoever has the login in $LOGIN; left out otherwise
  --alone             nobody else is at work: the other administrators are without their rights for a moment; left out otherwise
  --filter REGEX      only scenarios whose name it finds
  --leave-out REGEX   none whose name it finds: what is proposed, say, and your server does without
  --junit FILE        writes the outcomes there, too, as JUnit
  --list              says which there are
Secrets may come from the environment instead: RONDE_ADMIN, RONDE_OTHER (LOGIN:PASSWORD), RONDE_CLIENT (ID:SECRET).
On a test server only: it makes people, cases, tables, referentials, modes and ranges (names that begin with sc- and SC-), and nothing takes them away.`

const options = {
  url: { type: 'string' },
  admin: { type: 'string' },
  other: { type: 'string' },
  restart: { type: 'string' },
  patience: { type: 'string' },
  client: { type: 'string' },
  directory: { type: 'string' },
  alone: { type: 'boolean', default: false },
  filter: { type: 'string', default: '' },
  'leave-out': { type: 'string' },
  junit: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Milliseconds that a server may take to answer after a restart. */
const restartPatience = 60_000

const isThere = (url: string): Promise<boolean> =>
  forward(new URL(`${url}/api/Core/SysInfo/GetAppInfo`), { method: 'GET' }, 5000).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Runs the operator's restart command, which must end, and waits until the server answers again. */
async function restartBy(command: string, url: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Broken(`the command to restart ended with ${code}: ${command}`)
  for (const endsAt = Date.now() + restartPatience; !(await isThere(url)); await pause(250))
    if (Date.now() > endsAt)
      throw new Broken(`the server does not answer ${restartPatience / 1000} s after its restart`)
}

/** A directory token for a login, as printed by the operator's command. */
async function tokenBy(command: string, login: string): Promise<string> {
  const env = { ...process.env, LOGIN: login }
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  if (code !== 0) throw new Broken(`the command for the directory’s token ended with ${code}: ${command}`)
  return printed.trim()
}

function accountIn(given: string | undefined, name: string, form = 'LOGIN:PASSWORD'): Account {
  const at = given?.indexOf(':') ?? -1
  if (given === undefined || at < 1) throw new Error(`--${name} takes ${form}`)
  return { login: given.slice(0, at), password: given.slice(at + 1) }
}

function clientIn(given: string): NonNullable<Tried['client']> {
  const { login: clientId, password: clientSecret } = accountIn(given, 'client', 'ID:SECRET')
  return { clientId, clientSecret }
}

function waiting(seconds: string): (instant: Date) => Promise<void> {
  const most = Number(seconds)
  if (!(most > 0)) throw new Error(`--patience takes seconds, not ${seconds}`)
  return async (instant) => {
    const wait = instant.getTime() - Date.now()
    if (wait > most * 1000)
      throw new Broken(`it expires in ${Math.ceil(wait / 1000)} s, which is longer than --patience ${seconds}`)
    await pause(Math.max(0, wait))
  }
}

const marks = { kept: '✓', broken: '✗', 'left out': '–', lacking: '–' } as const

/** `npm run scenarios`: tries a server. Returns the exit code: 1 when it breaks a scenario, 2 when nothing could be tried, or when its data lacks what a scenario begins with. */
export async function scenariosByCommand(args: string[], say: (line: string) => void): Promise<number> {
  const { values } = parseArgs({ args, options })
  if (values.help || (!values.url && !values.list)) {
    say(usage)
    return values.help ? 0 : 2
  }
  const leftOut = values['leave-out']
  const some = scenarios.filter(
    ({ name }) => new RegExp(values.filter).test(name) && !(leftOut && new RegExp(leftOut).test(name)),
  )
  if (values.list) {
    for (const { name, isProposed } of some) say(isProposed ? `${name} †` : name)
    return 0
  }
  const url = (values.url ?? '').replace(/\/+$/, '')
  const { restart, directory, client = process.env['RONDE_CLIENT'] } = values
  const tried: Tried = {
    url,
    admin: accountIn(values.admin ?? process.env['RONDE_ADMIN'], 'admin'),
    other: accountIn(values.other ?? process.env['RONDE_OTHER'], 'other'),
    ...(restart ? { restart: () => restartBy(restart, url) } : {}),
    ...(values.patience ? { waitUntil: waiting(values.patience) } : {}),
    ...(client ? { client: clientIn(client) } : {}),
    ...(directory ? { directoryToken: (login: string) => tokenBy(directory, login) } : {}),
    ...(values.alone ? { isAlone: true } : {}),
  }
  let results: Result[]
  try {
    const absent = await whyNoServer({ url, timeout: 10_000 })
    if (absent !== null) throw new Broken(absent)
    results = await runScenarios(tried, some, ({ name, outcome, why }) =>
      say(`${marks[outcome]} ${name}${why ? `: ${why}` : ''}`),
    )
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    say(`✗ nothing was tried: ${error.message}`)
    return 2
  }
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  const leftOutCount = count('left out') + count('lacking')
  say(`\n${results.length} scenarios: ${count('kept')} kept, ${count('broken')} broken, ${leftOutCount} left out`)
  if (values.junit) {
    const ran = results.filter(({ outcome }) => outcome === 'kept' || outcome === 'broken')
    const outcomes = ran.map(({ name, outcome, why, milliseconds }) => ({
      description: `Scenarios: ${name}`,
      milliseconds,
      failure: outcome === 'broken' ? why : null,
    }))
    await writeFile(values.junit, junit(outcomes))
  }
  if (count('broken') > 0) return 1
  return count('kept') > 0 && count('lacking') === 0 ? 0 : 2
}
