import { createHash } from 'node:crypto'
import { chromium, type Page } from 'playwright'
import { speakEvent } from '../../.storybook/hearing/heard.ts'
import { findBrowser, launchArgs } from '../browser.ts'
import { entriesOf, type Entry, groupsOf } from '../review/entry.ts'
import { heldAs, setClock } from '../review/held-clock.ts'
import { Reviewer } from '../review/reviewer.ts'
import { storybookFolder } from '../review/run.ts'
import { serveStatic } from '../review/serve-static.ts'
import { tryEngines } from './ask.ts'
import { askInThemes } from './themes.ts'
import type { Item, Locale, OpenPlace, Outcome } from './states.ts'

/** One in this number of story files is checked in English too, always the same ones. */
const englishOneIn = 6
const isInEnglish = ({ importPath }: Entry): boolean =>
  createHash('sha256').update(importPath).digest().readUInt32BE() % englishOneIn === 0

/** Changes the story's language in place, so that open layers stay open; null: its own language. */
const speak = (page: Page, locale: Locale | null) =>
  page.evaluate(
    ([event, detail]) => {
      dispatchEvent(new CustomEvent(event, { detail }))
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    [speakEvent, locale] as const,
  )

/** Opens the built Storybook for checks: every story, after its play. */
export async function openStories(): Promise<OpenPlace> {
  const server = await serveStatic(storybookFolder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  await tryEngines(await browser.newPage())
  const askAbout = async (entries: readonly Entry[]): Promise<Outcome> => {
    const outcome: Outcome = { asked: [], missed: [] }
    const ask = async (page: Page, { id }: Entry, locale: Locale) => {
      const asked = await askInThemes(page, { place: 'stories', kind: 'story', name: id, locale, width: 'wide' })
      outcome.asked.push(...asked)
    }
    const reviewer = new Reviewer({
      browser,
      address: server.address,
      as: heldAs,
      prepare: setClock,
      isQuick: true,
      onStands: async (entry, page) => {
        await ask(page, entry, 'fr')
        if (!isInEnglish(entry)) return
        await speak(page, 'en')
        await ask(page, entry, 'en')
        await speak(page, null)
      },
    })
    for (const entry of entries) {
      const { problems } = await reviewer.open(entry, 'light')
      // An aborted run is not a finding.
      if (!browser.isConnected()) throw new Error('The browser was closed.')
      if (problems.length > 0) outcome.missed.push({ name: entry.id, why: problems.join(' ').slice(0, 600) })
    }
    reviewer.leave()
    return outcome
  }
  const stories = entriesOf(storybookFolder).filter(({ type }) => type === 'story')
  return {
    // Shards are balanced by the number of stories per file.
    items: groupsOf(stories).map((entries) => {
      const name = entries[0]?.importPath.replace(/^\.\//, '') ?? ''
      const [first, ...others] = entries.map((): Item => ({ name, ask: () => askAbout(entries) }))
      return first ? [first, ...others] : []
    }),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
