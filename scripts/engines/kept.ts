import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { EngineName, WayName } from './engine.ts'
import { type Shard, writeShard } from './shards.ts'
import type { Outcome } from './visitor.ts'

/** Results of one engine in one mode, merged from its shards. */
export interface Found {
  engine: EngineName
  way: WayName
  version: string
  /** Wall-clock seconds of each shard. */
  seconds: Record<string, number>
  /** Problems of each opened story, by its id. */
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
  /** Set at the end of a shard; a run of selected stories says nothing of the whole. */
  took?: { shard: Shard; seconds: number }
}

/** The results after a run: new ones for the opened stories, the others as before. Times of another division into shards are dropped. */
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
