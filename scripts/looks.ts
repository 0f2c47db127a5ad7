/**
 * `npm run looks [-- part of an id or path …]`: pictures of every story in both themes, compared to the accepted ones; a page shows what changed.
 * `--accept`: what is taken is accepted. `--built`: takes `storybook-static` as it is.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from './browser.ts'
import { type AcceptedLooks, changedLooks } from './looks/compare-looks.ts'
import { looksPage } from './looks/looks-page.ts'
import { takeLooks } from './looks/take-looks.ts'
import { buildStorybook, storybookFolder } from './review/run.ts'
import { serveStatic } from './review/serve-static.ts'
import { root } from './run.ts'

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const file = join(root, '.storybook/looks/accepted.json')
const pictures = join(root, '.storybook/generated/looks')

if (!args.includes('--built')) await buildStorybook()
const server = await serveStatic(storybookFolder)
// One font drawing for every machine of a kind, whatever its screen.
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArgs, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'] })
try {
  const accepted: AcceptedLooks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AcceptedLooks) : { browser: browser.version(), looks: {} }
  const { looks, failed } = await takeLooks({ browser, address: server.address, storybook: storybookFolder, pictures, parts })
  if (accepted.browser !== browser.version()) console.log(`Accepted with Chromium ${accepted.browser}, taken with ${browser.version()}: pixels may differ for that.`)
  failed.forEach((id) => console.error(`✗ ${id} does not stand as it should; see npm run review`))
  const changes = changedLooks(accepted.looks, looks, parts.length > 0)
  const known = new Set(globSync('*.png', { cwd: pictures }).map((name) => basename(name, '.png')))
  writeFileSync(join(pictures, 'index.html'), looksPage(changes, known))
  console.log(`${Object.keys(looks).length} pictures, ${changes.length} not as accepted; look at ${join(pictures, 'index.html')}`)
  if (args.includes('--accept')) {
    const all = parts.length > 0 ? { ...accepted.looks, ...looks } : looks
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify({ browser: browser.version(), looks: Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other))) }, null, 1)}\n`)
  } else if (changes.length > 0 || failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
}
