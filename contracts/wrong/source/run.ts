import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { demoFile } from '../../provider/testing/test-database.ts'
import { someOf } from '../sample.ts'
import { type Outcome, tryAll } from './pool.ts'
import { allMutations, rulesByFile } from './sources.ts'

/** What is tried, and how. */
interface Options {
  sample: number
  seed: number
  /** Beginnings of paths below the provider. */
  files: readonly string[]
  /** A file that keeps what came of each, so that a run can go on where it was stopped. */
  keep: string | undefined
  say: (line: string) => void
}

const nameOf = ({ file, kind, says }: Outcome['mutation']): string => `${file} ${kind} ${says}`

export async function runSource({ sample, seed, files, keep, say }: Options): Promise<Outcome[]> {
  const rules = rulesByFile()
  const all = allMutations().filter(({ file }) => files.length === 0 || files.some((part) => file.startsWith(part)))
  const chosen = someOf(all, sample, seed)
  const known = new Map<string, Outcome>()
  if (keep && existsSync(keep))
    for (const line of readFileSync(keep, 'utf8').split('\n').filter(Boolean)) {
      const outcome = JSON.parse(line) as Outcome
      known.set(nameOf(outcome.mutation), outcome)
    }
  const open = chosen.filter((mutation) => !known.has(nameOf(mutation)))
  say(`${chosen.length} mistakes of ${all.length}, seed ${seed}; ${open.length} to try`)
  process.env['RONDE_DEMO'] = await demoFile()
  let count = 0
  await tryAll(
    open.map((mutation) => ({ mutation, services: rules.get(mutation.file)?.services ?? [] })),
    Number(process.env['RONDE_AT_ONCE'] ?? availableParallelism() * 3),
    (outcome) => {
      count += 1
      known.set(nameOf(outcome.mutation), outcome)
      if (keep) appendFileSync(keep, `${JSON.stringify(outcome)}\n`)
      if (outcome.by === null) say(`✗ ${nameOf(outcome.mutation)}`)
      if (count % 100 === 0) say(`${count} of ${open.length}`)
    },
  )
  return chosen.flatMap((mutation) => known.get(nameOf(mutation)) ?? [])
}
