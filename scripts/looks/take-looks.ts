import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { entriesOf, groupsOf } from '../review/entry.ts'
import { review } from '../review/reviewer.ts'

interface TakeOptions {
  browser: Browser
  /** Where the built Storybook is served. */
  address: string
  /** Where it is built. */
  storybook: string
  /** Where pictures are kept, each under its fingerprint. */
  pictures: string
  parts: readonly string[]
}

interface Taken {
  looks: Record<string, string>
  /** Stories that did not stand as they should; their pictures say nothing. */
  failed: string[]
}

/** A day on which nothing in the stories is due today; noon, so that it is the same day everywhere. */
const clock = '2026-03-31T12:00:00Z'

/** The same every time: the clock stands, chance is none, and what moves has arrived. */
async function hold(page: Page): Promise<void> {
  await page.clock.setFixedTime(clock)
  await page.addInitScript(() => {
    let seed = 1
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  })
}

/** Takes the picture of every story, played, in both themes. */
export async function takeLooks({ browser, address, storybook, pictures, parts }: TakeOptions): Promise<Taken> {
  mkdirSync(pictures, { recursive: true })
  const taken: Taken = { looks: {}, failed: [] }
  const groups = groupsOf(entriesOf(storybook, parts).filter(({ type }) => type === 'story'))
  const work = async () => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      const openings = await review(browser, address, group, {
        theme: 'light',
        isQuick: true,
        prepare: hold,
        onStands: async ({ id }, page) => {
          await page.evaluate(() => document.fonts.ready)
          const own = await page.evaluate(() => document.documentElement.dataset.theme)
          for (const theme of ['light', 'dark']) {
            await page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), theme)
            const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
            const look = createHash('sha256').update(picture).digest('hex').slice(0, 16)
            const file = join(pictures, `${look}.png`)
            if (!existsSync(file)) writeFileSync(file, picture)
            taken.looks[`${id}, ${theme}`] = look
          }
          await page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), own)
        },
      })
      taken.failed.push(...openings.filter(({ problems }) => problems.length > 0).map(({ entry }) => entry.id))
    }
  }
  await Promise.all([work(), work()])
  return taken
}
