import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { againOn, openIn } from './again.ts'
import { readPage, writtenPage } from './page.ts'
import { trySources } from './run.ts'
import { allMutations } from './sources.ts'
import { isSame, summaryFile, summaryOf } from './summary.ts'

const usage = `npm run wrong -- --source   mistakes in the reference provider's own rules
  --sample N        so many of them  [default: 2400]
  --seed S          which; the same again with the same seed
  --keep FILE       keeps what came of each: what was shown is not tried again, and a run goes on where it was stopped
  --at-once N       processes  [default: one for each core]
  --pact-only       without the scenarios
  --scenarios REGEX of the scenarios only those whose name it finds
  --spare           without the scenarios for what was judged to be the same to every client: half the time
  --again           what docs/contracts/wrong-source.md says is not shown, and nothing else
  --page            writes docs/contracts/wrong-source.md
  services/Aff …    of these sources only, by the beginnings of their paths below contracts/provider/`

const options = {
  source: { type: 'boolean', default: false },
  sample: { type: 'string', default: '2400' },
  seed: { type: 'string' },
  keep: { type: 'string' },
  'at-once': { type: 'string', default: String(availableParallelism()) },
  'pact-only': { type: 'boolean', default: false },
  scenarios: { type: 'string', default: '' },
  spare: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  page: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const wholeIn = (given: string, name: string): number => {
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number`)
  return number
}

/** `npm run wrong -- --source`. Returns the exit code: 1 when a mistake that a client could see was not shown. */
export async function tryBySource(args: string[], say: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) {
    say(usage)
    return 0
  }
  const seed = wholeIn(values.seed ?? process.env['RONDE_SEED'] ?? `${Math.floor(Math.random() * 2 ** 31)}`, 'seed')
  const all = allMutations()
  const page = values.again ? readPage(readFileSync(summaryFile, 'utf8')) : null
  const some = page ? openIn(page, all) : all
  const outcomes = await trySources({
    some,
    sample: page ? some.length : wholeIn(values.sample, 'sample'),
    seed,
    files: positionals,
    keep: values.keep,
    atOnce: wholeIn(values['at-once'], 'at-once'),
    hasScenarios: !values['pact-only'],
    scenarios: values.scenarios,
    isSparing: values.spare,
    say,
  })
  const open = outcomes.filter((outcome) => outcome.by === null && !isSame(outcome))
  for (const { mutation } of open) say(`✗ ${mutation.file} ${mutation.kind} ${mutation.says}`)
  const count = (by: string | null) => outcomes.filter((outcome) => outcome.by === by).length
  say(
    `${outcomes.length} mistakes: ${count('pact')} shown by the pact, ${count('scenario')} by a scenario, ${count('start')} with which the provider does not start, ${count(null) - open.length} the same to a client, ${open.length} not shown`,
  )
  const run = { seed, of: all.length, isSpared: values.spare }
  if (values.page) writeFileSync(summaryFile, writtenPage(page ? againOn(page, outcomes) : summaryOf(outcomes, run)))
  return open.length > 0 ? 1 : 0
}
