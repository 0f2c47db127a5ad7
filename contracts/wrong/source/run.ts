import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { demoFile } from '../../provider/testing/test-database.ts'
import { pact } from '../contract.ts'
import { someOf } from '../sample.ts'
import type { Mutation } from './mutation.ts'
import { passing } from './passing-by.ts'
import { type Outcome, tryAll } from './pool.ts'
import { allMutations, rulesByFile } from './sources.ts'

/** What is tried, and how. */
export interface Options {
  /** How many. */
  sample: number
  seed: number
  /** Beginnings of paths below the provider. */
  files: readonly string[]
  /** A file that keeps what came of each, so that a run goes on where it was stopped, and what was shown once is not tried again. */
  keep: string | undefined
  /** How many at once. */
  atOnce: number
  hasScenarios: boolean
  say: (line: string) => void
}

/** What came of a mistake, and how many interactions there were then. */
interface Kept extends Outcome {
  of: number
  hadScenarios: boolean
}

/** What tells a mistake from every other. */
const keyOf = ({ file, kind, start, end, text }: Mutation): string => JSON.stringify([file, kind, start, end, text])

function keptIn(file: string | undefined): Kept[] {
  if (file === undefined || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Kept)
}

/** Tries mistakes in the provider's sources, chosen by a seed. Answers what came of each. */
export async function trySources(options: Options): Promise<Outcome[]> {
  const { sample, seed, files, keep, atOnce, hasScenarios, say } = options
  const [rules, of] = [rulesByFile(), pact.interactions.length]
  const all = allMutations().filter(({ file }) => files.length === 0 || files.some((part) => file.startsWith(part)))
  const chosen = someOf(all, sample, seed)
  const known = new Map<string, Outcome>()
  // More interactions, or scenarios besides, may show what was not shown before.
  for (const kept of keptIn(keep))
    if (kept.by !== null || (kept.of === of && (kept.hadScenarios || !hasScenarios)))
      known.set(keyOf(kept.mutation), kept)
  const open = chosen.filter((mutation) => !known.has(keyOf(mutation)))
  say(`${chosen.length} mistakes of ${all.length}, seed ${seed}: ${open.length} to try`)
  if (open.length > 0) {
    const demo = hasScenarios ? await demoFile() : null
    const passingBy = await passing(rules, demo)
    const asked = open.map((mutation) => ({ mutation, ...passingBy(mutation), demo }))
    let count = 0
    await tryAll(asked, atOnce, (outcome) => {
      known.set(keyOf(outcome.mutation), outcome)
      const kept: Kept = { ...outcome, of, hadScenarios: hasScenarios }
      if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(kept)}\n`)
      count += 1
      if (count % 100 === 0) say(`${count} of ${open.length}`)
    })
  }
  return chosen.flatMap((mutation) => known.get(keyOf(mutation)) ?? [])
}
