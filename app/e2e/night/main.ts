/**
 * `npm run night [-- --minutes 60 --seed 42 --rounds 5]`: an administrator's tasks, again and again, over a line that holds, loses,
 * doubles and cuts what is sent; then the database is asked: nothing is lost that was said to be saved, nothing is there twice.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../../../scripts/browser.ts'
import { startProvider } from '../provider.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { faultsOf } from './ledger.ts'
import { mischief } from './mischief.ts'
import { workThrough } from './round.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '100000' },
    seed: { type: 'string' },
  },
})
const first = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const end = performance.now() + Number(values.minutes) * 60_000
const say = (line: string) => void process.stdout.write(`${line}\n`)

const provider = await startProvider()
const browser = await chromium.launch({
  ...(findBrowser() ? { executablePath: findBrowser() ?? '' } : {}),
  args: launchArgs,
})
let failed = 0
let befallen = 0
let round = 0
for (; round < Number(values.rounds) && performance.now() < end; round += 1) {
  const seed = String(first + round)
  const proxy = await startFaultyProxy({ target: provider.url, decide: mischief(seed) })
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Whoever goes on to another page leaves what he typed on purpose.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(`the page broke: ${error.message}`))
  const faults = await workThrough({ page, provider, proxy, name: `NUIT-${seed}` }).then(
    (ledger) => faultsOf(provider, ledger),
    (error: unknown) => [`no end was come to at ${page.url()}: ${String(error).split('\n')[0]}`],
  )
  const all = [...faults, ...broken]
  befallen += proxy.befell.length
  failed += all.length > 0 ? 1 : 0
  say(`${all.length > 0 ? '✗' : '✓'} seed ${seed}: ${proxy.befell.length} requests were befallen`)
  for (const fault of all) say(`  ${fault}`)
  if (all.length > 0)
    for (const { method, path, nth, fault, status } of proxy.befell)
      say(`    ${method} ${path} #${nth}: ${fault}${status === null ? '' : ` (${status})`}`)
  await context.close()
  await proxy.stop()
}
await browser.close()
await provider.stop()
provider.remove()
say(`${round} rounds from seed ${first}, ${befallen} requests befallen: ${failed} rounds with faults`)
process.exitCode = failed > 0 ? 1 : 0
