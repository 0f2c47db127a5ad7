import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { type MatrixReport, reportFile } from '../../.storybook/docs/matrix-report.ts'
import { findBrowser, launchArgs } from '../browser.ts'
import { programs, root, runNode } from '../run.ts'
import { entriesOf, groupsOf, type Entry, type Opening, type Theme } from './entry.ts'
import { picturedStories, takePicture } from './overview-pictures.ts'
import { review, taskLimit } from './reviewer.ts'
import { serveStatic } from './serve-static.ts'

/** Where the Storybook is built. */
export const storybookFolder = join(root, 'storybook-static')

/** Builds the Storybook as it is published. */
export async function buildStorybook(): Promise<void> {
  const code = await runNode([programs.storybook, 'build', '-o', storybookFolder, '--quiet', '--loglevel', 'warn'])
  if (code !== 0) throw new Error('The Storybook does not build.')
}

interface Group {
  entries: Entry[]
  theme: Theme
}

interface ReviewOptions {
  /** Only entries whose id or path holds one of them. */
  parts?: readonly string[]
  isBuilt?: boolean
}

/** For the accessibility matrix: beside the build, which shows it, and for the next one that is served while working. */
function writeMatrix(openings: readonly Opening[]): void {
  const at = new Date().toISOString()
  const stories = openings.filter(({ entry }) => entry.type === 'story').map(({ entry, problems, isOwnThemePassed, isOtherThemePassed }) => ({
    id: entry.id, isPassed: problems.length === 0, isOwnThemePassed, isOtherThemePassed, at,
  }))
  const text = JSON.stringify({ stories } satisfies MatrixReport)
  for (const file of [join(storybookFolder, reportFile), join(root, '.storybook/generated', reportFile)]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const wrong = ({ problems, longestTask }: Opening): string[] => [...problems, ...(longestTask > taskLimit ? [`the page stood still for ${longestTask} ms`] : [])]

const tell = (opening: Opening): void => console.error(`✗ ${opening.entry.id}, ${opening.theme}\n    ${wrong(opening).join('\n    ')}`)

/** Opens what is built, says what is wrong, and answers how many openings were right. */
export async function reviewStorybook({ parts, isBuilt = false }: ReviewOptions = {}): Promise<{ passed: number; failed: number }> {
  if (!isBuilt) await buildStorybook()
  const server = await serveStatic(storybookFolder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  const startedAt = performance.now()
  try {
    const entries = entriesOf(storybookFolder, parts)
    const pictured = await picturedStories(entries)
    const open = ({ entries: opened, theme }: Group) => review(browser, server.address, opened, {
      theme,
      onStands: async (entry, page) => {
        const card = pictured.get(entry.id)
        if (card) await takePicture(page, card, storybookFolder)
      },
    })
    // A story is checked by axe in both themes wherever it is opened; a page has to be opened in each.
    const groups = groupsOf(entries).flatMap((own): Group[] => (own[0]?.type === 'docs' ? [{ entries: own, theme: 'light' }, { entries: own, theme: 'dark' }] : [{ entries: own, theme: 'light' }]))
    const openings: Opening[] = []
    const work = async () => {
      for (let group = groups.shift(); group; group = groups.shift()) {
        const opened = await open(group)
        opened.filter(({ problems }) => problems.length > 0).forEach(tell)
        openings.push(...opened)
      }
    }
    // One for each core of a small machine; more than that take each other's time, which is measured here.
    await Promise.all([work(), work()])
    // Somebody else's work may have held the machine: what stood still is measured again, alone.
    for (const opening of openings.filter(({ longestTask }) => longestTask > taskLimit)) {
      const [again] = await open({ entries: [opening.entry], theme: opening.theme })
      if (again) opening.longestTask = Math.min(opening.longestTask, again.longestTask)
    }
    if (!parts?.length) writeMatrix(openings)
    const failed = openings.filter((opening) => wrong(opening).length > 0)
    failed.filter(({ problems }) => problems.length === 0).forEach(tell)
    const [slowest] = openings.toSorted((one, other) => other.longestTask - one.longestTask)
    const counted = (type: Entry['type']) => openings.filter(({ entry }) => entry.type === type).length
    console.log(`${counted('story')} stories, ${counted('docs')} openings of pages, ${((performance.now() - startedAt) / 1000).toFixed(0)} s; the longest task took ${slowest?.longestTask} ms (${slowest?.entry.id})`)
    return { passed: openings.length - failed.length, failed: failed.length + (openings.length === 0 ? 1 : 0) }
  } finally {
    await browser.close()
    await server.close()
  }
}
