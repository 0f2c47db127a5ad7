/**
 * `npm run harden [-- F05 A12 …]`: runs the proofs of the hardening ledger, and writes their results into its page.
 * `--stage units|server|journeys|stories|commands` runs only that stage, `--seed 42` repeats the same inputs, `--page` only writes the page.
 * `--minutes 5` sets how long random input is sent (F62); the default is half an hour.
 * `--guards` instead removes the guards, one at a time in a copy, and checks that their proofs fail; `--sample 10` tries only 10 of them.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { bringBrowser } from './browser.ts'
import { removeGuards } from './harden/guards.ts'
import { chosenRows, nameOf, stateOf } from './harden/ledger.ts'
import { runProofs, stageNames } from './harden/run-proofs.ts'
import { keepSeen, readRows, readSeen } from './harden/written.ts'

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    stage: { type: 'string', multiple: true },
    page: { type: 'boolean', default: false },
    guards: { type: 'boolean', default: false },
    sample: { type: 'string' },
    minutes: { type: 'string' },
  },
  allowPositionals: true,
})

const rows = readRows()
const chosen = chosenRows(rows, positionals)
const stages = stageNames.filter((name) => !values.stage || values.stage.includes(name))
const seed = values.page ? readSeen().seed : Number(values.seed ?? process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)
if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number.')
console.log(`The seed is ${seed}: npm run harden -- --seed ${seed}`)

if (values.minutes) process.env.RONDE_MINUTES = values.minutes

/** Sort key that shuffles by the seed. */
const drawn = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')

async function tryGuards(): Promise<boolean> {
  const all = chosen.flatMap(({ guards = [] }) => guards)
  const some = values.sample
    ? all.toSorted((one, other) => (drawn(nameOf(one)) < drawn(nameOf(other)) ? -1 : 1)).slice(0, Number(values.sample))
    : all
  let noticed = 0
  await removeGuards(some, seed, (guard, removal) => {
    noticed += removal.isNoticed ? 1 : 0
    keepSeen({ seed, guards: { [nameOf(guard)]: removal } }, rows)
  })
  console.log(`\n${some.length} guards taken out, one at a time: ${noticed} noticed`)
  return noticed === some.length
}

async function tryProofs(): Promise<boolean> {
  const proofs = chosen.flatMap((row) => row.proofs)
  await runProofs(proofs, stages, seed, (outcomes) => {
    keepSeen({ seed, proofs: outcomes }, rows)
    for (const [proof, { failed }] of Object.entries(outcomes)) if (failed > 0) console.error(`✗ ${proof}`)
  })
  const seen = readSeen()
  const states = chosen.map((row) => stateOf(row, seen))
  const count = (state: string) => states.filter((one) => one === state).length
  console.log(
    `\n${chosen.length} rows: ${count('held')} held, ${count('not shown')} not shown, ${count('failed')} failed, ${count('not run')} not run (seed ${seed})`,
  )
  return count('failed') === 0
}

if (values.page) keepSeen({}, rows)
else {
  process.env.CHROMIUM = bringBrowser()
  process.exitCode = (await (values.guards ? tryGuards() : tryProofs())) ? 0 : 1
}
