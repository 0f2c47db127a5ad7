import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { EngineName, WayName } from './engine.ts'
import { type Shard, writeShard } from './shards.ts'
import type { Outcome } from './visitor.ts'

/** What was found of one engine in one way, shard by shard. */
export interface Found {
  engine: EngineName
  way: WayName
  version: string
  /** By shard, in whole seconds by the clock. */
  seconds: Record<string, number>
  /** What is wrong with each story that was opened, by its id. */
  problems: Record<string, string[]>
}

const folder = join(root, '.storybook/generated/engines')
const fileOf = (engine: EngineName, way: WayName) => join(folder, `${engine}-${way}.json`)

export function readFound(engine: EngineName, way: WayName): Found | undefined {
  const file = fileOf(engine, way)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : undefined
}

interface Run {
  engine: EngineName
  way: WayName
  version: string
  outcomes: readonly Outcome[]
  /** At the end of a shard. That of parts says nothing of the whole. */
  took?: { shard: Shard; seconds: number }
}

/** What is found after a run: what it opened is as it saw it, the rest as before. Shards of another number are no part of the time. */
export function foundAfter(before: Found | undefined, { engine, way, version, outcomes, took }: Run): Found {
  const own = Object.entries(before?.seconds ?? {}).filter(([name]) => !took || name.endsWith(`/${took.shard.of}`))
  return {
    engine,
    way,
    version,
    seconds: { ...Object.fromEntries(own), ...(took && { [writeShard(took.shard)]: took.seconds }) },
    problems: { ...before?.problems, ...Object.fromEntries(outcomes.map(({ id, problems }) => [id, problems])) },
  }
}

export function keepRun(run: Run): void {
  mkdirSync(folder, { recursive: true })
  const found = foundAfter(readFound(run.engine, run.way), run)
  writeFileSync(fileOf(run.engine, run.way), `${JSON.stringify(found, null, 1)}\n`)
}
