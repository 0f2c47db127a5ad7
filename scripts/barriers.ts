/**
 * `npm run barriers [-- part of a name …]`: builds the console and the Storybook, opens every view, overlay and story, and checks them with axe and IBM's checker, in both themes and languages, wide, narrow and zoomed to 200 %; and every layer that a press opens on a page, with axe alone, wide and narrow.
 * `--of console`, `--of layers`, `--of stories`: only one of them. `--shard 1/4`: a part of each. `--built`: uses the existing builds. `--more`: skips what was checked before.
 * `--write`: writes the results into `docs/accessibility/engines.md`; alone, only that.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { versions } from './barriers/ask.ts'
import { declared, type Place } from './barriers/declared.ts'
import { lackingOf, readKept } from './barriers/kept.ts'
import { runPlace } from './barriers/run.ts'
import { added, pageOf } from './barriers/table.ts'
import { buildConsole } from './console-build.ts'
import { parseShard } from './engines/shards.ts'
import { buildStorybook } from './review/run.ts'
import { root } from './run.ts'

const places: readonly Place[] = ['console', 'layers', 'stories']
const build = { console: buildConsole, layers: buildConsole, stories: buildStorybook }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', multiple: true, default: [...places] },
    shard: { type: 'string', default: '1/1' },
    built: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const isOnlyWritten = values.write && process.argv.length === 3
for (const place of places) {
  if (isOnlyWritten || !values.of.includes(place)) continue
  if (!values.built) await build[place]()
  const options = { shard: parseShard(values.shard), parts: positionals, isMore: values.more }
  if (!(await runPlace(place, options))) process.exitCode = 1
}
if (values.write) {
  const kept = places.map(readKept)
  const items = kept.flatMap((one) => Object.values(one.items))
  const days = items.map(({ day }) => day).toSorted()
  writeFileSync(
    join(root, 'docs/accessibility/engines.md'),
    pageOf(added(items), {
      days: [...new Set([days[0], days.at(-1)])].filter((day) => day !== undefined),
      versions: versions(),
      declared,
      seconds: items.reduce((total, one) => total + one.seconds, 0),
      lacking: kept.flatMap((one, at) => (one.all.length > 0 ? lackingOf(one) : [`all of the ${places[at]}`])),
      all: kept.flatMap(({ all }) => all).length,
    }),
  )
}
