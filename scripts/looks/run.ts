import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../browser.ts'
import { storybookFolder } from '../review/run.ts'
import { serveStatic } from '../review/serve-static.ts'
import { root } from '../run.ts'
import { acceptedLooks, acceptedLooksFile } from './accepted-looks.ts'
import { type AcceptedLooks, changedLooks, type LookChange, type Looks } from './compare-looks.ts'
import { drawingOf } from './drawing.ts'
import { looksPage } from './looks-page.ts'
import { takeLooks } from './take-looks.ts'

const pictures = join(root, '.storybook/generated/looks')

interface LooksOptions {
  /** Only stories whose id or path holds one of them; all without any. */
  parts?: readonly string[]
  /** Compares, as test runs do, only components before any interaction; and nothing where the accepted pictures were drawn by another browser, or with other fonts. */
  isBrief?: boolean
}

interface Compared {
  looks: Looks
  changes: readonly LookChange[]
  /** Stories that failed. */
  failed: readonly string[]
  isDrawnAlike: boolean
  browser: string
  drawing: string
}

/** Browser options for the same font rendering on every screen, and for drawing a picture at once, as partial repaints differ slightly. */
const drawnAlike = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
]

/** Takes the pictures of the built Storybook, compares them to the accepted ones, and writes the page that shows what changed. */
export async function compareLooks({ parts = [], isBrief = false }: LooksOptions): Promise<Compared> {
  const server = await serveStatic(storybookFolder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArgs, ...drawnAlike] })
  try {
    const drawing = await drawingOf(browser)
    const accepted = acceptedLooks()
    const by = { isDrawnAlike: accepted?.drawing === drawing, browser: browser.version(), drawing }
    if (isBrief && !by.isDrawnAlike) return { looks: {}, changes: [], failed: [], ...by }
    const { looks, failed } = await takeLooks({
      browser,
      address: server.address,
      storybook: storybookFolder,
      pictures,
      parts: isBrief ? ['ui/src/'] : parts,
      isUnplayedOnly: isBrief,
    })
    const changes = changedLooks(accepted?.looks ?? {}, looks, isBrief || parts.length > 0)
    const known = new Set(globSync('*.png', { cwd: pictures }).map((name) => basename(name, '.png')))
    writeFileSync(join(pictures, 'index.html'), looksPage(changes, known))
    return { looks, changes, failed, ...by }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Accepts the new pictures; with `isPartial`, other stories keep their accepted ones. */
export function acceptLooks({ looks, browser, drawing }: Compared, isPartial: boolean): void {
  const all = isPartial ? { ...acceptedLooks()?.looks, ...looks } : looks
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other)))
  mkdirSync(dirname(acceptedLooksFile), { recursive: true })
  writeFileSync(
    acceptedLooksFile,
    `${JSON.stringify({ browser, drawing, looks: sorted } satisfies AcceptedLooks, null, 1)}\n`,
  )
}

/** The results as lines of text. */
export const tellLooks = ({ looks, changes, failed }: Compared): string[] => [
  ...failed.map((id) => `✗ ${id} does not stand as it should; see npm run review`),
  ...changes.map(({ of }) => `✗ ${of} looks otherwise than accepted`),
  `${Object.keys(looks).length} pictures, ${changes.length} not as accepted; look at ${join(pictures, 'index.html')}`,
]
