import { type Browser, chromium, type Page } from 'playwright'
import { menuAddresses, openPages } from '../../app/e2e/addresses.ts'
import { accounts, User } from '../../app/e2e/journey.ts'
import { type Provider, startProvider } from '../../app/e2e/provider.ts'
import { findBrowser, launchArgs } from '../browser.ts'
import { tryEngines } from './ask.ts'
import { type Overlay, overlays } from './overlays.ts'
import { askInThemes } from './themes.ts'
import { type Asked, heights, type Locale, type OpenPlace, type Outcome, type WidthName, widths } from './states.ts'

/** A page or an overlay of the console, in one language. */
interface Screen {
  name: string
  locale: Locale
  at: string
  isSignedIn: boolean
  overlay?: Overlay
}

async function screensOf(provider: Provider): Promise<Screen[]> {
  const led = (await menuAddresses(provider)).map(({ address }) => address)
  const signedIn = [...new Set(['/', '/about', '/accessibilite', '/Core/Sys/NotifList', '/Adm/Usr/UserProfil', ...led])]
  return (['fr', 'en'] as const).flatMap((locale) => [
    ...openPages.map((at): Screen => ({ name: `${at} (signed out)`, locale, at, isSignedIn: false })),
    ...signedIn.map((at): Screen => ({ name: at.replaceAll(/=[^&]*/g, '=…'), locale, at, isSignedIn: true })),
    ...overlays.map((overlay): Screen => ({ name: overlay.name, locale, at: overlay.at, isSignedIn: true, overlay })),
  ])
}

/** Waits until the page has loaded completely. */
async function whole(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      /\S/.test(document.querySelector('h1')?.textContent ?? '') && document.querySelector('[aria-busy=true]') === null,
  )
  await page.evaluate(() => document.fonts.ready)
}

const sizeOf = (width: WidthName) => ({ width: widths[width], height: heights[width] })

/** Checks a page or an overlay in all widths and both themes. */
async function ask(browser: Browser, provider: Provider, screen: Screen): Promise<Asked[]> {
  const { name, locale, at, isSignedIn, overlay } = screen
  const context = await browser.newContext({ viewport: sizeOf('wide'), reducedMotion: 'reduce', locale: 'en-US' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    if (isSignedIn) await user.enter(provider, accounts.admin, '/about')
    else await user.settle()
    const asked: Asked[] = []
    for (const width of overlay?.widths ?? (Object.keys(widths) as WidthName[])) {
      await page.setViewportSize(sizeOf(width))
      // Overlays are opened on a page loaded at this width.
      await page.goto(provider.url + at)
      await whole(page)
      await (await overlay?.open(user))?.waitFor()
      if (overlay) await whole(page)
      asked.push(
        ...(await askInThemes(page, { place: 'console', kind: overlay ? 'overlay' : 'view', name, locale, width })),
      )
    }
    return asked
  } finally {
    await context.close()
  }
}

/** Opens the console for checks: pages of the menus, pages without a sign-in, and overlays. */
export async function openConsole(): Promise<OpenPlace> {
  const provider = await startProvider('--date', '2026-03-31')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  await tryEngines(await browser.newPage())
  const screens = await screensOf(provider)
  return {
    items: screens.map((screen) => {
      const name = `${screen.name}, ${screen.locale}`
      const askAbout = async (): Promise<Outcome> => {
        try {
          return { asked: await ask(browser, provider, screen), missed: [] }
        } catch (error) {
          // An aborted run is not a finding.
          if (!browser.isConnected()) throw error
          return { asked: [], missed: [{ name, why: String(error).slice(0, 600) }] }
        }
      }
      return [{ name, ask: askAbout }]
    }),
    close: async () => {
      await browser.close()
      await provider.stop()
      provider.remove()
    },
  }
}
