import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { type Heard, heardReport } from '../../.storybook/hearing/heard.ts'
import { standsMessage } from '../../.storybook/toolbar/still-frame.ts'
import { reviewName } from '../../.storybook/under-test.ts'
import type { Entry, Opening, Theme } from './entry.ts'
import { beginsAnew } from './held-clock.ts'
import { axeOfPage } from './page-axe.ts'
import { record, type Recorded } from './recorder.ts'

const usualPatience = 60_000

const emptyFrame = `<!doctype html><script>parent.postMessage('${standsMessage}', '*')</script>`

/** Longest allowed task of a page, in ms. */
export const taskLimit = 4000

/** Options of opening entries. */
export interface Visit {
  browser: Browser
  /** Address of the built Storybook. */
  address: string
  /** Browser context options besides size and motion. @default those of the machine */
  as?: BrowserContextOptions
  /** Whether axe is skipped. */
  isQuick?: boolean
  /** Whether announced texts of components are recorded. */
  isListening?: boolean
  /** Whether frames in pages stay empty: each would load a story that is opened alone anyway. */
  hasNoFrames?: boolean
  /** Milliseconds in which an entry must load and be played. @default 60,000: more than any takes on a busy machine */
  patience?: number
  /** Called with a page before its own scripts run. */
  prepare?: (page: Page) => Promise<void>
  /** Called when an entry is loaded and has been played. */
  onStands?: (entry: Entry, page: Page) => Promise<void>
}

interface Opened {
  page: Page
  context: BrowserContext
  /** Errors on the console, and uncaught errors. */
  errors: string[]
  theme: Theme
  type: Entry['type']
}

function hear(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // Browsers request a favicon by themselves; a framed page has none.
    const isOfPage = !message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && isOfPage)
      errors.push([...message.text().split('\n').slice(0, 6), message.location().url].join('\n    '))
  })
  page.on('pageerror', (error) => errors.push(`not caught: ${error.message}`))
  return errors
}

/** The distinct errors with the start of their stacks: each attempt throws one. */
const shortened = (thrown: readonly string[]): string =>
  [...new Set(thrown)].map((text) => text.split('\n').filter(Boolean).slice(0, 12).join('\n    ')).join('\n    ')

type Finished = Recorded['finished'][string]

/** The preview's report on a story, as text. */
export function told(
  { status, reporters }: Finished,
  thrown: readonly string[],
): Pick<Opening, 'problems' | 'isOwnThemePassed' | 'isOtherThemePassed' | 'heard'> {
  const failed = reporters.filter((report) => report.status === 'failed')
  const violations = failed.flatMap(({ type, result }) =>
    (result?.violations ?? []).map(
      (rule) => `${type}, ${rule.id}: ${rule.nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
  )
  const isPassed = (type: string) => {
    const report = reporters.find((one) => one.type === type)
    return report && report.status !== 'failed'
  }
  return {
    problems: [
      ...violations,
      ...((status !== 'success' || thrown.length > 0) && violations.length === 0
        ? [`its play or its check failed: ${shortened(thrown)}`]
        : []),
    ],
    isOwnThemePassed: isPassed('a11y'),
    isOtherThemePassed: isPassed('a11y-other-theme'),
    heard: reporters.find(({ type }) => type === heardReport)?.result as Heard | undefined,
  }
}

/** Opens entries one after the other, as a reader of the Storybook would: in one page while kind and theme stay the same. */
export class Reviewer {
  readonly visit: Visit
  #opened: Opened | undefined

  constructor(visit: Visit) {
    this.visit = visit
  }

  /** The page for entries of this kind and theme; a new one opens with the entry. */
  async #pageFor({ id, type }: Entry, theme: Theme): Promise<Opened> {
    if (this.#opened?.theme === theme && this.#opened.type === type) return this.#opened
    this.leave()
    const {
      browser,
      address,
      as,
      isQuick,
      isListening = false,
      hasNoFrames,
      prepare,
      patience = usualPatience,
    } = this.visit
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...as })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    this.#opened = { page, context, errors: hear(page), theme, type }
    await page.addInitScript(record, { name: reviewName, frameStands: standsMessage, isListening })
    if (hasNoFrames && type === 'docs')
      await page.route(
        (url) => url.searchParams.get('viewMode') === 'story',
        (route) => route.fulfill({ contentType: 'text/html', body: emptyFrame }),
      )
    await prepare?.(page)
    await page.goto(
      `${address}iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme}${isQuick ? ';a11y.manual:!true' : ''}`,
    )
    await page.waitForFunction(
      () => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis,
    )
    return this.#opened
  }

  /** Closes the current page; the next entry gets a new one. */
  leave(): void {
    // A hanging page may not even close.
    void this.#opened?.context.close().catch(() => {})
    this.#opened = undefined
  }

  /** Opens an entry, and resolves to the result. */
  async open(entry: Entry, theme: Theme): Promise<Opening> {
    const { patience = usualPatience } = this.visit
    const late = Promise.withResolvers<never>()
    // Awaited below, unless the page failed to open.
    late.promise.catch(() => {})
    const timer = setTimeout(
      () => late.reject(new Error(`it has not come to its end after ${patience / 1000} s`)),
      patience,
    )
    try {
      const { page, errors } = await this.#pageFor(entry, theme)
      const stands = page.evaluate(
        async ([name, id, type, event]) => {
          dispatchEvent(new Event(event))
          const recorded = (globalThis as unknown as Record<string, Recorded>)[name]!
          await recorded.stands(id, type)
          return { finished: recorded.finished[id], tasks: recorded.tasks.splice(0), thrown: recorded.thrown.splice(0) }
        },
        [reviewName, entry.id, entry.type, beginsAnew] as const,
      )
      const { finished, tasks, thrown } = await Promise.race([stands, late.promise])
      await this.visit.onStands?.(entry, page)
      const { problems, ...axe } = finished
        ? told(finished, thrown)
        : { problems: this.visit.isQuick ? [] : await axeOfPage(page) }
      return {
        entry,
        theme,
        longestTask: Math.max(0, ...tasks),
        ...axe,
        problems: [...problems, ...errors.splice(0).map((error) => `console: ${error}`)],
      }
    } catch (error) {
      const errors = this.#opened?.errors ?? []
      this.leave()
      return {
        entry,
        theme,
        longestTask: Infinity,
        problems: [`did not stand: ${String(error).split('\n')[0]}`, ...errors],
      }
    } finally {
      clearTimeout(timer)
    }
  }
}
