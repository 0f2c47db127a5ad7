import puppeteer, { type Page } from 'puppeteer-core'
import { findProgram } from '../browser.ts'
import { type EngineKind, sizeOf, type Way } from './engine.ts'

const find = (): string | undefined =>
  findProgram(
    process.env.FIREFOX,
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  )

/** Preferences that replace the system settings, which a headless browser does not have. */
const preferences = ({ isForced, isMoving, zoom }: Way): Record<string, unknown> => ({
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': isMoving ? 0 : 1,
  // A mouse: fine pointer, with hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  ...(isForced && { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }),
  ...(zoom !== undefined && { 'layout.css.devPixelsPerPx': String(zoom) }),
})

export const firefox: EngineKind = {
  name: 'firefox',
  missing: () =>
    find()
      ? undefined
      : 'No Firefox: `apt-get install firefox-esr` on Debian, or any Firefox of this year; or set FIREFOX to its path.',
  cannot: {},
  async launch(way) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: find(),
      env: { ...process.env, TZ: 'UTC' },
      defaultViewport: sizeOf(way),
      // The caller aborts plays that hang.
      protocolTimeout: 0,
      extraPrefsFirefox: preferences(way),
    })
    let page: Page | undefined
    return {
      version: (await browser.version()).replace(/^firefox\//, ''),
      async open(address) {
        await page?.close().catch(() => {})
        page = await browser.newPage()
        await page.goto(address)
      },
      ask: async (expression) => page?.evaluate(expression),
      close: () => browser.close(),
    }
  },
}
