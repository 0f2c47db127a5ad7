import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { type EngineKind, ways } from './engine.ts'
import { readFound } from './kept.ts'
import { known } from './known.ts'
import { allStories } from './run.ts'
import { pageOf, type Row, rowOf } from './table.ts'

const rowsFile = join(root, 'docs/contributing/engines.json')
const pageFile = join(root, 'docs/contributing/engines.md')

/** Writes this machine's results, with those of other machines for engines and modes not run here. */
export function writePage(kinds: readonly EngineKind[]): void {
  const before = existsSync(rowsFile) ? (JSON.parse(readFileSync(rowsFile, 'utf8')) as Row[]) : []
  const stories = new Set(allStories().map(({ id }) => id))
  const day = new Date().toISOString().slice(0, 10)
  const rows = kinds.flatMap(({ name }) =>
    ways.flatMap((way): Row[] => {
      const found = readFound(name, way.name)
      const row = found
        ? rowOf(found, { all: known, stories, day })
        : before.find((one) => one.engine === name && one.way === way.name)
      return row ? [row] : []
    }),
  )
  writeFileSync(rowsFile, `${JSON.stringify(rows, null, 1)}\n`)
  writeFileSync(
    pageFile,
    pageOf(rows, {
      cannot: kinds.flatMap(({ name, cannot }) =>
        ways.flatMap((way) => (cannot[way.name] ? [[name, way.name, cannot[way.name]!] as const] : [])),
      ),
      stories: stories.size,
    }),
  )
}
