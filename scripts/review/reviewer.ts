import type { Browser, BrowserContext, Page } from 'playwright'
import type { Entry, Opening, Theme } from './entry.ts'
import { reviewName } from '../../.storybook/under-test.ts'
import { record, type Recorded } from './recorder.ts'

/** How long an entry may take to stand and be played, in ms; more than any takes on a busy machine. */
const patience = 60_000

/** Longest task that a page may have, in ms. */
export const taskLimit = 2000

const recordedOf = (page: Page) => page.evaluate((name) => (globalThis as unknown as Record<string, Recorded>)[name], reviewName)

interface Heard {
  page: Page
  /** Errors on the console, and those nobody caught. */
  errors: string[]
}

/** What is done besides while entries are opened. */
export interface Visit {
  theme: Theme
  /** Axe is not asked. */
  isQuick?: boolean
  /** Given the page before its own scripts run. */
  prepare?: (page: Page) => Promise<void>
  /** Told when an entry stands and has been played. */
  onStands?: (entry: Entry, page: Page) => Promise<void>
}

async function openPage(context: BrowserContext, url: string, prepare?: Visit['prepare']): Promise<Heard> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const errors: string[] = []
  page.on('console', (message) => {
    // Browsers ask for one wherever they are; a page in a frame has none.
    const isOfPage = !message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && isOfPage) errors.push([...message.text().split('\n').slice(0, 6), message.location().url].join('\n    '))
  })
  page.on('pageerror', (error) => errors.push(`not caught: ${error.message}`))
  await page.addInitScript(record, reviewName)
  await prepare?.(page)
  await page.goto(url)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis && '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  return { page, errors }
}

function told(recorded: Recorded, id: string): Pick<Opening, 'problems' | 'isOwnThemePassed' | 'isOtherThemePassed'> {
  const { status = 'unfinished', reporters = [] } = recorded.finished[id] ?? {}
  const failed = reporters.filter((report) => report.status === 'failed')
  const violations = failed.flatMap(({ type, result }) => (result?.violations ?? []).map((rule) => `${type}, ${rule.id}: ${rule.nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`))
  const isPassed = (type: string) => {
    const report = reporters.find((one) => one.type === type)
    return report && report.status !== 'failed'
  }
  return {
    problems: [...violations, ...(status !== 'success' && violations.length === 0 ? ['its play or its check failed'] : [])],
    isOwnThemePassed: isPassed('a11y'),
    isOtherThemePassed: isPassed('a11y-other-theme'),
  }
}

/** Opens entries in a page of their own, one after the other, as a reader of the Storybook would go through them. */
export async function review(browser: Browser, address: string, entries: readonly Entry[], { theme, isQuick = false, prepare, onStands }: Visit): Promise<Opening[]> {
  const openings: Opening[] = []
  let context: BrowserContext | undefined
  let heard: Heard | undefined
  for (const entry of entries) {
    const url = `${address}iframe.html?id=${entry.id}&viewMode=${entry.type}&globals=theme:${theme}${isQuick ? ';a11y.manual:!true' : ''}`
    try {
      if (heard) {
        await heard.page.evaluate((id) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: object) => void } }
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
        }, entry.id)
      } else {
        context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
        heard = await openPage(context, url, prepare)
      }
      const { page, errors } = heard
      await page.waitForFunction(
        ([name, id]) => {
          const { finished, rendered } = (globalThis as unknown as Record<string, Recorded>)[name]!
          return id in finished || rendered.includes(id)
        },
        [reviewName, entry.id] as const,
        { polling: 50 },
      )
      const recorded = await recordedOf(page)
      const longestTask = Math.max(0, ...(recorded?.tasks ?? []))
      await page.evaluate((name) => void (globalThis as unknown as Record<string, Recorded>)[name]!.tasks.splice(0), reviewName)
      await onStands?.(entry, page)
      const { problems, ...axe } = recorded && entry.type === 'story' ? told(recorded, entry.id) : { problems: [] }
      openings.push({ entry, theme, longestTask, ...axe, problems: [...problems, ...errors.splice(0).map((error) => `console: ${error}`)] })
    } catch (error) {
      openings.push({ entry, theme, longestTask: Infinity, problems: [`did not stand: ${String(error).split('\n')[0]}`, ...(heard?.errors.splice(0) ?? [])] })
      // A page that hangs is left behind, for it may not even close.
      void context?.close().catch(() => {})
      heard = undefined
    }
  }
  void context?.close().catch(() => {})
  return openings
}
