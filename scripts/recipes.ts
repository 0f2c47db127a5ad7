/**
 * `npm run recipes`: serves the built console and the provider as docs/operators/https.md says, by each server that is
 * installed, and lets the doctor look. `-- nginx` or `-- caddy`: that one alone.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { envelope } from '../contracts/wire/envelope.ts'
import { ask } from './doctor/ask.ts'
import { parsed } from './doctor/calls.ts'
import { examine } from './doctor/examine.ts'
import { nginx } from './recipes/nginx.ts'
import { caddy } from './recipes/caddy.ts'
import { type Recipe, type RunningProvider, startProvider } from './recipes/provider.ts'
import { freePort } from './recipes/serving.ts'
import { root } from './run.ts'

/** A search, which no log is to hold. */
const searched = 'Claire-Lambert'

/** What is wrong with the answer to a form that is larger than any may be, or null. */
async function whenTooLarge(address: string, ca: string): Promise<string | null> {
  const { status, text, headers } = await ask(`${address}api/Console/Prm/GamRapport/Import`, {
    ca,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(100 * 1024 * 1024) },
    headOnly: true,
  })
  // The provider itself refuses whoever is not signed in before that.
  if (status !== 413 && status !== 401) return `a form of 100 MB is answered ${status}`
  if (!envelope.safeParse(parsed(text)).success) return `a form of 100 MB is answered ${text}`
  return headers['content-security-policy'] === undefined ? 'a form of 100 MB is answered without headers' : null
}

/** What is wrong with the answers while the provider is down, or null. */
async function whenAway(start: Recipe['start'], provider: RunningProvider): Promise<string | null> {
  const running = await start({ ...provider, port: await freePort() })
  if (running === null) return null
  const { address, ca, stop } = running
  try {
    for (const path of [`api/Core/SysInfo/GetAppInfo?search=${searched}`, 'health']) {
      const { status, text } = await ask(`${address}${path}`, { ca })
      if (status !== 503) return `${path} answers ${status} when the provider is away`
      if (!envelope.safeParse(JSON.parse(text)).success) return `${path} answers ${text} when the provider is away`
    }
    const logs = globSync(`${provider.folder}/*/*.log`)
    const telling = logs.find((file) => readFileSync(file, 'utf8').includes(searched))
    return telling === undefined ? null : `${telling} holds what was searched for`
  } finally {
    await stop()
  }
}

if (!existsSync(join(root, 'app/dist/index.html'))) {
  console.error('The console is not built: npm run build first.')
  process.exit(2)
}
const chosen = process.argv.slice(2)
const recipes = [nginx, caddy].filter(({ name }) => chosen.length === 0 || chosen.includes(name))
const provider = await startProvider()
let failed = 0
try {
  for (const { name, start } of recipes) {
    const running = await start(provider)
    if (running === null) {
      console.log(`${name} is not installed: its recipe was not tried (apt-get install ${name})`)
      continue
    }
    const { address, ca, plain, look, stop } = running
    const looks = Promise.all([
      examine(address, { ca, plain, now: new Date() }),
      Promise.all([whenTooLarge(address, ca), look?.() ?? null]),
    ])
    const [findings, others] = await looks.finally(stop)
    const ill = findings.filter(({ wrong }) => wrong !== null)
    for (const { check, wrong } of ill) console.log(`${name}: ${check.name}: ${wrong}`)
    console.log(`${name}: ${findings.length - ill.length} of ${findings.length} as they should be`)
    const wrongs = others.filter((other) => other !== null)
    for (const other of wrongs) console.log(`${name}: ${other}`)
    failed += ill.length + wrongs.length
    const wrong = await whenAway(start, provider)
    console.log(`${name}: ${wrong ?? 'says so in the envelope when the provider is away'}`)
    if (wrong !== null) failed += 1
  }
} finally {
  await provider.stop()
}
process.exit(failed === 0 ? 0 : 1)
