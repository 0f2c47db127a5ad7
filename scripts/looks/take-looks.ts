import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { entriesOf, groupsOf } from '../review/entry.ts'
import { Reviewer, type Visit } from '../review/reviewer.ts'
import { heldAs, setClock } from '../review/held-clock.ts'
import { fingerprintOf } from './drawing.ts'

interface TakeOptions {
  browser: Browser
  /** Address of the built Storybook. */
  address: string
  /** Folder of the built Storybook. */
  storybook: string
  /** Folder of the pictures, named by fingerprint. */
  pictures: string
  parts: readonly string[]
  /** Whether only stories without a play function are taken. */
  isUnplayedOnly: boolean
}

interface Taken {
  looks: Record<string, string>
  /** Stories that failed; their pictures do not count. */
  failed: string[]
}

const themes = ['light', 'dark'] as const
const lookOf = (id: string, theme: string): string => `${id}, ${theme}`

/** Takes pictures until two in a row are equal, so that late changes are included. */
async function settled(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await take()
  for (let more = 0; more < 10; more++) {
    const next = await take()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Takes the picture of stories, played, in both themes. */
export async function takeLooks({
  browser,
  address,
  storybook,
  pictures,
  parts,
  isUnplayedOnly,
}: TakeOptions): Promise<Taken> {
  mkdirSync(pictures, { recursive: true })
  const taken: Taken = { looks: {}, failed: [] }
  const groups = groupsOf(
    entriesOf(storybook, parts).filter(
      ({ type, tags = [] }) => type === 'story' && !(isUnplayedOnly && tags.includes('play-fn')),
    ),
  )
  const visit: Visit = {
    browser,
    address,
    as: heldAs,
    isQuick: true,
    prepare: setClock,
    onStands: async ({ id }, page) => {
      await page.evaluate(() => document.fonts.ready)
      const own = await page.evaluate(() => document.documentElement.dataset.theme)
      for (const theme of themes) {
        await page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), theme)
        const picture = await settled(page)
        const look = fingerprintOf(picture)
        const file = join(pictures, `${look}.png`)
        if (!existsSync(file)) writeFileSync(file, picture)
        taken.looks[lookOf(id, theme)] = look
      }
      await page.evaluate((shown) => {
        document.documentElement.dataset.theme = shown
        // What goes with the focus in it hands it on, and its mark would be in the picture of the next story.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }, own)
    },
  }
  const work = async () => {
    const reviewer = new Reviewer(visit)
    for (let group = groups.shift(); group; group = groups.shift()) {
      // A new page for each file, so that earlier stories leave no traces in its pictures.
      if (!isUnplayedOnly) reviewer.leave()
      for (const entry of group) {
        const { problems } = await reviewer.open(entry, 'light')
        if (problems.length === 0) continue
        taken.failed.push(entry.id)
        for (const theme of themes) delete taken.looks[lookOf(entry.id, theme)]
      }
    }
    reviewer.leave()
  }
  await Promise.all([work(), work()])
  return taken
}
