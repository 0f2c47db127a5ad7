import { entriesOf, groupsOf, type Entry } from '../review/entry.ts'
import { storybookFolder } from '../review/run.ts'
import { serveStatic } from '../review/serve-static.ts'
import { type EngineKind, engineTitles, type Way } from './engine.ts'
import { keepRun } from './kept.ts'
import { known, knownOf } from './known.ts'
import { firstScript } from './page-script.ts'
import { type Shard, shardOf, wholeShard, writeShard } from './shards.ts'
import { type Outcome, Visitor } from './visitor.ts'

interface RunOptions {
  kinds: readonly EngineKind[]
  ways: readonly Way[]
  shard?: Shard
  /** Only stories whose id or path contains one of these. */
  parts: readonly string[]
  /** Ids of the only stories. @default all */
  only?: ReadonlySet<string> | undefined
  /** Folder of the built Storybook. @default that of the usual build */
  folder?: string
  /** Number of browsers at a time. @default 2: one for each core of a small machine */
  browsers?: number
}

/** All stories, or those that match `parts`. */
export const allStories = (parts: readonly string[] = [], folder = storybookFolder): Entry[] =>
  entriesOf(folder, parts).filter(({ type }) => type === 'story')

interface Play {
  kind: EngineKind
  way: Way
  /** Address of the served Storybook. */
  address: string
  queue: (readonly Entry[])[]
  browsers: number
  /** Called with the results of the stories of each file. */
  onPlayed: (version: string, outcomes: readonly Outcome[]) => void
}

async function playAll({ kind, way, address, queue, browsers, onPlayed }: Play) {
  const outcomes: Outcome[] = []
  let version = ''
  const work = async () => {
    const visitor = new Visitor({ launch: () => kind.launch(way), address, way })
    for (let group = queue.shift(); group; group = queue.shift()) {
      const own: Outcome[] = []
      for (const entry of group) {
        const outcome = await visitor.visit(entry)
        own.push(outcome)
        version = visitor.version ?? version
        if (outcome.problems.length > 0) {
          const told = knownOf(known, { engine: kind.name, way: way.name, id: entry.id })
          console.error(`${told ? '·' : '✗'} ${entry.id}, ${engineTitles[kind.name]}, ${way.title}`)
          console.error(`    ${told ? `${told.cause}: ${told.why}` : outcome.problems.join('\n    ')}`)
        }
      }
      onPlayed(version, own)
      outcomes.push(...own)
    }
    await visitor.leave()
  }
  await Promise.all(Array.from({ length: browsers }, work))
  return { outcomes, version }
}

/** Plays stories in engines, stores the results, prints failures, and returns the number of unknown failures. */
export async function playInEngines({
  kinds,
  ways,
  shard = wholeShard,
  parts,
  only,
  folder = storybookFolder,
  browsers = 2,
}: RunOptions): Promise<{ failed: number; run: number }> {
  const server = await serveStatic(folder, firstScript)
  let failed = 0
  let run = 0
  try {
    for (const kind of kinds) {
      for (const way of ways) {
        const cannot = kind.cannot[way.name]
        if (cannot) {
          console.log(`${engineTitles[kind.name]}, ${way.title}: not run, ${cannot}`)
          continue
        }
        const startedAt = performance.now()
        const meant = allStories(parts, folder).filter(({ id }) => only?.has(id) ?? true)
        const queue = shardOf(groupsOf(meant), shard)
        const { outcomes, version } = await playAll({
          kind,
          way,
          address: server.address,
          queue,
          browsers,
          // Stored file by file, so that an aborted run keeps its results.
          onPlayed: (by, played) => keepRun({ engine: kind.name, way: way.name, version: by, outcomes: played }),
        })
        const seconds = Math.round((performance.now() - startedAt) / 1000)
        if (parts.length === 0 && !only)
          keepRun({ engine: kind.name, way: way.name, version, outcomes, took: { shard, seconds } })
        const wrong = outcomes.filter(({ problems }) => problems.length > 0)
        const unknown = wrong.filter(({ id }) => !knownOf(known, { engine: kind.name, way: way.name, id }))
        failed += unknown.length
        run += outcomes.length
        console.log(
          `${engineTitles[kind.name]} ${version}, ${way.title}, ${writeShard(shard)}: ${outcomes.length} stories, ${wrong.length} failed, ${wrong.length - unknown.length} of them as is known, ${seconds} s`,
        )
      }
    }
    return { failed, run }
  } finally {
    await server.close()
  }
}
