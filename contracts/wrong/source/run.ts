import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFile } from '../../provider/testing/test-database.ts'
import { pact } from '../contract.ts'
import { someOf } from '../sample.ts'
import type { Mutation } from './mutation.ts'
import { passing } from './passing-by.ts'
import { type Outcome, tryAll } from './pool.ts'
import { reasonOf } from './kept.ts'
import { rulesByFile } from './sources.ts'

/** Options of a run. */
export interface Options {
  /** The mistakes to choose from. */
  some: readonly Mutation[]
  /** Number of mistakes to try. */
  sample: number
  seed: number
  /** Prefixes of paths below the provider. */
  files: readonly string[]
  /** File that keeps the results, so that a stopped run continues, and mistakes shown once are not tried again. */
  keep: string | undefined
  /** Number of mistakes tried in parallel. */
  atOnce: number
  hasScenarios: boolean
  /** Pattern of the names of the scenarios to run. */
  scenarios: string
  /** Whether mistakes judged invisible to clients are tried against the pact alone. */
  isSparing: boolean
  say: (line: string) => void
}

/** Result of a mistake, and a digest of what could have shown it. */
interface Kept extends Outcome {
  against: string
}

/** Digest of the current interactions and scenarios. */
function showing(hasScenarios: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify(pact.interactions))
  const folder = join(import.meta.dirname, '../../scenarios')
  const files = hasScenarios ? globSync('*.ts', { cwd: folder, exclude: ['*.test.ts', 'wrong-*.ts'] }) : []
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Unique key of a mistake. */
const keyOf = ({ file, kind, start, end, text }: Mutation): string => JSON.stringify([file, kind, start, end, text])

function keptIn(file: string | undefined): Kept[] {
  if (file === undefined || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Kept)
}

/** Tries mistakes in the provider's sources, chosen by a seed. Resolves to their results. */
export async function trySources(options: Options): Promise<Outcome[]> {
  const { some, sample, seed, files, keep, atOnce, hasScenarios, isSparing, say } = options
  const [rules, against] = [rulesByFile(), `${showing(hasScenarios)}${options.scenarios}`]
  const all = some.filter(({ file }) => files.length === 0 || files.some((part) => file.startsWith(part)))
  const before = new Map(keptIn(keep).map((kept) => [keyOf(kept.mutation), kept]))
  // A sample continues as sources change: first mistakes tried before that still exist, then others.
  const isKept = (mutation: Mutation) => before.has(keyOf(mutation))
  const [again, others] = [all.filter(isKept), all.filter((mutation) => !isKept(mutation))]
  const chosen = [...again.slice(0, sample), ...someOf(others, Math.max(0, sample - again.length), seed)]
  const known = new Map<string, Outcome>()
  // Other interactions or scenarios may show what was not shown before.
  for (const [key, kept] of before) if (kept.by !== null || kept.against === against) known.set(key, kept)
  const open = chosen.filter((mutation) => !known.has(keyOf(mutation)))
  say(`${chosen.length} mistakes of ${all.length}, seed ${seed}: ${open.length} to try`)
  if (open.length > 0) {
    const demo = hasScenarios ? await demoFile() : null
    // A continued run need not watch again.
    const by = createHash('sha256')
      .update(JSON.stringify([against, [...rules]]))
      .digest('hex')
    const passingBy = await passing(
      rules,
      { demo, wanted: options.scenarios },
      keep === undefined ? null : { file: `${keep}.passing`, by },
    )
    const isSpared = (mutation: Mutation) => isSparing && reasonOf(mutation)?.isSame === true
    const asked = open.map((mutation) => {
      const { interactions, scenarios } = passingBy(mutation)
      return { mutation, interactions, scenarios, demo: isSpared(mutation) ? null : demo }
    })
    let count = 0
    await tryAll(asked, atOnce, (outcome) => {
      known.set(keyOf(outcome.mutation), outcome)
      const kept: Kept = { ...outcome, against }
      if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(kept)}\n`)
      count += 1
      if (count % 100 === 0) say(`${count} of ${open.length}`)
    })
  }
  return chosen.flatMap((mutation) => known.get(keyOf(mutation)) ?? [])
}
