/**
 * `npm run wrong [-- --whole] [-- AffAffaire/]`: tries wrong providers and consumers on the pact, says which faults nothing shows, and writes
 * what a run over all operations came to. `--whole`: every field of every answer. `--sample`: a few, as `npm test` does; `--seed 42` the same again.
 * `--source`: tries mistakes in the provider's own rules instead (`source/command.ts`).
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wrongAnswers } from './answers.ts'
import { uncaughtConsumers, type WrongConsumer } from './consumers.ts'
import { contracted } from './contract.ts'
import { particular } from './particular.ts'
import { uncaught } from './provider.ts'
import { oneOfEach, someOf } from './sample.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import { tryBySource } from './source/command.ts'
import { summaryFile, summaryPage } from './summary.ts'

/** Size of a sample, which takes a few seconds. */
const sampled = { wrongs: 60, consumers: 60 }

const say = (line: string) => void process.stdout.write(`${line}\n`)
if (process.argv.includes('--source')) process.exit(await tryBySource(process.argv.slice(2), say))
const { values, positionals } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
  allowPositionals: true,
})
const seed = Number(values.seed ?? process.env.RONDE_SEED ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number')
const operations = (await contracted()).filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)),
)
const all = [...particular(operations), ...wrongAnswers(operations, values.whole)]
if (values.sample) say(`A sample of seed ${seed}: npm run wrong -- --sample --seed ${seed}`)
const wrongs = values.sample ? oneOfEach(all, ({ path }) => path, sampled.wrongs, seed) : all
// Without an interaction there is nothing to run: it is missed as it stands.
const missed = [
  ...wrongs.filter(({ shows }) => shows.length === 0),
  ...(await uncaught(
    wrongs.filter(({ shows }) => shows.length > 0),
    say,
  )),
]

const few = (consumers: WrongConsumer[]) => someOf(consumers, sampled.consumers, seed)
const consumers = await uncaughtConsumers(operations, values.sample ? few : undefined)
for (const { name, says } of consumers.missed) say(`✗ the console ${says} in ${name}: nothing stops it`)
const elsewhere = missed.flatMap((wrong) => shownElsewhere(wrong) ?? [])
const open = missed.filter((wrong) => shownElsewhere(wrong) === undefined)
for (const { name, says } of open) say(`✗ ${name} ${says}: no interaction shows it`)
say(
  `${wrongs.length} wrong providers of ${new Set(wrongs.map(({ path }) => path)).size} operations: ${wrongs.length - missed.length} caught by the pact, ${elsewhere.length} shown by tests, ${open.length} not caught`,
)
say(`${consumers.tried.length} wrong consumers: ${consumers.tried.length - consumers.missed.length} caught`)
if (!values.whole && !values.sample && positionals.length === 0) {
  writeFileSync(
    summaryFile,
    summaryPage({ wrongs, missed, consumers: consumers.tried, missedConsumers: consumers.missed }),
  )
}
process.exitCode = open.length > 0 || consumers.missed.length > 0 ? 1 : 0
