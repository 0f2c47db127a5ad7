/**
 * `npm run engines [-- part of an id or path …]`: builds the Storybook and plays every story of it in Chromium, Firefox and WebKit, in the light and the dark theme and in forced colours.
 * `--engine firefox`: only this engine; repeatable. `--as rtl`: another mode (in English, right to left, magnified, with wide text, under another React, …); repeatable.
 * `--patterns`: only the stories that prove something of the patterns (`docs/accessibility/patterns.json`). `--shard 1/4`: a part of it. `--built`: uses the existing `storybook-static`. `--write`: writes the results into `docs/contributing/engines.md`; alone, only that.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { patternStories } from './accessibility/patterns.ts'
import { readPatterns } from './accessibility/written.ts'
import { chromium } from './engines/chromium.ts'
import { engineTitles, themeNames, ways } from './engines/engine.ts'
import { firefox } from './engines/firefox.ts'
import { writePage } from './engines/page.ts'
import { allStories, playInEngines } from './engines/run.ts'
import { parseShard } from './engines/shards.ts'
import { webkit } from './engines/webkit.ts'
import { buildStorybook, storybookFolder } from './review/run.ts'
import { reactFolder } from './engines/react.ts'

const kinds = [chromium, firefox, webkit]

/** The items of a list with the given names. Throws for an unknown name. */
function named<Item extends { name: string }>(all: readonly Item[], names: readonly string[]): Item[] {
  return names.map((name) => {
    const one = all.find((item) => item.name === name)
    if (!one) throw new Error(`There is no ${name}: ${all.map((item) => item.name).join(', ')}.`)
    return one
  })
}

/** Ids of the stories that prove something of the patterns. */
function storiesOfPatterns(folder: string): Set<string> {
  const stories = new Set(patternStories(readPatterns()))
  const playable = allStories([], folder).filter(({ importPath, exportName }) =>
    stories.has(`${importPath.replace('./', '')}: ${exportName}`),
  )
  if (playable.length !== stories.size) throw new Error('The Storybook is not of the stories that the patterns name.')
  return new Set(playable.map(({ id }) => id))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true, default: kinds.map(({ name }) => name) },
    as: { type: 'string', multiple: true, default: [...themeNames] },
    shard: { type: 'string', default: '1/1' },
    built: { type: 'boolean', default: false },
    patterns: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const asked = named(kinds, values.engine)
const there = asked.filter((kind) => {
  const missing = kind.missing()
  if (missing) console.log(`${engineTitles[kind.name]}: not run. ${missing}`)
  return !missing
})
const isOnlyWritten = values.write && process.argv.length === 3
if (!isOnlyWritten) {
  const asAsked = named(ways, values.as)
  const versions = new Set(asAsked.map(({ react }) => react))
  const [react] = versions
  if (versions.size > 1) throw new Error('One version of React at a time: each has a build of its own.')
  const other = react && (await reactFolder(react))
  const folder = other ? join(other, 'storybook') : storybookFolder
  if (other) await buildStorybook(folder, { RONDE_REACT: other })
  else if (!values.built) await buildStorybook()
  const { failed, run } = await playInEngines({
    kinds: there,
    ways: asAsked,
    shard: parseShard(values.shard),
    parts: positionals,
    only: values.patterns ? storiesOfPatterns(folder) : undefined,
    folder,
  })
  process.exitCode = failed > 0 || run === 0 ? 1 : 0
}
if (values.write) writePage(kinds)
