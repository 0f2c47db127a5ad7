import { type Browser, chromium, type Page, type Request } from 'playwright'
import { menuAddresses, openPages } from '../../app/e2e/addresses.ts'
import { accounts, User } from '../../app/e2e/journey.ts'
import { type Provider, startProvider } from '../../app/e2e/provider.ts'
import { findBrowser, launchArgs } from '../browser.ts'
import { tryEngines } from './ask.ts'
import { LayerWalk, opened, tryWalk } from './layers.ts'
import { type Overlay, overlays } from './overlays.ts'
import { askInThemes } from './themes.ts'
import {
  type Asked,
  heights,
  type Item,
  type Locale,
  type OpenPlace,
  type Outcome,
  type WidthName,
  widths,
} from './states.ts'

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

/** Whether a request stores nothing: it reads, or it is the lock of a form. */
const isHarmless = (request: Request): boolean =>
  request.method() === 'GET' || /\/SysObjetLock\/|\/CheckToken$/.test(request.url())

/** Refuses what would change the records that other pages are being looked at with. */
async function changeNothing(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (isHarmless(route.request())) return route.fallback()
    const msgList = [{ message: 'Non', eventType: 4, exception: null }]
    return route.fulfill({ json: { value: null, isSuccess: false, hasErrors: true, msgList } })
  })
}

const layerWidths = ['wide', 'narrow'] as const satisfies WidthName[]
type LayerWidth = (typeof layerWidths)[number]

/** Checks the layers that presses open on a page, wide and narrow, in both themes. */
async function askLayers(
  browser: Browser,
  provider: Provider,
  { locale, at }: Screen,
  seen: Readonly<Record<LayerWidth, Set<string>>>,
): Promise<Outcome> {
  const outcome: Outcome = { asked: [], missed: [] }
  const context = await browser.newContext({ viewport: sizeOf('wide'), reducedMotion: 'reduce', locale: 'en-US' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    await user.enter(provider, accounts.admin, '/about')
    await changeNothing(page)
    for (const width of layerWidths) {
      await page.setViewportSize(sizeOf(width))
      await new LayerWalk(page, seen[width], {
        address: provider.url + at,
        avoided: [user.t['action.Deconnexion']],
        load: async (address) => {
          await page.goto(address)
          await whole(page)
        },
        look: async (presses) => {
          const state = { place: 'layers', kind: 'layer', name: `${at}: ${presses}`, locale, width } as const
          outcome.asked.push(...(await askInThemes(page, state, opened)))
        },
      }).walk()
    }
  } catch (error) {
    if (!browser.isConnected()) throw error
    outcome.missed.push({ name: `layers of ${at}, ${locale}`, why: String(error).slice(0, 600) })
  } finally {
    await context.close()
  }
  return outcome
}

/** Starts the console and a browser, and tries the engines; `itemsOf` names what is checked. */
async function opening(itemsOf: (browser: Browser, provider: Provider) => Promise<Item[]>): Promise<OpenPlace> {
  const provider = await startProvider('--date', '2026-03-31')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  await tryEngines(await browser.newPage())
  return {
    items: (await itemsOf(browser, provider)).map((item) => [item]),
    close: async () => {
      await browser.close()
      await provider.stop()
      provider.remove()
    },
  }
}

/** Opens the console for checks: pages of the menus, pages without a sign-in, and overlays. */
export const openConsole = (): Promise<OpenPlace> =>
  opening(async (browser, provider) =>
    (await screensOf(provider)).map((screen) => {
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
      return { name, ask: askAbout }
    }),
  )

/** Opens the console for checks of the layers of each page of the menus. */
export const openLayers = (): Promise<OpenPlace> =>
  opening(async (browser, provider) => {
    await tryWalk(await browser.newPage())
    const screens = (await screensOf(provider)).filter(({ isSignedIn, overlay }) => isSignedIn && !overlay)
    // Layers of the same words, in a language and a width, are the same.
    const none = () => ({ wide: new Set<string>(), narrow: new Set<string>() })
    const seen = { fr: none(), en: none() }
    return screens.map((screen) => ({
      name: `layers of ${screen.name}, ${screen.locale}`,
      ask: () => askLayers(browser, provider, screen, seen[screen.locale]),
    }))
  })
